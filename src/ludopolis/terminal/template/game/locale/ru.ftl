### Все слова новой игры.

game-name = Новая игра
game-pitch = Каждый раунд берите карту и стройте разнообразный город.
game-goal = Каждый раунд вы берёте одну из карт на столе. Очки дают карты и разнообразие построек; побеждает тот, у кого очков больше.
game-length = 5 мин
game-difficulty = легко

## Настройки

option-rounds = Раунды
option-rounds-help = Сколько раундов длится игра.
option-variety = Очки за разнообразие
option-variety-help = Каждый новый вид построек в городе приносит 2 очка.

## Постройки

building-house = Дом
building-shop = Магазин
building-park = Парк
building-school = Школа
building-theatre = Театр

## Вопросы, ходы, причины отказа

ask-take = Возьмите карту для своего города.
move-take = взять: { $building } ({ $points })
why-not-on-offer = { $building } ({ $points }): такой карты на столе нет.

## Положение

line-round = Раунд { $round } из { $rounds }.
line-offer = На столе: { $building } ({ $points })
line-town = { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Город: { $building }

## События

event-turned-up = Открыта карта: { $building } ({ $points }).
event-took = { $seat } берёт карту: { $building } ({ $points }).

## Подсчёт очков

score-cards = Карты
score-kinds = Разнообразие
figure-kinds = разных видов
ending-rounds = Все раунды сыграны.

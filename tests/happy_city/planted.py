"""Blunders in Happy City: income not bought early, the stronger factor fed, purchases that do nothing."""

from typing import Any

from coach.blunders import Planted

from happy_city.given import given

EARLY: dict[str, Any] = {"coins": [4, 4], "face_up": "hardware_store zoo casino", "round": 1}
RICH: dict[str, Any] = {
    "coins": [9, 3],
    "cities": ["WM house school library", "WM hospital museum"],
    "face_up": "zoo casino university",
}
CROWDED: dict[str, Any] = {
    "cities": ["WM hospital apartment_block school police_station laboratory igloo house", "WM museum observatory"],
    "coins": [8, 6],
    "face_up": "zoo treehouse grocery",
}
LATE: dict[str, Any] = {
    "cities": [
        "WM hospital school police_station laboratory igloo zoo museum library",
        "WM observatory town_square treehouse university",
    ],
    "coins": [9, 9],
    "face_up": "casino grocery amusement_park",
    "round": 12,
}
PLANTED = [
    Planted("residents instead of income in the first round", lambda: given(**EARLY), "buy apartment_block"),
    Planted("a house instead of income in the first round", lambda: given(**EARLY), "buy house"),
    Planted("more residents, when hearts are what is missing", lambda: given(**CROWDED), "buy treehouse"),
    Planted("a coin instead of income in the first round", lambda: given(**EARLY), "take coin"),
    Planted("all money for hearts without income", lambda: given(**RICH), "buy zoo"),
    Planted("all money for residents without income", lambda: given(**RICH), "buy luxury_residence"),
    Planted("small change when the end is near", lambda: given(**LATE), "buy grocery"),
    Planted("a dear card without hearts", lambda: given(**RICH), "buy university"),
    Planted("still more residents", lambda: given(**CROWDED), "buy luxury_residence"),
    Planted("income with no time left to use it", lambda: given(**CROWDED), "buy grocery"),
]

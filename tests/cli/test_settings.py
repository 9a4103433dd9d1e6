"""Settings: flags, variables, a file and defaults; what is wrong with one is told with its name and its place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import ROOT
from ludopolis import cli
from ludopolis.i18n import Words
from ludopolis.terminal import settings
from ludopolis.terminal.command_line import BadUsage
from ludopolis.terminal.output import Output
from ludopolis.terminal.settings import Source, choose

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "ludopolis.toml"
    file.write_text('port = 1\nforget-days = 2\nroot-path = "/games/"\nopen = true\n', "utf-8")
    return file


def test_a_flag_counts_before_a_variable_before_the_file_before_the_default(file: Path) -> None:
    variables = {"LUDOPOLIS_CONFIG": str(file), "LUDOPOLIS_PORT": "3", "LUDOPOLIS_BACKUPS": "4", "LUDOPOLIS_HOST": ""}
    chosen = choose({"port": 5, "data": None}, variables)
    found = chosen.settings
    assert (found.port, found.backups, found.forget_days, found.tables_per_hour) == (5, 4, 2, 60)
    assert (found.root_path, found.open, found.host) == ("/games", True, "127.0.0.1")
    assert chosen.sources["port"] == Source("flag", "--port")
    assert chosen.sources["backups"] == Source("variable", "LUDOPOLIS_BACKUPS")
    assert chosen.sources["forget_days"] == Source("file", f"{file}: forget-days")
    assert chosen.sources["host"] == Source("default", "")


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("LUDOPOLIS_PORT", "tcp://10.0.0.1:8000"),
        ("LUDOPOLIS_PORT", "-1"),
        ("LUDOPOLIS_PROXY", "localhost"),
        ("LUDOPOLIS_PROXY", "10.0.0.0/8,10.0.0.1/8"),
        ("LUDOPOLIS_ROOT_PATH", "games"),
        ("LUDOPOLIS_ROOT_PATH", "/ga mes"),
        ("LUDOPOLIS_ROOT_PATH", "/../games"),
        ("LUDOPOLIS_ROOT_PATH", "//games"),
        ("LUDOPOLIS_ROOT_PATH", "/api"),
        ("LUDOPOLIS_LOGS", "xml"),
        ("LUDOPOLIS_METRICS", "9464"),
        ("LUDOPOLIS_METRICS", ":9464"),
        ("LUDOPOLIS_METRICS", "127.0.0.1:99999"),
        ("LUDOPOLIS_OPEN", "perhaps"),
    ],
)
def test_a_bad_value_is_told_with_the_name_of_its_variable(variable: str, value: str) -> None:
    with pytest.raises(BadUsage) as bad:
        choose({}, {variable: value})
    told = Output().reason(bad.value)
    assert variable in told
    assert value.rpartition(",")[2] in told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = \n", "is not TOML"),
        ("prt = 1\n", "there is no setting “prt”"),
        ('port = "1"\n', ": port cannot be “1”. It must be a whole number"),
        ("open = 1\n", ": open cannot be “1”. It must be true or false"),
        ("host = 1\n", ": host cannot be “1”. It must be text"),
        ("port = true\n", ": port cannot be “True”. It must be a whole number"),
        ("port = -1\n", ": port cannot be “-1”"),
        ("[server]\nport = 1\n", "there is no setting “server”"),
    ],
)
def test_a_bad_file_is_told_with_its_name(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadUsage) as bad:
        choose({"config": str(file)}, {})
    told = Output().reason(bad.value)
    assert str(file) in told
    assert said in told


def test_our_own_places_are_those_of_our_routes() -> None:
    from ludopolis.server.app import create_app
    from ludopolis.server.settings import Settings

    paths = create_app(Settings(database="sqlite://")).openapi()["paths"]
    assert {path.split("/")[1] for path in paths if path != "/"} | {"static"} == set(settings.OUR_PLACES)


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line in an empty folder, with these variables; gives its exit code and what it printed."""
    monkeypatch.chdir(tmp_path)

    def run(line: str, **variables: str) -> tuple[int, str]:
        with monkeypatch.context() as patched:
            for name, value in variables.items():
                patched.setenv(name, value)
            return cli.run(line.split()), "".join(capsys.readouterr())

    return run


def test_check_says_what_is_set_and_from_where_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    status, said = run("serve --check --data here", LUDOPOLIS_PORT="9000", LUDOPOLIS_PROT="x")
    assert status == 0
    rows = [line.split() for line in said.splitlines()]
    assert ["port", "9000", "LUDOPOLIS_PORT"] in rows
    assert ["data", "here", "--data"] in rows
    assert ["forget-days", "90", "default"] in rows
    assert "LUDOPOLIS_PROT looks like a setting but is not one." in said
    assert "its tables will be created" in said
    assert list(tmp_path.iterdir()) == []


def test_check_fails_if_database_or_folders_do_not_work(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    status, said = run("serve --check --data file")
    assert status == 1
    assert "Data folder file: not writable." in said
    assert "Backup folder file/backups: not writable." in said
    status, said = run("serve --check", LUDOPOLIS_DATABASE="postgresql://anna:secret@127.0.0.1:1/x")
    assert status == 1
    assert "postgresql://anna:***@127.0.0.1:1/x cannot be used" in said
    assert "secret" not in said


def test_other_commands_find_the_database_by_the_same_settings(run: Run, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('data = "kept"\n', "utf-8")
    assert run("tables", LUDOPOLIS_CONFIG="settings.toml") == (0, "There are no tables.\n")
    status, said = run("backup all.jsonl --config settings.toml")
    assert (status, said.partition(" at ")[0]) == (2, "There is no Ludopolis database")
    assert [file.name for file in tmp_path.iterdir()] == ["settings.toml"]  # who only reads makes nothing
    (tmp_path / "empty.jsonl").write_text('{"ludopolis-backup": 1}\n', "utf-8")
    assert run("restore empty.jsonl --config settings.toml") == (0, "0 rows read from empty.jsonl.\n")
    assert (tmp_path / "kept" / "ludopolis.sqlite").is_file()
    assert run("backup all.jsonl --config settings.toml") == (0, "0 rows written to all.jsonl.\n")
    assert run("restore all.jsonl --data other", LUDOPOLIS_CONFIG="settings.toml")[0] == 0
    assert (tmp_path / "other" / "ludopolis.sqlite").is_file()


def test_the_hosting_page_has_the_table_of_settings() -> None:
    words = Words(terminal=True)
    rows = ["| flag | variable | in the file | default | what it is |", "| --- | --- | --- | --- | --- |"]
    for name, one in settings.TABLE.items():
        default = f"`{one.default}`" if one.default is not False and one.default != "" else ""
        places = f"`{settings.flag(name)}` | `{settings.variable(name)}` | `{settings.key(name)}`"
        rows.append(f"| {places} | {default} | {words.text(f'cli-option-{name}')} |")
    assert "\n".join(rows) + "\n" in (ROOT / "docs" / "hosting.md").read_text("utf-8")


def test_version_says_whether_it_runs_compiled(run: Run) -> None:
    status, said = run("--version")
    assert status == 0
    assert ", not compiled, on Python 3." in said

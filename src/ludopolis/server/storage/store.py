"""The store: one repository for each subject, all on one database."""

from ludopolis.server.storage.analyses import AnalysisRepository
from ludopolis.server.storage.backup import BackupRepository
from ludopolis.server.storage.clocks import ClockRepository
from ludopolis.server.storage.database import Database
from ludopolis.server.storage.devices import DeviceRepository
from ludopolis.server.storage.hints import HintRepository
from ludopolis.server.storage.notes import NoteRepository
from ludopolis.server.storage.notices import NoticeRepository
from ludopolis.server.storage.notifications import NotificationRepository
from ludopolis.server.storage.pads import PadRepository
from ludopolis.server.storage.people import PeopleRepository
from ludopolis.server.storage.previews import PreviewRepository
from ludopolis.server.storage.puzzles import PuzzleRepository
from ludopolis.server.storage.secrets import SecretRepository
from ludopolis.server.storage.tables import TableRepository
from ludopolis.server.storage.talk import TalkRepository
from ludopolis.server.storage.tries import TryRepository


class Store:
    """All repositories. `host`: changes come from outside a running server, which must then be notified."""

    def __init__(self, url: str, host: bool = False, read_only: bool = False) -> None:
        self.database = database = Database(url, host, read_only)
        self.analyses = AnalysisRepository(database)
        self.backup = BackupRepository(database)
        self.clocks = ClockRepository(database)
        self.devices = DeviceRepository(database)
        self.hints = HintRepository(database)
        self.notes = NoteRepository(database)
        self.notices = NoticeRepository(database)
        self.notifications = NotificationRepository(database)
        self.pads = PadRepository(database)
        self.people = PeopleRepository(database)
        self.previews = PreviewRepository(database)
        self.puzzles = PuzzleRepository(database)
        self.secrets = SecretRepository(database)
        self.tables = TableRepository(database)
        self.talk = TalkRepository(database)
        self.tries = TryRepository(database)

    async def open(self) -> None:
        """Creates the tables of a new database. Refuses those of an older version. Raises `BadDatabase`."""
        await self.database.open()

    async def close(self) -> None:
        """Closes all connections, after all waiting writes."""
        await self.database.close()

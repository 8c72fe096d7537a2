export const en = {
  troubles: {
    neverBackedUp: "There is no backup yet",
    noBackupSince: "No backup since {day}",
    checkFailed: "The last backup did not pass its check",
    noCheck: "No backup has been checked for two weeks",
    filesMissing: [
      "One photo or document is missing from the backup",
      "{count} photos and documents are missing from the backup",
    ],
    findFiles:
      "They are missing from the product’s own files, or are damaged there. An earlier backup may still have them. Ask whoever runs the server to bring them back before that backup is deleted.",
    backupsGone: ["An earlier backup is gone", "{count} earlier backups are gone"],
    /** @param place a folder or a bucket */
    findBackups:
      "The folder or bucket {place} no longer holds them. If it is a disk of its own, check that it is connected. The latest backup is there and complete.",
  },
  /** Why, and what to do; by the code of the cause. */
  reasons: {
    "no-room":
      "There isn’t enough room, on the server or at {place}. Make room there, or choose another place for backups.",
    "place-away":
      "The folder or bucket {place} can’t be reached or can’t be written to. Check that it is connected and that its key is still valid.",
    "files-away":
      "The photos and documents can’t be read. Check that the bucket they are in can be reached and that its key is still valid.",
    "wrong-key":
      "BACKUP_KEY is not the key that the backups at {place} were made with. Bring the earlier key back, or choose another place for backups with the new one.",
    "no-key":
      "The backups at {place} are encrypted, and BACKUP_KEY is not set. Bring the key back.",
    "not-encrypted":
      "It isn’t encrypted, although backups at {place} have to be. Someone else may have put it there. Find out who can write there, and make a new backup.",
    "tool-missing":
      "PostgreSQL’s programs pg_dump and pg_restore are not installed on the server. Install its client programs.",
    "tool-old":
      "The installed pg_dump is older than the database server. Install PostgreSQL’s client programs in the server’s version or a newer one.",
    database: "The database could not be copied. The server’s log says why.",
    interrupted:
      "It was interrupted each time, for example because the server was restarted. If the server is switched off at night, leave it on for a while after it starts.",
    failed: "Something went wrong that should never go wrong. The server’s log says what.",
    damaged: "Part of it is damaged or missing at {place}. Check the disk, and make a new backup.",
    "files-gone":
      "Photos and documents that it should hold are missing at {place}. The next backup brings them back; find out who deleted them.",
    differs: "Restored, it does not have the same records as when it was made.",
    "not-restored": "It could not be restored. The server’s log says why.",
    "no-right":
      "The product isn’t allowed to create the temporary database that the check needs. Ask the database administrator to run ALTER ROLE with CREATEDB for the product’s user.",
    "no-server": "It is a backup of a PostgreSQL server, and DATABASE_URL names none.",
    "newer-release": "It was made by a later version of the product.",
    "not-found": "It is no longer at {place}.",
  },
  unknownReason:
    "It didn’t run. If the server is switched off at night, leave it on for a while after it starts.",
  notifications: {
    kinds: { backups: "Problems with the nightly backups" },
    unknownTrouble: "A problem with the backups",
  },
  page: {
    title: "Backups",
    made: "Made",
    eachNight: "Automatically, every night",
    switchedOff: "Not at all: NIGHTLY_BACKUPS is 0",
    where: "Folder or bucket",
    encrypted: "Encrypted",
    yes: "Yes",
    no: "No",
    latest: "Latest",
    noneYet: "None yet",
    holds: "What it holds",
    amounts:
      "Records: {rows}. Photos and documents, with their small copies: {files}. Database: {size}.",
    checked: "Last check passed",
    backingUp: "Backup underway since",
    checking: "Check underway since",
    next: "Next",
    trouble: "{title}. {advice}",
    switchOn:
      "The product doesn’t back itself up. If no one else backs up its database and files, remove NIGHTLY_BACKUPS from the settings, then restart the server.",
    otherDisk:
      "Backups are on the same disk as the data, so losing that disk loses both. Set BACKUP_DIR to a folder on another disk, or BACKUP_URL to a bucket, then restart the server.",
    encrypt:
      "Backups in the bucket are not encrypted, so whoever can read it can read every record. Set BACKUP_KEY, keep a copy of it away from the server and the bucket, then restart the server.",
    first:
      "The first backup is made at the time shown above. To make one now, run {command} on the server.",
  },
  email: {
    subject: "Backups: {title}",
    preview: "What’s wrong, and what to do",
    intro: "The product backs itself up every night and checks its backups every week.",
    untilThen: "You’ll get this email once a day until it’s solved.",
    open: "See the backups",
    because: "You received this email because you are an administrator.",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "backup-trouble": {
      title: "Problem with the backups",
      reader: "Administrators",
      occasion: "Once a day until the problem is solved",
    },
  },
} as const;

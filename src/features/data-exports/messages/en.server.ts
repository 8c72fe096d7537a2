export const en = {
  one: "Archive of everything",
  several: "Archives of everything",
  settingsNote: "All records, photos and documents in one zip archive.",
  events: {
    requested: "Requested",
    made: "Made",
    downloaded: "Downloaded",
    deleted: "Deleted",
  },
  problems: {
    "not-allowed": "Your role no longer allows this. Nothing was started.",
    "under-way": "An archive is already being made.",
    "too-many": "There are already three archives. Delete one first, or wait until one is deleted.",
    gone: "This archive no longer exists.",
  },
  readme: {
    title: "All records of {company}, exported on {day}",
    tables:
      "Each table is here twice: as CSV in the folder csv, and as JSON in the folder json. The columns are those of the database. An id in one table names a row of another: facility_id, for example, names a row of facilities.",
    csv: "CSV: UTF-8, commas, quoted. The first line has the column names. A cell that a spreadsheet would take for a formula begins with an apostrophe. Lists and objects are JSON within the cell.",
    json: "JSON: one list of objects per file, one object per line. Texts are exactly as they were entered.",
    files:
      "Files: photos and documents as they are stored, in a folder named by the id of the file. The table file-attachments says which record each one belongs to, and document-versions says which is a version of which document.",
    times:
      "Times are in UTC, amounts in cents. The tables were read one after another while work went on. A record that was changed in between may be newer in one table than in another.",
    without:
      "Not included: passwords and other sign-in secrets, door codes, secret links, and what only serves this installation.",
  },
} as const;

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
    "too-many": "There are three archives already. Delete one first, or wait until it’s deleted.",
    gone: "This archive no longer exists.",
  },
  readme: {
    title: "All records of {company}, taken out on {day}",
    tables:
      "Each table is here twice: as CSV in the folder csv, and as JSON in the folder json. The columns are those of the database; an id in one table names a row of another, such as facility_id a row of facilities.",
    csv: "CSV: UTF-8, commas, quoted, the first line has the names of the columns. A cell that a spreadsheet would take for a formula begins with an apostrophe. Lists and objects are JSON within the cell.",
    json: "JSON: one list of objects a file, one object a line. Texts are exactly as they were entered.",
    files:
      "Files: photos and documents as they are stored, in a folder named by the id of the file. The table file-attachments says to which record each belongs, and document-versions which is a version of which document.",
    times:
      "Times are in UTC, amounts in cents. Pages were read one after the other while work went on: a record that was changed meanwhile may be newer in one table than in another.",
    without:
      "Not in here: passwords and other secrets of signing in, codes of buildings, secret links, and what only serves this installation.",
  },
} as const;

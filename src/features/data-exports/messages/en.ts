export const en = {
  section: "Take your data",
  intro:
    "Everything that’s stored here, in one zip archive: all records as CSV and JSON, with photos and documents. It’s yours, and nothing is kept back but secrets.",
  format:
    "A README in the archive explains every part. Passwords, codes of buildings and secret links stay here.",
  request: "Make an archive",
  underWay: "An archive is being made. You can leave this page; the server goes on.",
  progress: "{done} of {total} tables and files",
  again: "See how far it is",
  list: {
    title: "Archives",
    caption: "Archives, the latest first",
    when: "Requested",
    by: "By",
    state: "State",
    size: "Size",
    until: "Deleted on",
    action: "Archive",
    download: "Download",
    downloadOf: "Download the archive of {day}",
    delete: "Delete",
    deleteOf: "Delete the archive of {day}",
    noneYet: "No archive yet",
    noneYetNote: "It takes some minutes, longer with many photos, and is deleted after 7 days.",
    megabytes: "{count} MB",
  },
  missing: [
    "{count} file couldn’t be found in the store; the archive names it.",
    "{count} files couldn’t be found in the store; the archive names them.",
  ],
  states: {
    waiting: "Waiting",
    working: "Being made",
    ready: "Ready",
    failed: "Not made",
    deleted: "Deleted",
  },
  problems: {
    "no-room": "There’s no room on the disk for it. Free some, then try again.",
    failed: "It couldn’t be made. The server’s log says why.",
  },
} as const;

export const en = {
  section: "Take your data",
  intro:
    "Everything that’s stored here, in one zip archive: all records as CSV and JSON, with photos and documents. It’s yours, and only secrets are held back.",
  format:
    "A README in the archive explains every part. Passwords, door codes and secret links stay here.",
  request: "Make an archive",
  underWay: "An archive is being made. You can leave this page in the meantime.",
  progress: "{done} of {total} tables and files",
  again: "See how far along it is",
  list: {
    title: "Archives",
    caption: "Archives, the latest first",
    when: "Requested",
    by: "By",
    state: "Status",
    size: "Size",
    until: "Kept until",
    action: "Archive",
    download: "Download",
    downloadOf: "Download the archive of {day}",
    delete: "Delete",
    deleteOf: "Delete the archive of {day}",
    noneYet: "No archive yet",
    noneYetNote: "One takes a few minutes, longer with many photos, and is deleted after 7 days.",
    megabytes: "{count} MB",
  },
  missing: [
    "{count} file couldn’t be found in storage. The archive names it.",
    "{count} files couldn’t be found in storage. The archive names them.",
  ],
  states: {
    waiting: "Waiting",
    working: "Being made",
    ready: "Ready",
    failed: "Not made",
    deleted: "Deleted",
  },
  problems: {
    "no-room": "There isn’t enough disk space for it. Free some up, then try again.",
    failed: "It couldn’t be made. The server’s log says why.",
  },
} as const;

/** Forms of signed-in areas; those of the public site have theirs in `src/ui/messages`. */
export const en = {
  seeEarlier: "See what arrived",
  confirmIdentity: "Confirm it’s you (opens a new tab)",
  /** Above a page whose form came back, each fault as a link below it. */
  faults: ["Check {count} field:", "Check {count} fields:"],
  restored: {
    note: "We restored what you typed here before. It isn’t saved yet.",
    discard: "Discard it",
  },
  filters: {
    title: "Filters",
    titleWithCount: "Filters ({count})",
    find: "Find",
    clear: "Clear filters",
    client: "Client",
    allClients: "All clients",
    facility: "Facility",
    allFacilities: "All facilities",
  },
  photos: {
    takePhoto: "Take a photo",
    sending: "Sending {name}",
    /** `more` is heard, not seen. */
    tryAgain: "Try again<more> to send {name}</more>",
    remove: "Remove<more> {name}</more>",
    keep: "Keep<more> {name}</more>",
    tooLarge: "It’s larger than {megabytes} MB.",
    noConnection: "Not sent: there’s no connection.",
    signedOut: "Not sent: please sign in again in another tab.",
  },
  /** By what a field takes: several photos, several files, or one file. */
  taken: {
    photos: {
      add: "Add photos",
      sent: "Sent",
      notSaved: "Not sent: we couldn’t save it.",
      tooMany: "Up to {max} photos at once.",
      sentWhenUploaded: "The form will be sent as soon as all photos have uploaded.",
      notSent: "One photo wasn’t sent. Please try again or remove it.",
      progress: ["{sent} of {count} photo sent", "{sent} of {count} photos sent"],
    },
    files: {
      add: "Add files",
      sent: "Sent",
      notSaved: "Not sent: we couldn’t save it.",
      tooMany: "Up to {max} files at once.",
      sentWhenUploaded: "The form will be sent as soon as all files have uploaded.",
      notSent: "One file wasn’t sent. Please try again or remove it.",
      progress: ["{sent} of {count} file sent", "{sent} of {count} files sent"],
    },
    file: {
      add: "Add file",
      sent: "Sent",
      notSaved: "Not sent: we couldn’t save it.",
      tooMany: "Up to {max} file at once.",
      sentWhenUploaded: "The form will be sent as soon as the file has uploaded.",
      notSent: "One file wasn’t sent. Please try again or remove it.",
      progress: ["{sent} of {count} file sent", "{sent} of {count} files sent"],
    },
  },
} as const;

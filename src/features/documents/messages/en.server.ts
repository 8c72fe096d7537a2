export const en = {
  startPage: {
    expired: [
      "<number>{shown}</number> document has expired",
      "<number>{shown}</number> documents have expired",
    ],
    expiring: [
      "<number>{shown}</number> document expires soon",
      "<number>{shown}</number> documents expire soon",
    ],
  },
  short: "Docs",
  /** In the middle of a sentence. */
  typesInText: {
    contract: "contract",
    "service-agreement": "service agreement",
    "certificate-of-insurance": "certificate of insurance",
    "safety-data-sheet": "safety data sheet",
    report: "report",
    other: "other",
  },
  validityInText: {
    valid: "valid",
    expiring: "expires soon",
    expired: "expired",
    "not-yet": "not valid yet",
    "open-ended": "no end date",
  },
  allFacilities: "All facilities",
  allFacilitiesInText: "all facilities",
  validDays: "{from} to {until}",
  validUntil: "Until {day}",
  validFrom: "From {day}",
  file: { pdf: "PDF, {size}", jpeg: "Picture, {size}" },
  events: {
    added: "Document added",
    "version-added": "Version added",
    "dates-changed": "Dates changed",
    acknowledged: "Acknowledged",
    withdrawn: "Withdrawn",
  },
  history: {
    added: "Added",
    versionAdded: "Added version {version}",
    acknowledged: "Acknowledged version {version}",
    withdrawn: "Withdrawn",
    datesChanged: "Changed the dates of version {version}",
    datesChangedTo: "Changed the dates of version {version}: {changes}",
    fields: { validFrom: "valid from", validUntil: "valid until" },
    noDate: "no date",
  },
  export: {
    title: "title",
    type: "type",
    client: "client",
    facility: "facility",
    version: "version",
    validFrom: "valid from",
    validUntil: "valid until",
    validity: "validity",
    acknowledgement: "acknowledgment",
    waitedFor: "pending",
    given: "acknowledged",
    notAskedFor: "not requested",
    withdrawn: "withdrawn",
    yes: "yes",
    no: "no",
    added: "added (UTC)",
    id: "id",
  },
  errors: {
    day: "Please enter the day as MM/DD/YYYY, from 2000 to 2099",
    order: "The last day comes before the first",
    client: "Please choose the client",
    clientAgain: "Please choose the client again",
    facilityAgain: "Please choose the facility again",
    facilityOfOther: "This facility doesn’t belong to the client you chose",
    type: "Please choose a document type",
    title: "Please enter a title, 3 letters or more",
    reason: "Please say why, in a few words",
    noFile: "Please add the file, one PDF or picture",
    fileGone: "The file is no longer there. Please add it again.",
    changed: "This document has changed since you opened it. Please review it again.",
  },
  /** @param person who did it, as the beginning of a sentence */
  versionMeanwhile: {
    another:
      "{person} added version {version} while you had this page open. Send yours again to add it as version {next}.",
    dates:
      "{person} added version {version} while you had this page open. Save again if these dates are right for it.",
  },
  email: {
    added: { title: "You have a new document", subject: "You have a new document: {title}" },
    replaced: {
      title: "A document has a new version",
      subject: "A document has a new version: {title}",
    },
    preview: "{type}, {place}",
    inPortal: "{title} ({type}, {place}) is in your client portal.",
    acknowledge: "Please read and acknowledge it there.",
    open: "Open the document",
    becauseNew: "You received this email because you chose immediate emails about new documents.",
    ending: {
      title: "A document expires soon",
      subject: "A document expires soon: {title}, {day}",
      text: "{title} ({type}, {place}) is valid until {day}.",
    },
    over: {
      title: "A document has expired",
      subject: "A document has expired: {title}, {day}",
      text: "{title} ({type}, {place}) was valid until {day}.",
    },
    nextForClient:
      "We received this email too, and we’ll add the next version to your client portal.",
    nextForStaff:
      "The client received this email too. Please add the next version, or withdraw the document.",
    becauseEnds:
      "You received this email because you chose immediate emails about documents that expire.",
  },
  /** To who sends a form again with other content. */
  alreadyReceived: {
    document:
      "We already received this document as you first entered it. If you want to add another one, press the button again.",
    version:
      "We already received this version as you first entered it. If you want to add another one, press the button again.",
  },
  notifications: {
    kinds: {
      "document-new": "New documents and new versions",
      "document-ends": "Documents that expire soon or have expired",
    },
    untitled: "a document",
    added: "New document: {title}",
    replaced: "New version: {title}",
    ending: "Expires on {day}: {title}",
    expired: "Expired on {day}: {title}",
    changed: "Document changed: {title}",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "document-added": {
      title: "New document",
      reader: "The client’s people",
      occasion: "When a document or its next version is added",
    },
    "document-ends": {
      title: "Document expiring",
      reader: "The client’s people, and whoever looks after the client",
      occasion: "Before a document expires, and when it has",
    },
  },
} as const;

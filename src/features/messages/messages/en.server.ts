export const en = {
  startPage: {
    unread: [
      "<number>{shown}</number> thread has unread messages",
      "<number>{shown}</number> threads have unread messages",
    ],
  },
  about: {
    workOrder: "Work order {number}, {category}",
    visit: "Visit of {day}",
    invoice: "Invoice {number}",
    document: "Document: {title}",
    inspection: "Inspection of {day}",
  },
  errors: {
    facility: "Please choose a facility",
    subject: "Please say what it’s about",
    openAgain: "Please open it again",
    reload: "Please reload the page and try again",
    unreadable: "We couldn’t read this request.",
  },
  problems: {
    empty: "Please write a message.",
    unknownFile: "A file is no longer there. Please remove it and send the message again.",
    tooManyFiles: [
      "You can attach up to {count} file to a message.",
      "You can attach up to {count} files to a message.",
    ],
    unknownRecord: "The record this is about is no longer available. Please open it again.",
    noFacility: "You no longer have access to this facility. Please choose another.",
    commentInstead: "Please post this as a comment on the work order.",
    sentBefore:
      "We already received this message as you first entered it. If you want to add another one, press the button again.",
  },
  /** What a low answer says in the thread that it begins, or is told in. */
  feedback: {
    order: "Feedback {score} of 10: {category}, {number}",
    /** @param span e.g. `from July to September 2026` */
    quarter: "Feedback {score} of 10: {facility}, {span}",
    answered: "Feedback: {score} of 10.\n\n{reason}",
    changed: "Feedback, changed: {score} of 10.\n\n{reason}",
    noReason: "No reason given.",
  },
  email: {
    subject: "New message: {subject}",
    wrote: "{author} wrote to you about {facility}.",
    /** @param words one of the two that follow, or what was written */
    said: "{author}: {words}",
    textAndFiles: "{text} (attached: {files})",
    files: "attached {files}",
    reply: "Read and reply",
    because: "You received this email because the message went unread for ten minutes.",
  },
  notifications: {
    kinds: { message: "Messages you haven’t read for ten minutes" },
    untitled: "A message",
    sentFiles: "{person} sent files",
    wrote: "{person}: {text}",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "unread-messages": {
      title: "Unread messages",
      reader: "The client’s people, or the account team",
      occasion: "When a message stays unread for ten minutes",
    },
  },
} as const;

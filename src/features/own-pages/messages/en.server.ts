export const en = {
  /** To the company’s own mailbox, which reads English. */
  officeEmail: {
    subject: {
      added: "Added by {name}: {about} ({reference})",
      withdrawn: "Withdrawn by {name}: {about} ({reference})",
    },
    preview: "{name}, {about}",
    heading: { added: "{name} added something", withdrawn: "{name} withdrew" },
    name: "Name",
    about: "About",
    phone: "Phone",
    email: "Email",
    file: "File",
    office: "In the office",
    words: "What they wrote",
    onlyFile: "Only a file, which opens in the office.",
    what: "What happened",
    withdrawnText: "They withdrew on their own page. Any appointment with them is canceled.",
    reply: "Your request {reference}",
    because: "Reply to this email to answer the person who wrote.",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "own-page-entry-office": {
      title: "Addition or withdrawal for the office",
      reader: "The company’s mailbox",
      occasion: "When someone adds something on their own page, or withdraws",
    },
  },
} as const;

export const en = {
  one: "Contact message",
  several: "Contact messages",
  visitorEmail: {
    subject: "We have your message {reference}",
    title: "We have your message",
    thanks: "Thank you for writing to {company}.",
    steps: {
      read: "A person in our office reads your message and passes it to whoever knows the answer.",
      answer: "You’ll hear from us within one business day.",
    },
    because:
      "You’re getting this email because your address was entered with a message on our website. If that wasn’t you, please reply and tell us.",
  },
  /** To the company’s own mailbox, in the language that the settings of email name for it. */
  officeEmail: {
    subject: "Message: {subject} ({reference})",
    heading: "Message from {name}",
    name: "Name",
    email: "Email",
    subjectLabel: "Subject",
    newsletter: "Newsletter",
    newsletterRequested: "requested; we sent the confirmation email",
    message: "Message",
    reply: "Your message {reference}",
    because: "Reply to this email to answer the person who wrote.",
  },
  export: {
    subject: "subject",
    newsletter: "newsletter",
    newsletterRequested: "asked for",
    channels: "channels",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "contact-message-received-office": {
      title: "Contact message for the office",
      reader: "The company’s mailbox",
      occasion: "When a visitor sends the contact form",
    },
    "contact-message-received-visitor": {
      title: "Contact message received",
      reader: "The visitor who sent it",
      occasion: "When a visitor sends the contact form",
    },
  },
} as const;

export const en = {
  one: "Quote request",
  several: "Quote requests",
  visitorEmail: {
    subject: "We have your quote request {reference}",
    title: "We have your request",
    thanks: "Thank you for asking {company} for a quote.",
    steps: {
      read: "A person in our office reads your request.",
      call: "We’ll call or write within one business day and set a time for a walk-through.",
      quote:
        "You’ll get a written quote with detailed pricing and no hidden fees. There’s no obligation.",
    },
    because:
      "You’re getting this email because your address was entered on our website with a quote request. If that wasn’t you, please reply and tell us.",
  },
  /** To the company’s own mailbox, which reads English. */
  officeEmail: {
    subject: "Quote request from {company}: {facility}, {squareFeet} sq ft ({reference})",
    heading: "Quote request from {company}",
    name: "Name",
    company: "Company",
    phone: "Phone",
    email: "Email",
    facility: "Facility",
    squareFeet: "Square feet",
    visits: "Visits",
    rangeShown: "Range shown",
    rangeOfCard: "{range} (rate card {card})",
    message: "What they need",
    reply: "Your quote request {reference}",
    because: "Reply to this email to answer the person who asked.",
  },
  export: {
    company: "company",
    facility: "facility",
    squareFeet: "square feet",
    visitsPerWeek: "visits a week",
    rangeLow: "planning range from ($/month)",
    rangeHigh: "planning range to ($/month)",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "quote-received-office": {
      title: "Quote request for the office",
      reader: "The company’s mailbox",
      occasion: "When a visitor asks for a quote",
    },
    "quote-received-visitor": {
      title: "Quote request received",
      reader: "The visitor who sent it",
      occasion: "When a visitor asks for a quote",
    },
  },
} as const;

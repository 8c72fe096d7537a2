/** Only what a prospect may know. */
export const en = {
  title: "Your quote request",
  standings: {
    received: {
      title: "We have your request",
      text: "Someone in our office will read it. Next, we’ll set a time for a walk-through.",
    },
    answered: {
      title: "We’ve been in touch with you",
      text: "If you haven’t heard from us, please check your spam folder or call.",
    },
    offered: {
      title: "Choose a time for the walk-through",
      text: "We’ve emailed you times to choose from. The link is in that email.",
    },
    "walk-through": {
      title: "The walk-through is booked",
      text: "{time}",
    },
    proposal: {
      title: "Our proposal is in your email",
      text: "The link is in our email of {day}. If you can’t find it, please call us.",
    },
    signed: {
      title: "You’ve signed our proposal",
      text: "We’ll sign next and email you the copy.",
    },
    won: {
      title: "You’re our client now",
      text: "Thank you for choosing us. We’ll be in touch about your first day of service.",
    },
    "signed-by-both": {
      title: "You’re our client now",
      text: "We’ve both signed. The signed copy is in our email of {day}. Next, you’ll hear about your first day of service.",
    },
    closed: {
      title: "This request is closed",
      text: "If you have questions, please call. You’re welcome to ask for another quote.",
    },
  },
  promise: "We’ll answer by {time}.",
  late: "We promised an answer by {time}, and we’re late. Please call us.",
  facts: {
    name: "Name",
    company: "Company",
    email: "Email",
    phone: "Phone",
    facility: "Facility",
    squareFeet: "Square feet",
    visits: "Visits",
  },
  fileHelp: "A floor plan or photo, as a PDF, JPEG, PNG or WebP of up to {megabytes} MB.",
  withdrawHelp:
    "We’ll stop working on your request and cancel any walk-through. A proposal can no longer be signed. This can’t be undone here.",
  withdrawn: "You’ve withdrawn this request",
  notifications: {
    kind: "A prospect adds something on their own page, or withdraws",
    gone: "A prospect",
    added: "{company} added something to their request",
    withdrawn: "{company} withdrew their request",
  },
} as const;

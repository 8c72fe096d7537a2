export const en = {
  office: "Office",
  backOffice: "Back Office",
  homeLink: "{company}, back office",
  start: {
    section: "Start",
    title: "Today",
    late: "Late",
    waiting: "Waiting for you",
    /** @param day a weekday with its date */
    since: "Since {day}",
    nothingLate: "Nothing’s late, and nothing’s waiting for you.",
    nothingNew: "Nothing new.",
  },
  tryAgain: "Try again",
  notFound: {
    title: "404 Page Not Found",
    text: "There’s nothing at this address, or nothing your role has access to. It may also have been deleted because of its age.",
    goHome: "Go to the office",
  },
  shortcuts: {
    title: "In a request, message or application",
    assign: "Choose who it’s assigned to",
    answered: "Mark as answered",
    next: "Next open one",
  },
} as const;

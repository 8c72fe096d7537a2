export const en = {
  portal: "Client Portal",
  homeLink: "{company}, client portal",
  home: "Home",
  tryAgain: "Try again",
  notFound: {
    title: "404 Page Not Found",
    text: "There’s nothing at this address, or nothing you have access to.",
    goHome: "Go to the client portal",
  },
  facility: {
    facility: "Facility:",
    all: "All facilities",
    another: "Another facility",
    find: "Find a facility",
    none: "No facility with that name",
    found: ["{count} facility", "{count} facilities"],
    showing: "Showing {facility}",
    showingAll: "Showing all facilities",
  },
  answer: {
    title: "Latest visits",
    /** @param reason why nobody cleaned there, without a period */
    reason: "<facility>{facility}:</facility> <reason>{reason}</reason>.",
    moreReasons: "And {more} more, below.",
    report: "Report a problem",
    noneOpen: "No work orders are open.",
    /** @param shown how many, where counting ends at some number */
    open: [
      "<orders>{count} work order</orders> is open.",
      "<orders>{shown} work orders</orders> are open.",
    ],
    openAndLate: [
      "<orders>{count} work order</orders> is open, <late>{late} late</late>.",
      "<orders>{shown} work orders</orders> are open, <late>{late} late</late>.",
    ],
  },
  attention: {
    title: "What needs your attention",
    nothing: "Nothing right now.",
    toAccept: [
      "<number>{shown}</number> finished work order to accept",
      "<number>{shown}</number> finished work orders to accept",
    ],
    toAcknowledge: [
      "<number>{shown}</number> document to acknowledge",
      "<number>{shown}</number> documents to acknowledge",
    ],
    toSign: [
      "<number>{shown}</number> inspection to sign",
      "<number>{shown}</number> inspections to sign",
    ],
    overdue: [
      "<number>{shown}</number> invoice overdue",
      "<number>{shown}</number> invoices overdue",
    ],
    unread: [
      "<number>{shown}</number> thread with unread messages",
      "<number>{shown}</number> threads with unread messages",
    ],
  },
  card: {
    next: "Next: <visit/>",
    dayAndWindow: "{day}, {window}",
    noNext: "No visits are planned for the next few days.",
    tasks: ["{done} of {count} task", "{done} of {count} tasks"],
    area: "<area>{area}:</area> {text}",
    score: "Inspection score {percent}",
    methodAndLevel: "{method}: {level}",
  },
  facilities: {
    yours: "Your facilities",
    assigned: "Facilities assigned to you",
    noneYet: "None yet. Your account team adds your facilities.",
    noneAssigned: "None yet. Your administrator assigns facilities to you.",
  },
  holidays: {
    title: "Next holidays",
    skip: "{facility}: no visit",
    move: "{facility}: the visit moves to the next open day",
    keep: "{facility}: the visit takes place",
  },
  questions: "Questions about your service? Call your account team at <phone/>, <hours/>.",
} as const;

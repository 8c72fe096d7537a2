export const en = {
  /** What the applicant is invited to. */
  title: "Your job interview",
  lead: "We’d like to talk with you about your application. If you need an accommodation, just let us know.",
  ofSubject: "Interview: {subject}",
  pageTitle: "Interview with {name}",
  panel: {
    title: "Interview",
    plan: "Plan the interview",
    open: "Open the interview",
  },
  notifications: {
    kind: "An applicant books, moves or cancels an interview",
    gone: "an applicant",
    booked: "{name} booked an interview",
    moved: "{name} moved the interview",
    canceled: "{name} canceled the interview",
    undelivered: "Our email about the interview didn’t reach {name}",
  },
} as const;

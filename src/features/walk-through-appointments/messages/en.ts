export const en = {
  /** Of the prospect's building: what they are invited to. */
  title: "Walk-through of your building",
  lead: "We’d like to see your building with you before we make you an offer.",
  ofSubject: "Walk-through: {subject}",
  pageTitle: "Walk-through for {company}",
  nextStep: "Walk-through, {hours} ({zone})",
  panel: {
    title: "Walk-through",
    plan: "Plan the walk-through",
    open: "Open the walk-through",
  },
  notifications: {
    kind: "A prospect books, moves or cancels a walk-through, or our email about it doesn’t arrive",
    gone: "a prospect",
    booked: "{company} booked a walk-through",
    moved: "{company} moved the walk-through",
    canceled: "{company} canceled the walk-through",
    undelivered: "Our email about the walk-through didn’t reach {company}",
  },
} as const;

export const en = {
  howWell: "How well did we do?",
  scored: "{score} of 10",
  bands: { low: "Low", middle: "Middle", high: "High" },
  form: {
    /** @param about e.g. `Our work from July to September 2026` */
    question: "{about}: how satisfied are you?",
    lowest: "not at all",
    highest: "very",
    why: "Why? (optional)",
    whyHelp: "Your account team and your colleagues who look after this facility can read this.",
    send: "Send your answer",
    change: "Change your answer",
    score: "Please choose a number from 0 to 10",
  },
  /** On the page of a work order. */
  panel: {
    yourFeedback: "Your feedback",
    seeOrChange: "See or change it",
    see: "See it",
  },
} as const;

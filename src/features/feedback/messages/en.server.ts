export const en = {
  startPage: {
    answers: [
      "<number>{shown}</number> feedback answer came in",
      "<number>{shown}</number> feedback answers came in",
    ],
    answersLow: [
      "<number>{shown}</number> feedback answer came in, with a low score",
      "<number>{shown}</number> feedback answers came in, {low} with a low score",
    ],
  },
  one: "Feedback",
  /** @param span a quarter, as above */
  ourWork: "Our work {span}",
  events: {
    answered: "Question answered",
    changed: "Answer changed",
  },
  /** What the audit calls an answer. */
  names: {
    order: "{giver} on {number}",
    quarter: "{giver} {span}",
  },
  export: {
    client: "client",
    facility: "facility",
    workOrder: "work order",
    quarter: "quarter",
    score: "score (0-10)",
    reason: "reason",
    givenBy: "given by",
    answered: "answered ({zone})",
    changed: "changed ({zone})",
  },
  noReason: "No reason was given.",
  /** What the team reads of a low answer. */
  problems: {
    link: "This link no longer works.",
    closed: "This question is closed.",
    tooLate: "This question is closed. You can change an answer for 30 days.",
  },
  email: {
    question: {
      title: "How well did we do?",
      subject: "How well did we do? {about}",
      text: "{about}, at {facility}: how satisfied are you, from 0 (not at all) to 10 (very)?",
      afterwards:
        "The page that opens asks why and sends your answer to your account team. These links are for you only and work until {day}.",
      answer: "Answer:\n{address}",
      because:
        "You received this email because you requested the work, or because the building is yours in the client portal. We ask at most once a week.",
    },
    low: {
      subject: "Feedback {score} of 10: {client}, {facility}",
      title: "{score} of 10",
      order: "{giver} gave {score} of 10 for: {about} ({client}, {facility}).",
      quarter: "{giver} gave {score} of 10 for our work {span} ({client}, {facility}).",
      quote: "“{reason}”",
      afterwards: "It has its own thread, which the client can see. Answer there, or call.",
      open: "Open the thread",
      because: "You received this email because you look after this client.",
    },
  },
  notifications: {
    kinds: {
      feedback: {
        client: "Feedback requests (at most one email a week)",
        staff: "Low feedback from clients (0 to 6)",
      },
    },
    /** @param quarter e.g. `from July to September 2026` */
    ofQuarter: "How was our work {quarter}?",
    ofWorkOrder: "How well did we do? {category}, {number}",
    workOrder: "Work order",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "feedback-question": {
      title: "How well did we do?",
      reader: "The client’s people",
      occasion: "After a finished work order, and once a quarter",
    },
    "feedback-low": {
      title: "Low score",
      reader: "The account manager",
      occasion: "When a client gives a score from 0 to 6",
    },
  },
} as const;

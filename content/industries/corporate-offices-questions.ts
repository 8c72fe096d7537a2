import type { Heading } from "../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Asked by those who run offices",
} as const satisfies Heading;

export const questions = [
  {
    question: "How do you know how full our office was?",
    answer:
      "From you. Badge counts by day are enough, without names. Where there are none, we walk the floor at noon in an ordinary week and count, and look again when the pattern changes.",
  },
  {
    question: "Do you clean desks with papers on them?",
    answer:
      "Only what is clear. Papers, screens and personal things stay where they are. Many clients agree on a clear-desk evening once a week, so that every desk has its turn.",
  },
  {
    question: "Can you work while people are in?",
    answer:
      "Yes. A day porter keeps lobby, restrooms and kitchens at morning level, and loud work waits until the floor is empty. Service is available 24/7.",
  },
  {
    question: "What does office cleaning cost?",
    answer:
      "For five visits a week, ISSA gives $0.09 to $0.17 per square foot and month for offices, and the price comparison of Bidloom for 2026 gives $0.08 to $0.18. Fewer comprehensive nights cost less. Your quote names every line.",
  },
  {
    question: "We have offices in several states. Is that one contract?",
    answer:
      "It can be. We work in 20 states, and the plan of your first office can be the plan of the next, with the same reports in one portal.",
  },
] as const satisfies readonly Question[];

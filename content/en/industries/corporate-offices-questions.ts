import type { Heading } from "../../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Frequently asked questions",
  lead: "From people who run offices.",
} as const satisfies Heading;

export const questions = [
  {
    question: "How do you know how full our office was?",
    answer:
      "From you. Daily badge counts are enough, without names. If you have none, we count at noon in a typical week, and count again when attendance changes.",
  },
  {
    question: "Do you clean desks with papers on them?",
    answer:
      "Only the clear parts. Papers, screens and personal items stay where they are. Many clients set one clear-desk evening a week, so every desk gets its turn.",
  },
  {
    question: "Can you work while people are in?",
    answer:
      "Yes. A day porter keeps the lobby, restrooms and kitchens fresh, and noisy work waits until the floor is empty. Service is available 24/7.",
  },
  {
    question: "What does office cleaning cost?",
    answer:
      "For offices with five visits a week, ISSA lists $0.09 to $0.17 per square foot per month. Bidloom’s 2026 price comparison lists $0.08 to $0.18. Fewer comprehensive cleanings cost less. Your quote explains every line.",
  },
  {
    question: "We have offices in several states. Is that one contract?",
    answer:
      "It can be. We work in {company.serviceArea}, and your next office can run on the same plan as your first. All reports are in one portal.",
  },
] as const satisfies readonly Question[];

import type { Heading } from "../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Asked by those who run stores",
} as const satisfies Heading;

export const questions = [
  {
    question: "Who has the keys and the alarm code at night?",
    answer:
      "A named lead, background-checked like everyone on the crew. Your rules on keys, codes and closed rooms are written into the plan, and the company is fully insured.",
  },
  {
    question: "Do you move merchandise?",
    answer:
      "Only what you allow, and back to where it stood. Most stores let us lift folded goods and leave locked cases and displays to their own people.",
  },
  {
    question: "Can you cover all our stores?",
    answer:
      "In 20 states, yes. One plan is written once and adapted store by store, and the reports stand side by side in one portal.",
  },
  {
    question: "What about holiday hours and sales?",
    answer:
      "Send us the trading calendar. Late nights move the round, busy weekends add a day porter, and the quiet weeks take the deep work.",
  },
  {
    question: "What does store cleaning cost?",
    answer:
      "For five visits a week, the price comparison of Bidloom for 2026 gives $0.06 to $0.15 per square foot and month for retail. Floor type and glass move it most. Your quote explains every line, with no hidden fees.",
  },
] as const satisfies readonly Question[];

import type { Heading } from "../../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Frequently asked questions",
  lead: "From people who run stores.",
} as const satisfies Heading;

export const questions = [
  {
    question: "Who has the keys and the alarm code at night?",
    answer:
      "A crew lead you know by name, background-checked like everyone on the crew. Your rules for keys, codes and closed rooms are written into the plan, and the company is fully insured.",
  },
  {
    question: "Do you move merchandise?",
    answer:
      "Only what you allow, and we put it back where it was. Most stores let us lift folded goods and keep locked cases and displays for their own staff.",
  },
  {
    question: "Can you cover all our stores?",
    answer:
      "In {company.serviceArea}, yes. We write one plan, adapt it store by store, and put all reports side by side in one portal.",
  },
  {
    question: "What about holiday hours and sales events?",
    answer:
      "Send us your sales calendar. On late nights we start later, busy weekends get a day porter, and deep cleaning goes into the quiet weeks.",
  },
  {
    question: "What does store cleaning cost?",
    answer:
      "For five visits a week, Bidloom’s 2026 price comparison lists $0.06 to $0.15 per square foot per month for retail. Floor type and glass make the biggest difference. Your quote explains every line, with no hidden fees.",
  },
] as const satisfies readonly Question[];

import type { Heading } from "../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Five questions before a contract",
} as const satisfies Heading;

export const questions = [
  {
    question: "How often should our building be cleaned?",
    answer:
      "For most offices we suggest 2 to 5 comprehensive cleanings a week. Count the days on which more than half of your people are in: that is a fair first guess, and the walk-through corrects it.",
  },
  {
    question: "What does commercial cleaning cost?",
    answer:
      "For offices cleaned five times a week, the price comparison of Bidloom for 2026 gives $0.08 to $0.18 per square foot and month, and puts one visit a week at 25 to 30% of that. Other sources differ widely, so take it as a first range: your quote names every line, and costs nothing.",
  },
  {
    question: "Do you clean at night or during the day?",
    answer:
      "Both. Most plans run after hours. Where people never leave, or where security wants nobody in at night, we work by day or at weekends: service is available 24/7.",
  },
  {
    question: "Who will be in the building?",
    answer:
      "A trained crew, each of them background-checked. The company is fully insured, and your rules on keys, alarms and closed rooms are written into the plan.",
  },
  {
    question: "How do you measure whether it is clean?",
    answer:
      "By regular inspections, item by item, with the method on the report. It has to be there: OrangeQC, which makes inspection software, shows that one building can score 74% or 91%, depending on scale and weights.",
  },
] as const satisfies readonly Question[];

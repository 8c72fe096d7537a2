import type { Heading } from "../../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Frequently asked questions",
} as const satisfies Heading;

export const questions = [
  {
    question: "How often should our building be cleaned?",
    answer:
      "For most offices we suggest 2 to 5 comprehensive cleanings a week. Count the days when more than half of your people are in. That is a good first estimate, and the walk-through refines it.",
  },
  {
    question: "What does commercial cleaning cost?",
    answer:
      "Bidloom’s 2026 price comparison shows $0.08 to $0.18 per square foot per month for offices cleaned five times a week. One visit a week costs 25 to 30% of that. Other sources differ widely, so treat it as a first range. Your quote is free and explains every line.",
  },
  {
    question: "Do you clean at night or during the day?",
    answer:
      "Both. Most plans run after hours. If your building never empties, or security allows nobody in at night, we work during the day or on weekends. Service is available 24/7.",
  },
  {
    question: "Who will be in the building?",
    answer:
      "A trained crew, and everyone on it is background-checked. The company is fully insured, and your rules for keys, alarms and closed rooms are written into the plan.",
  },
  {
    question: "How do you measure cleanliness?",
    answer:
      "With regular inspections, item by item, and the scoring method printed on every report. The method matters: OrangeQC, which makes inspection software, shows that the same building can score 74% or 91%, depending on scale and weights.",
  },
] as const satisfies readonly Question[];

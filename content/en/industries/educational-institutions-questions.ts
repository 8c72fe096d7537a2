import type { Heading } from "../../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Frequently asked questions",
  lead: "From schools, colleges and their boards.",
} as const satisfies Heading;

export const questions = [
  {
    question: "Are your people background-checked?",
    answer:
      "Yes, all of them, before the first shift. If your state or your board requires more, tell us and we make it part of the plan.",
  },
  {
    question: "Do you work while students are in the building?",
    answer:
      "Only where it helps: a day porter for restrooms, the cafeteria and spills. Classrooms wait for the last bell, and disinfectants for empty rooms.",
  },
  {
    question: "What happens when half a class is out sick?",
    answer:
      "Call us at any hour. We respond within 2 hours, and clean and disinfect the rooms. We document what we used where, so you can tell the parents.",
  },
  {
    question: "Can you work within a school budget?",
    answer:
      "Every line has a price, so a board can see what each change costs. For five visits a week, Bidloom’s 2026 price comparison lists $0.10 to $0.22 per square foot per month for schools. Moving heavy work into the breaks keeps the monthly price down.",
  },
  {
    question: "Do you cover evening events and summer programs?",
    answer:
      "Yes. Send us the calendar, and we plan for games, concerts, open houses and camps, before and after. Service is available 24/7.",
  },
] as const satisfies readonly Question[];

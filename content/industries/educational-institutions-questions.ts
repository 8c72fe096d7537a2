import type { Heading } from "../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Asked by schools and their boards",
} as const satisfies Heading;

export const questions = [
  {
    question: "Are your people background-checked?",
    answer:
      "All of them, before the first shift. Where your state or your board asks schools for more than that, tell us, and it becomes part of the plan.",
  },
  {
    question: "Do you work while pupils are in the building?",
    answer:
      "Only where it helps: a day porter for restrooms, cafeteria and spills. Classrooms wait for the last bell, and disinfectant for empty rooms.",
  },
  {
    question: "What happens when half a class is out sick?",
    answer:
      "You call, at any hour. We respond within 2 hours, clean and disinfect the rooms, and write down what was used where, so that you can tell the parents.",
  },
  {
    question: "Can you keep to a school budget?",
    answer:
      "The price stands by line, so that a board can see what a change costs. For five visits a week, the price comparison of Bidloom for 2026 gives $0.10 to $0.22 per square foot and month for schools. Moving heavy work into the breaks keeps the monthly part small.",
  },
  {
    question: "Do you look after evening events and summer programs?",
    answer:
      "Yes. Send us the calendar, and games, concerts, open days and camps are planned in, before and after. Service is available 24/7.",
  },
] as const satisfies readonly Question[];

import type { Heading } from "../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Asked by hotels",
} as const satisfies Heading;

export const questions = [
  {
    question: "Do you take over housekeeping, or work beside ours?",
    answer:
      "Either. Some houses give us everything; others keep their rooms and give us public areas, kitchens and nights. The plan says who does which door.",
  },
  {
    question: "How do you follow our occupancy?",
    answer:
      "By your forecast, day by day: check-outs, stay-overs, late departures. The crew grows and shrinks with it, and the price per room is agreed beforehand.",
  },
  {
    question: "Can you work without waking anybody?",
    answer:
      "Yes. Machines stay off guest floors at quiet hours, corridors are done by hand, and the loud work belongs to the middle of the day or to the lobby at night.",
  },
  {
    question: "What happens when a guest complains about a room?",
    answer:
      "Somebody goes at once. Afterwards the miss is traced to its step in the order, and the step is changed. The 100% satisfaction guarantee covers it.",
  },
  {
    question: "Are your people insured and checked?",
    answer:
      "Trained and background-checked before the first shift, and fully insured. Key cards, lost property and closed floors follow your house rules, in writing.",
  },
] as const satisfies readonly Question[];

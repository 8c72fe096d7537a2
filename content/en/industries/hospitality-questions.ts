import type { Heading } from "../../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Frequently asked questions",
  lead: "From hotels and their managers.",
} as const satisfies Heading;

export const questions = [
  {
    question: "Do you take over housekeeping or work alongside ours?",
    answer:
      "Either. Some hotels give us everything. Others keep the guest rooms and give us public areas, kitchens and nights. The plan says who cleans what.",
  },
  {
    question: "How do you adjust to our occupancy?",
    answer:
      "We follow your forecast day by day: checkouts, stayovers, late departures. The crew grows and shrinks with it, and the price per room is agreed in advance.",
  },
  {
    question: "Can you work without waking anyone?",
    answer:
      "Yes. During quiet hours, we keep machines off guest floors and clean hallways by hand. Noisy work happens at midday, or in the lobby at night.",
  },
  {
    question: "What happens when a guest complains about a room?",
    answer:
      "Someone goes right away. Afterward we trace the miss to the step where it happened and change that step. The 100% satisfaction guarantee covers it.",
  },
  {
    question: "Are your people insured and background-checked?",
    answer:
      "Yes: trained and background-checked before the first shift, and fully insured. Key cards, lost property and closed floors follow your house rules, in writing.",
  },
] as const satisfies readonly Question[];

import type { Heading } from "../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Asked by plant managers",
} as const satisfies Heading;

export const questions = [
  {
    question: "Do we have to stop the line for you?",
    answer:
      "Rarely. Most of the work fits between shifts and into changeovers, and aisles are cleaned while the line runs. What needs a standstill is planned into your next shut-down.",
  },
  {
    question: "Who locks out the machines?",
    answer:
      "Your people, by your procedure. Our crew works on what has been released and nothing else, and is trained on your site rules before the first shift.",
  },
  {
    question: "Do your people bring their own equipment?",
    answer:
      "Yes: scrubbers, filtered vacuums, lifts and protective equipment. Where your line asks for tools that never leave it, those stay with you.",
  },
  {
    question: "Can you prepare us for an audit?",
    answer:
      "The plan keeps every area ready on any day, so that an audit needs no special week. Rounds, products and inspection results are in your client portal, by date and area.",
  },
  {
    question: "What does industrial cleaning cost?",
    answer:
      "ISSA gives $0.08 to $0.20 per square foot and month for industrial buildings; for warehouses cleaned five times a week, the price comparison of Bidloom for 2026 gives $0.04 to $0.12. Process, height and shifts move it most, so the plant walk comes first.",
  },
] as const satisfies readonly Question[];

import type { Heading } from "../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Asked by practices and hospitals",
} as const satisfies Heading;

export const questions = [
  {
    question: "Do you work to our infection-control protocol?",
    answer:
      "Yes. Your protocol and your product list come first. We translate them into a checklist for each zone, your infection-control lead reads it, and the crew is trained on it before the first shift.",
  },
  {
    question: "Which disinfectants do you use?",
    answer:
      "Hospital-grade disinfectants, chosen by the organisms on the label, the surface and the contact time. Where your list names a product, we use that one.",
  },
  {
    question: "Can you come at once when a case is known?",
    answer:
      "Yes, around the clock, with a response within 2 hours. The room is closed, cleaned, disinfected and given back with a record.",
  },
  {
    question: "What can we show to an auditor?",
    answer:
      "Rooms, dates, products, contact times and inspection results, in your client portal. Each inspection report names the method it was scored by.",
  },
  {
    question: "What does medical cleaning cost?",
    answer:
      "For five visits a week, ISSA gives $0.14 to $0.29 per square foot and month for medical buildings, and the price comparison of Bidloom for 2026 gives $0.15 to $0.30. The share of procedure rooms moves it most. A walk-through makes it exact.",
  },
] as const satisfies readonly Question[];

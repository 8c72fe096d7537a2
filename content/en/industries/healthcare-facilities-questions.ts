import type { Heading } from "../../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Frequently asked questions",
  lead: "From medical practices, clinics and hospitals.",
} as const satisfies Heading;

export const questions = [
  {
    question: "Do you follow our infection-control protocol?",
    answer:
      "Yes. Your protocol and your product list come first. We turn them into a checklist for each zone, and your infection-control lead approves it. The crew is trained on it before the first shift.",
  },
  {
    question: "Which disinfectants do you use?",
    answer:
      "Hospital-grade disinfectants, chosen by the organisms on the label, the surface and the contact time. If your list names a product, we use that one.",
  },
  {
    question: "Can you come right away when there is an infection?",
    answer:
      "Yes, 24/7, with a response within 2 hours. The room is closed, cleaned, disinfected and released with a record.",
  },
  {
    question: "What can we show an auditor?",
    answer:
      "Rooms, dates, products, contact times and inspection results, in your client portal. Each inspection report names its scoring method.",
  },
  {
    question: "What does medical cleaning cost?",
    answer:
      "For medical buildings with five visits a week, ISSA lists $0.14 to $0.29 per square foot per month. Bidloom’s 2026 price comparison lists $0.15 to $0.30. The share of procedure rooms makes the biggest difference. A walk-through gives you an exact price.",
  },
] as const satisfies readonly Question[];

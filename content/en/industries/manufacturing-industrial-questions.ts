import type { Heading } from "../../page-parts.ts";
import type { Question } from "../questions.ts";

export const questionsHeading = {
  title: "Frequently asked questions",
  lead: "From plant and warehouse managers.",
} as const satisfies Heading;

export const questions = [
  {
    question: "Do we have to stop the line for you?",
    answer:
      "Rarely. Most of the work fits between shifts and into changeovers, and we clean aisles while the line runs. Anything that needs the line stopped goes into your next shutdown.",
  },
  {
    question: "Who locks out the machines?",
    answer:
      "Your people, by your procedure. Our crew works only on equipment you have released, and is trained on your site rules before the first shift.",
  },
  {
    question: "Do your people bring their own equipment?",
    answer:
      "Yes: scrubbers, filtered vacuums, lifts and protective equipment. If your line requires dedicated tools, those stay with you.",
  },
  {
    question: "Can you prepare us for an audit?",
    answer:
      "The plan keeps every area ready every day, so an audit needs no special effort. Visits, products and inspection results are in your client portal, by date and area.",
  },
  {
    question: "What does industrial cleaning cost?",
    answer:
      "ISSA lists $0.08 to $0.20 per square foot per month for industrial buildings. For warehouses cleaned five times a week, Bidloom’s 2026 price comparison lists $0.04 to $0.12. Processes, heights and shifts make the biggest difference, so we start with a plant walk.",
  },
] as const satisfies readonly Question[];

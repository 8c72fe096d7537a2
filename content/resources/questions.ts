import type { Question } from "../questions.ts";

/** Asked by those who run buildings; shown on the resources page and told to search engines. */
export const resourceQuestions = [
  {
    question: "How often should our office be cleaned?",
    answer:
      "We suggest 2 to 5 comprehensive cleanings a week for most offices. Restrooms, kitchens and trash need attention on every occupied day; desks and carpets follow from how many people are in.",
  },
  {
    question: "How long does facility maintenance stay on call?",
    answer:
      "Around the clock. Maintenance is there 24/7 for emergencies, and we respond within 2 hours. Routine requests are planned with you, in the hours that suit your building.",
  },
  {
    question: "Are eco-friendly products as good as the others?",
    answer:
      "For most surfaces, yes, together with microfiber, which needs up to 95% less water and chemicals. Where a surface has to be disinfected we use a hospital-grade product and say so in the plan.",
  },
  {
    question: "What is a good inspection score?",
    answer:
      "Contracts often ask for 90% or more, but a score means nothing without its method: one building can reach 74% or 91%, depending on scale and weights. Ask for the scale first.",
  },
  {
    question: "May we use the guides with another contractor?",
    answer:
      "Yes. They are free, they ask for no email address, and you may copy, change and hand them on inside your organization and to those who bid for your building.",
  },
  {
    question: "How often is there something new here?",
    answer:
      "Two to four times a month. Subscribe to the newsletter, or follow the news feed if you prefer to read it in a program of your own.",
  },
] as const satisfies readonly Question[];

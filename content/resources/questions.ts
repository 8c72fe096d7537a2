import type { Question } from "../questions.ts";

/** Asked by those who run buildings; shown on the resources page and told to search engines. */
export const resourceQuestions = [
  {
    question: "How often should our office be cleaned?",
    answer:
      "We suggest 2 to 5 comprehensive cleanings a week for most offices. Restrooms, kitchens and trash need attention every occupied day. Desks and carpets depend on how many people are in.",
  },
  {
    question: "When is facility maintenance available?",
    answer:
      "For emergencies, 24/7, with a response within 2 hours. We schedule routine requests with you, at hours that suit your building.",
  },
  {
    question: "Do eco-friendly products clean as well as others?",
    answer:
      "On most surfaces, yes, together with microfiber, which needs up to 95% less water and chemicals. Where a surface has to be disinfected, we use a hospital-grade product and say so in the plan.",
  },
  {
    question: "What is a good inspection score?",
    answer:
      "Contracts often ask for 90% or more, but a score means nothing without its method: the same building can score 74% or 91%, depending on scale and weights. Ask for the scale first.",
  },
  {
    question: "May we use the guides with another contractor?",
    answer:
      "Yes. They are free, need no email address, and you may copy and change them and share them within your organization and with anyone who bids on your building.",
  },
  {
    question: "How often is there something new here?",
    answer: "Two to four times a month. Subscribe to the newsletter, or follow the RSS feed.",
  },
] as const satisfies readonly Question[];

export interface Question {
  question: string;
  answer: string;
}

/** Shown on the home page and in its structured data. */
export const homeQuestions = [
  {
    question: "How often should an office be cleaned?",
    answer:
      "We suggest 2 to 5 comprehensive cleanings a week for most offices. Your plan can be daily, weekly or monthly, and different on each floor.",
  },
  {
    question: "Who will be in our building?",
    answer:
      "A trained crew. Everyone on it is background-checked before their first shift, and the company is fully insured.",
  },
  {
    question: "Can you come in an emergency?",
    answer: "Yes. We are on call 24/7 for emergencies and respond within 2 hours.",
  },
  {
    question: "What products do you use?",
    answer:
      "Eco-friendly products wherever they do the job, and microfiber, which needs up to 95% less water and chemicals.",
  },
  {
    question: "How do we know the work was done?",
    answer:
      "Regular inspections are part of every plan. You find reports, schedules and work orders in your client portal.",
  },
  {
    question: "Which areas do you serve?",
    answer: "500+ client facilities in {company.serviceArea}. The Locations page lists them.",
  },
] as const satisfies readonly Question[];

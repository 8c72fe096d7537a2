export interface ApproachStep {
  id: string;
  number: number;
  title: string;
  description: string;
}

export const approach = [
  {
    id: "assessment",
    number: 1,
    title: "Assessment",
    description:
      "We walk your building with you: floors, fixtures, traffic and what bothers you today.",
  },
  {
    id: "service-plan",
    number: 2,
    title: "Service Plan",
    description: "You get tasks, frequencies and prices in writing, room by room. No hidden fees.",
  },
  {
    id: "implementation",
    number: 3,
    title: "Implementation",
    description:
      "A trained, background-checked crew starts on the agreed night, with its own equipment.",
  },
  {
    id: "quality-assurance",
    number: 4,
    title: "Quality Assurance",
    description: "Regular inspections score the work. Whatever falls short gets fixed.",
  },
  {
    id: "continuous-improvement",
    number: 5,
    title: "Continuous Improvement",
    description: "We review the results with you and change the plan when your building changes.",
  },
] as const satisfies readonly ApproachStep[];

import type { Action, Entry, NumberedStep } from "./page-parts.ts";
import type { Question } from "./questions.ts";

export const portalHero = {
  title: "See the night’s work by morning",
  lead: "The client portal shows what was done in each of your buildings, what is planned, and who answers for it. No calls to find out, no binders to keep.",
  actions: [
    { label: "Log In", to: "/client-portal" },
    { label: "Become a Client", to: "/contact#quote" },
  ] satisfies Action[],
} as const;

export const tilesSection = {
  title: "Six things you no longer have to ask for",
  lead: "Everything in the portal belongs to a facility. Choose one, or look at all of them together.",
} as const;

export const portalTiles: readonly Entry[] = [
  {
    id: "service-schedules",
    icon: "calendar",
    title: "Service Schedules",
    description:
      "Which task is due in which room, on which night, and what changed since last week.",
    points: ["Daily, weekly and monthly work", "Holidays and closures", "Upcoming periodic work"],
  },
  {
    id: "quality-reports",
    icon: "audit",
    title: "Quality Reports",
    description:
      "Every inspection with its score, the rooms behind the number, and the method it was counted by.",
    points: ["Scores room by room", "Comments and pictures", "What was corrected, and when"],
  },
  {
    id: "work-orders",
    icon: "wrench",
    title: "Work Orders",
    description: "Ask for something beyond the plan, follow it, and see when it was done.",
    points: ["Create, track and manage", "Urgency you choose", "Every step with its time"],
  },
  {
    id: "documents",
    icon: "document",
    title: "Documents",
    description:
      "Invoices, contracts and service agreements, in the place where you would look first.",
    points: ["Invoices", "Contracts", "Service agreements"],
  },
  {
    id: "communication",
    icon: "chat",
    title: "Communication",
    description:
      "Direct messages with your account management team, kept with the facility they are about.",
    points: ["People with names", "Answers in one thread", "Nothing lost in an inbox"],
  },
  {
    id: "key-insights",
    icon: "chart",
    title: "Key Insights",
    description:
      "Analytics and performance metrics for each facility: scores, punctuality, response times.",
    points: ["Trends by month", "Facilities side by side", "Numbers you can take along"],
  },
];

export const roomsSection = {
  title: "It starts from your rooms",
  lead: "When we walk your building, we write down its rooms by the names your people use. The schedule, the inspection and the work order all speak of those rooms.",
  picture: {
    name: "iso",
    alt: "A lobby cut open like a model, with a cleaning cart and a scrubber on a shining floor",
  },
  points: [
    "A score is never one number for a whole building without the rooms behind it.",
    "Every report names its method: the same floor can score 74% or 91%, depending on how one counts.",
    "What you see is what our own supervisors see.",
  ],
} as const;

export const accessSteps: readonly NumberedStep[] = [
  {
    id: "contract",
    number: 1,
    title: "You become a client",
    description:
      "The walk-through, the plan and the agreement come first; the portal is built from them.",
  },
  {
    id: "name-people",
    number: 2,
    title: "You name your people",
    description: "Who may see which facility, and who may ask for work.",
  },
  {
    id: "invitation",
    number: 3,
    title: "They get an invitation",
    description: "By mail, with a link to choose a password of their own.",
  },
  {
    id: "first-morning",
    number: 4,
    title: "The first morning",
    description: "After the first night of work, the schedule and the first entries stand there.",
  },
];

export const portalQuestions: readonly Question[] = [
  {
    question: "Do we need to install anything?",
    answer: "No. The portal runs in the browser, on a phone as well as on a desk.",
  },
  {
    question: "Can several of us use it?",
    answer:
      "Yes. You decide who sees which facility. Somebody who looks after one building sees that building and no other.",
  },
  {
    question: "I forgot my password. What now?",
    answer:
      "On the login page choose “Forgot password?”. If that does not help, call us, and a person will.",
  },
  {
    question: "Are these pictures of the portal?",
    answer:
      "No. They are models of buildings, of the kind the portal is about. We would rather show you the real one with your own rooms in it.",
  },
];

export const portalCall = {
  title: "Your building could be in it",
  lead: "Ask for a quote, and we show you the portal with the rooms of your own building when we come for the walk-through.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "Contact Our Team", to: "/contact" },
  ] satisfies Action[],
  promise:
    "Already a client without access? Call us or write, and your account team sends an invitation.",
} as const;

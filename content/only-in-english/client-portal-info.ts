import type { Action, Entry, Heading, NumberedStep } from "../page-parts.ts";
import type { Question } from "../questions.ts";

export const portalHero = {
  title: "The client portal: see last night’s work by morning",
  lead: "See what was done in each of your buildings, what is planned and who is responsible. No calls to make, no binders to keep.",
  actions: [
    { label: "Log In", to: "/client-portal" },
    { label: "Become a Client", to: "/contact#quote" },
  ] satisfies Action[],
} as const;

export const screensSection = {
  title: "A morning in the portal",
  lead: "Two minutes before the first meeting: was it cleaned, and does anything need you? These are real pages; the client in them is invented.",
} as const satisfies Heading;

/** `npm run pictures:portal` takes these screenshots. */
export const portalScreens = [
  {
    id: "home",
    title: "7:05: was it cleaned?",
    description:
      "Each facility shows who came, when they left and what held them up. Whatever needs you comes first.",
    picture: {
      name: "portal_home",
      alt: "Client portal home: what needs an answer, and below it each facility with last night’s visit, the tasks done and the next visit",
    },
  },
  {
    id: "schedule",
    title: "The week, visit by visit",
    description:
      "A bar is the agreed window, filled while the crew was there. A missed visit says so.",
    picture: {
      name: "portal_schedule",
      alt: "A week’s schedule in the client portal: how many visits were attended, and each visit with its window, the crew’s time and its status",
    },
  },
  {
    id: "work-order",
    title: "What you asked for, step by step",
    description:
      "Who took it on and what they wrote. Two clocks show whether the response and the work were on time.",
    picture: {
      name: "portal_work_order",
      alt: "A work order in the client portal: what was requested, and two clocks showing that the response and the work were on time",
    },
  },
] as const;

export const tilesSection = {
  title: "What you get in the portal",
  lead: "Everything is organized by facility. Open one, or look at all of them together.",
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
      "Every inspection with its score, the rooms behind the score and the scoring method.",
    points: ["Scores room by room", "Comments and photos", "What was corrected, and when"],
  },
  {
    id: "work-orders",
    icon: "wrench",
    title: "Work Orders",
    description: "Request something outside the plan, follow it, and see when it was done.",
    points: ["Create, track and manage", "A priority you choose", "Every step with a time stamp"],
  },
  {
    id: "documents",
    icon: "document",
    title: "Documents",
    description: "Invoices, contracts and service agreements, all in one place.",
    points: ["Invoices", "Contracts", "Service agreements"],
  },
  {
    id: "communication",
    icon: "chat",
    title: "Communication",
    description:
      "Direct messages with your account management team, filed with the facility they are about.",
    points: ["People you know by name", "Answers in one thread", "Nothing lost in an inbox"],
  },
  {
    id: "key-insights",
    icon: "chart",
    title: "Key Insights",
    description:
      "Analytics and performance metrics for each facility: scores, completion and response times.",
    points: ["Trends by month", "Facilities side by side", "Numbers you can share"],
  },
];

export const roomsSection = {
  title: "Built around your rooms",
  lead: "On the walk-through, we list your rooms by the names your people use. Schedules, inspections and work orders all use those names.",
  picture: {
    name: "iso",
    alt: "A lobby cut open like a model, with a cleaning cart and a scrubber on a shining floor",
  },
  points: [
    "You never get a score for a whole building without the rooms behind it.",
    "Every report names its method: the same building can score 74% or 91%, depending on how you count.",
    "You see what our own supervisors see.",
  ],
} as const;

export const accessSteps: readonly NumberedStep[] = [
  {
    id: "contract",
    number: 1,
    title: "You become a client",
    description:
      "The walk-through, the plan and the agreement come first. We set up your portal from them.",
  },
  {
    id: "name-people",
    number: 2,
    title: "You tell us who needs access",
    description: "Who may see which facility, and who may request work.",
  },
  {
    id: "invitation",
    number: 3,
    title: "They get an invitation",
    description: "By email, with a link to choose a password.",
  },
  {
    id: "first-morning",
    number: 4,
    title: "The first morning",
    description: "After the first night of work, the schedule and the first entries are there.",
  },
];

export const portalQuestions: readonly Question[] = [
  {
    question: "Do we need to install anything?",
    answer: "No. The portal runs in your browser, on a phone or a computer.",
  },
  {
    question: "Can several of us use it?",
    answer:
      "Yes. You decide who sees which facility. Someone who manages one building sees that building and no other.",
  },
  {
    question: "I forgot my password. What now?",
    answer: "Choose “Forgot password?” on the login page. If that does not help, call us.",
  },
  {
    question: "Are these pictures of the portal?",
    answer:
      "The screens are: real pages, with a client and people that we invented. The cut-open buildings are models. We would rather show you the portal with your own rooms in it.",
  },
];

export const portalCall = {
  title: "See your own building in it",
  lead: "Request a quote, and we show you the portal with your own rooms in it when we come for the walk-through.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "Contact Our Team", to: "/contact" },
  ] satisfies Action[],
  promise:
    "Already a client without access? Call or write, and your account team will send you an invitation.",
} as const;

export const labels = {
  accessSteps: "How to get access, in four steps",
  questions: "Frequently asked questions",
} as const;

import type { Heading, Hero } from "../../page-parts.ts";

/** The argument: what other employers keep for the interview stands here on the card. */
export const hero = {
  title: "Careers with the pay up front",
  lead: "Every opening shows pay, hours and location. A person reads your application, and you know where you stand after each step.",
  actions: [
    { label: "See the Openings", to: "#openings" },
    { label: "How we hire", to: "#hiring-process" },
  ],
} as const satisfies Hero;

export const openingsHeading = {
  title: "Open positions",
  lead: "All full-time. Choose one, and it is filled in on the application form.",
} as const satisfies Heading;

export const noOpeningsHeading = {
  title: "No open positions today",
  lead: "You can still apply. The application form is open for any position, and a person reads every application.",
} as const satisfies Heading;

export const applyForAny = "Apply for any position";

export const benefitsHeading = {
  title: "Benefits on top of the pay",
} as const satisfies Heading;

export const testimonialsHeading = { title: "What our employees say" } as const satisfies Heading;

export const processHeading = {
  title: "Our hiring process: six steps, one to three weeks",
  lead: "What happens, and when. If a step takes longer, we tell you before you have to ask.",
} as const satisfies Heading;

export const applicationSection = {
  title: "Application form",
  lead: "Seven fields, about ten minutes. What you type is saved in this browser until you send it.",
  nothingSelected: "Choose a position above, or in the form.",
  anyPosition:
    "No position is open today, so this application is for any position. We keep it, and write to you when one fits.",
  accommodation:
    "Need an accommodation to apply? Call or write, and we will find a way. You do not have to say why.",
  sent: {
    title: "Your application is with us.",
    text: "A confirmation is on its way to you by email. A person reads your application, and you hear from us within three business days.",
  },
} as const;

export const questionsHeading = { title: "Frequently asked questions" } as const satisfies Heading;

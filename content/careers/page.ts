import type { Heading, Opening } from "../page-parts.ts";

/** The argument: what other employers keep for the interview stands here on the card. */
export const opening = {
  title: "Night work, in plain sight",
  lead: "Pay, hours and place stand on every card. A person reads your application, and you know where you stand after each step.",
  actions: [
    { label: "See the Openings", to: "#openings" },
    { label: "How we hire", to: "#hiring-process" },
  ],
} as const satisfies Opening;

export const openingsHeading = {
  title: "Open now",
  lead: "Full-time, all of them. Choose one, and the form below knows which.",
} as const satisfies Heading;

export const noOpeningsHeading = {
  title: "No open positions today",
  lead: "You can still apply. The application form is open for any position, and a person reads every application.",
} as const satisfies Heading;

export const applyForAny = "Apply for any position";

export const benefitsHeading = {
  title: "What you get besides the pay",
} as const satisfies Heading;

export const voicesHeading = { title: "Asked at the end of a shift" } as const satisfies Heading;

export const processHeading = {
  title: "Six steps, one to three weeks",
  lead: "What happens, and when. If a step takes longer, we tell you before you have to ask.",
} as const satisfies Heading;

export const applicationSection = {
  title: "Apply",
  lead: "Seven fields, ten minutes. What you type is kept in this browser until you send it.",
  nothingSelected: "Choose an opening above, or in the form.",
  anyPosition:
    "No position is open today, so this application is for any position. We keep it, and write to you when one fits.",
  accommodation:
    "Need an accommodation to apply? Call or write, and we find a way. You do not have to say why.",
  sent: {
    title: "Your application is with us.",
    text: "A confirmation is on its way to you by e-mail. A person reads what you wrote, and you hear from us within three business days.",
  },
} as const;

export const questionsHeading = { title: "Asked before applying" } as const satisfies Heading;

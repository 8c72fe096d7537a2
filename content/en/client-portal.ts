import type { Entry } from "../page-parts.ts";

export const portalPanel = {
  title: "Client Portal",
  lead: "What was done in your buildings last night, what is planned and who is responsible.",
  more: "Learn More About Client Portal",
  picture: {
    name: "portal_home",
    alt: "Home page of the client portal for a fictional client: items that need an answer, and last night’s visits",
  },
} as const;

export const portalTiles = [
  {
    id: "service-schedules",
    title: "Service Schedules",
    description: "Which task is due in which room, on which night.",
    icon: "calendar",
  },
  {
    id: "quality-reports",
    title: "Quality Reports",
    description: "Every inspection, with its score and method.",
    icon: "audit",
  },
  {
    id: "work-orders",
    title: "Work Orders",
    description: "Create, track and manage requests outside the plan.",
    icon: "wrench",
  },
  {
    id: "documents",
    title: "Documents",
    description: "Invoices, contracts and service agreements.",
    icon: "document",
  },
  {
    id: "communication",
    title: "Communication",
    description: "Direct messages to your account management team.",
    icon: "chat",
  },
  {
    id: "key-insights",
    title: "Key Insights",
    description: "Performance of each facility, month by month.",
    icon: "chart",
  },
] as const satisfies readonly Entry[];

export const loginSection = {
  title: "Client Login",
  lead: "Use the login your account team sent you.",
  remember: "Remember me on this device",
  forgot: "Forgot password?",
  passkey: "Log in with a passkey",
  notYet: "Not yet a client?",
  contact: "Contact Our Team",
  sent: { title: "You are logged in.", text: "Your portal opens in a moment." },
  halfway: { title: "One more step.", text: "We ask for your second factor in a moment." },
  /** The notice for a missing response: the usual text, then the other possible cause. */
  failed:
    "Invalid username or password. Please try again. If both are correct, the login may not have reached us: try again in a minute, or call {company.phone}.",
} as const;

/** The careers page's own texts; openings have theirs. */
import type { IconName } from "../../icons.ts";
import type { Question } from "../questions.ts";
import type { Testimonial } from "../testimonials.ts";

export interface Benefit {
  id: string;
  title: string;
  text: string;
  icon: IconName;
  /** Invented for the demonstration; `npm run launch-check` refuses to go live with it. */
  demo: boolean;
}

export const benefits = [
  {
    id: "pay",
    title: "Pay you can see",
    text: "Every opening shows its pay range, nights pay more, and payday is every other Friday.",
    icon: "price",
    demo: true,
  },
  {
    id: "health",
    title: "Health insurance",
    text: "Medical, dental and vision from the first day of your second month. We pay most of the premium.",
    icon: "certificate",
    demo: true,
  },
  {
    id: "training",
    title: "Four paid weeks of training",
    text: "Products, machines, safety and the building itself, next to someone who knows them.",
    icon: "layers",
    demo: true,
  },
  {
    id: "time-off",
    title: "Time off that counts",
    text: "Fifteen paid days off in your first year, seven holidays, and sick days without a doctor’s note.",
    icon: "history",
    demo: true,
  },
  {
    id: "crew",
    title: "A fixed route and crew",
    text: "The same buildings and the same people. You get to know both, and you can plan your week.",
    icon: "map",
    demo: true,
  },
  {
    id: "way-up",
    title: "Room to move up",
    text: "Supervisors come from our crews, managers from our supervisors. We post jobs internally first.",
    icon: "award",
    demo: true,
  },
] as const satisfies readonly Benefit[];

/** Quotations from three people who work here. */
export const employeeTestimonials = [
  {
    id: "night-lead",
    content:
      "I started with a cart and hardly any English. They paid for my classes, and today I lead three crews. My first supervisor still calls on my birthday.",
    author: {
      name: "Lucía Fernández",
      title: "Night Supervisor, Chicago",
      company: "{company.shortName}",
    },
    demo: true,
  },
  {
    id: "coordinator",
    content:
      "When I say a building needs one more person, they ask why, and then they send one. That is rarer in this business than it should be.",
    author: {
      name: "Terrence Boyd",
      title: "Operations Coordinator, Atlanta",
      company: "{company.shortName}",
    },
    demo: true,
  },
  {
    id: "technician",
    content:
      "I know my route, I know my crew, and I am home before my daughter wakes up. The plan on the cart says what has to be done, so nobody argues about it.",
    author: {
      name: "Amina Yusuf",
      title: "Cleaning Technician, Columbus",
      company: "{company.shortName}",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export interface HiringStep {
  id: string;
  title: string;
  text: string;
  /** The time of the event, counted from the application. */
  when: string;
}

/** Six steps in one to three weeks. */
export const hiringSteps = [
  {
    id: "apply",
    title: "You apply",
    text: "One form, about ten minutes. You get a reference number by email right away.",
    when: "Day 1",
  },
  {
    id: "reading",
    title: "A person reads it",
    text: "Someone on the team you would join reads it, not a program. You hear from us either way.",
    when: "Within 3 business days",
  },
  {
    id: "call",
    title: "We talk on the phone",
    text: "Twenty minutes about the work, the hours and the pay. Ask anything you like.",
    when: "Week 1",
  },
  {
    id: "meeting",
    title: "You meet the crew",
    text: "In the building where you would work, at the hours you would work.",
    when: "Week 1 or 2",
  },
  {
    id: "offer",
    title: "You get an offer in writing",
    text: "Pay, hours, location and first day. The background check comes only after the offer.",
    when: "Week 2",
  },
  {
    id: "first-night",
    title: "You start",
    text: "With paid training, and someone by your side for four weeks.",
    when: "Week 2 or 3",
  },
] as const satisfies readonly HiringStep[];

export const careersQuestions = [
  {
    question: "How long does hiring take?",
    answer:
      "One to three weeks from your application to your first day. If you need more or less time, tell us and we will try to make it work.",
  },
  {
    question: "Do I need experience?",
    answer:
      "Not as a cleaning technician: your first four weeks are paid training. The other openings list what they require.",
  },
  {
    question: "I have no resume. Can I apply?",
    answer:
      "Yes. The form asks for a link. A profile, a portfolio or a shared document that lists your last jobs is enough. If a link is a problem, call us and we will write it down together.",
  },
  {
    question: "What if I need an accommodation to apply or to work?",
    answer:
      "Tell us what would help, by phone or email, at any step. You do not have to say why, and it plays no part in the decision.",
  },
  {
    question: "Do you ask about convictions or past pay?",
    answer:
      "No, we ask about neither when you apply. The background check comes only after an offer, and we talk with you about the result before we decide anything.",
  },
  {
    question: "What happens to my application?",
    answer:
      "Only the people who hire for the position read it. To have it deleted at any time, reply to our confirmation email.",
  },
] as const satisfies readonly Question[];

/** Stands beneath the openings. */
export const fairHiring =
  "We hire based on what people can do. All qualified applicants are considered without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability or veteran status. Tell us if you need an accommodation to apply, and we will find a way.";

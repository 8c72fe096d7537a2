/** What the careers page says beside the openings. */
import type { IconName } from "../icons.ts";
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
    text: "Every opening names its range, nights pay more, and wages arrive every second Friday.",
    icon: "price",
    demo: true,
  },
  {
    id: "health",
    title: "Health insurance",
    text: "Medical, dental and vision from the first day of your second month; we pay most of it.",
    icon: "certificate",
    demo: true,
  },
  {
    id: "training",
    title: "Four paid weeks of training",
    text: "Products, machines, safety and the building itself, beside somebody who knows them.",
    icon: "layers",
    demo: true,
  },
  {
    id: "time-off",
    title: "Time off that counts",
    text: "Fifteen paid days in your first year, seven holidays, and sick days that need no excuse.",
    icon: "history",
    demo: true,
  },
  {
    id: "crew",
    title: "A fixed route and crew",
    text: "The same buildings and the same people. You learn both, and you can plan your week.",
    icon: "map",
    demo: true,
  },
  {
    id: "way-up",
    title: "A way up",
    text: "Supervisors come from crews, managers from supervisors. We post inside first.",
    icon: "award",
    demo: true,
  },
] as const satisfies readonly Benefit[];

/** Three voices of people who work here. */
export const employeeTestimonials = [
  {
    id: "night-lead",
    content:
      "I started with a cart and no English to speak of. They paid for my course, and today I lead three crews. My first supervisor still calls on my birthday.",
    author: { name: "Lucía Fernández", title: "Night Supervisor, Chicago", company: "Cleardawn" },
    demo: true,
  },
  {
    id: "coordinator",
    content:
      "When I say a building needs one more pair of hands, somebody asks why, and then sends them. That is rarer in this trade than it should be.",
    author: {
      name: "Terrence Boyd",
      title: "Operations Coordinator, Atlanta",
      company: "Cleardawn",
    },
    demo: true,
  },
  {
    id: "technician",
    content:
      "I know my route, I know my crew, and I am home before my daughter wakes up. The plan on the cart says what has to be done, so nobody argues about it.",
    author: { name: "Amina Yusuf", title: "Cleaning Technician, Columbus", company: "Cleardawn" },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export interface HiringStep {
  id: string;
  title: string;
  text: string;
  /** When it happens, counted from the application. */
  when: string;
}

/** Six steps in one to three weeks. */
export const hiringSteps = [
  {
    id: "apply",
    title: "You apply",
    text: "Ten minutes, one form. You get a reference by e-mail at once.",
    when: "Day 1",
  },
  {
    id: "reading",
    title: "A person reads it",
    text: "Somebody of the team you would join, not a program. You hear from us either way.",
    when: "Within 3 business days",
  },
  {
    id: "call",
    title: "We talk on the phone",
    text: "Twenty minutes about the work, the hours and the pay. Ask whatever you like.",
    when: "Week 1",
  },
  {
    id: "meeting",
    title: "You meet the crew",
    text: "In the building where you would work, at the hour when you would work there.",
    when: "Week 1 or 2",
  },
  {
    id: "offer",
    title: "You get an offer in writing",
    text: "Pay, hours, place and first day. A background check follows only after the offer.",
    when: "Week 2",
  },
  {
    id: "first-night",
    title: "You start",
    text: "With a contract, paid training and somebody beside you for four weeks.",
    when: "Week 2 or 3",
  },
] as const satisfies readonly HiringStep[];

export const careersQuestions = [
  {
    question: "How long does hiring take?",
    answer:
      "One to three weeks from your application to your first day. If you need longer or shorter, tell us and we try to fit it.",
  },
  {
    question: "Do I need experience?",
    answer:
      "Not as a cleaning technician: the first four weeks are paid training. The other openings name what they ask for.",
  },
  {
    question: "I have no resume. Can I apply?",
    answer:
      "Yes. The form asks for a link: a profile, a portfolio or a shared document with your last jobs in it is enough. If a link is hard for you, call us and we write it down together.",
  },
  {
    question: "What if I need an accommodation to apply or to work?",
    answer:
      "Tell us what would help, by phone or e-mail, at any step. You do not have to say why, and it has no part in the decision.",
  },
  {
    question: "Do you ask about convictions or former pay?",
    answer:
      "No. We ask for neither when you apply. A background check comes only after an offer, and we talk about what it shows before anything is decided.",
  },
  {
    question: "What happens to my application?",
    answer:
      "It is read by the people who hire for this opening, and by nobody else. Answer our confirmation to have it deleted at any time.",
  },
] as const satisfies readonly Question[];

/** Stands beneath the openings. */
export const fairHiring =
  "We hire by what people can do. All qualified applicants are considered without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability or veteran status. Tell us if you need an accommodation to apply, and we will find a way.";

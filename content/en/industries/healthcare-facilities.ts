import type { Entry, Heading, Hero, NumberedStep, StatedFigure } from "../../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: in healthcare the order of the work is the work; nothing may travel between rooms. */
export const hero = {
  title: "Healthcare facilities, cleaned in the right order",
  lead: "Clean to dirty, high to low, and a record for every room. In healthcare, the order of the work matters as much as the work.",
  actions: [
    { label: "Request an Assessment", to: "/contact#quote" },
    { label: "See the zones", to: "#zones" },
  ],
} as const satisfies Hero;

export const serviceName = "Healthcare facility cleaning";

export const zonesHeading = {
  title: "Four risk zones, kept apart",
  lead: "Before anyone picks up a cloth, we sort your rooms into four zones. Each zone has its own cloths, mop heads and products, and they stay in it.",
} as const satisfies Heading;

/** Rooms of one risk: what is in them, how they are cleaned, what is written down. */
export interface Zone {
  id: string;
  name: string;
  rooms: string;
  rhythm: string;
  method: string;
  record: string;
}

export const zones = [
  {
    id: "public",
    name: "Public",
    rooms: "Entrances, waiting areas, hallways, elevators",
    rhythm: "Daily, touchpoints several times a day",
    method: "Clean, then disinfect touchpoints",
    record: "Each visit, with times",
  },
  {
    id: "care",
    name: "Care",
    rooms: "Exam, consultation and patient rooms",
    rhythm: "Daily, and between patients as agreed",
    method: "Clean, then disinfect all reachable surfaces",
    record: "Each room",
  },
  {
    id: "procedure",
    name: "Procedure",
    rooms: "Treatment rooms, surgery, laboratories",
    rhythm: "Between cases as agreed, and at the end of the day",
    method: "Your protocol, your product list, our checklist",
    record: "Each room, with product and contact time",
  },
  {
    id: "closed",
    name: "Closed",
    rooms: "Isolation rooms, known or suspected infections",
    rhythm: "Right away, 24/7, response within 2 hours",
    method: "Contained, cleaned, disinfected, then released",
    record: "Each room, with who released it",
  },
] as const satisfies readonly Zone[];

export const servicesHeading = {
  title: "Healthcare cleaning services",
  lead: "Six services for medical practices, clinics, surgery centers and hospitals.",
} as const satisfies Heading;

export const services = [
  {
    id: "waiting-areas",
    title: "Waiting and reception",
    description: "Everyone who is sick sits here first.",
    points: [
      "Chairs, arms and counters disinfected",
      "Toys, pens and touchscreens on a checklist",
      "Floors kept dry, and marked while wet",
    ],
  },
  {
    id: "exam-rooms",
    title: "Exam and patient rooms",
    description: "Small rooms, many hands and little time between patients.",
    points: [
      "Cleaned from high to low, clean to dirty",
      "Bed, rails, call button and switches",
      "A fresh cloth for every room",
    ],
  },
  {
    id: "procedure-rooms",
    title: "Treatment and procedure rooms",
    description: "Cleaned by your protocol, step by step.",
    points: [
      "Hospital-grade disinfectants from your list",
      "Contact times kept by the clock",
      "Equipment cleaned only as your staff allows",
    ],
  },
  {
    id: "restrooms",
    title: "Restrooms and utility rooms",
    description: "Where germs spread, and where patients form an opinion.",
    points: [
      "Cleaned and disinfected on a fixed schedule",
      "Soap and paper restocked before they run out",
      "Separate cloths and mop heads",
    ],
  },
  {
    id: "terminal-cleaning",
    title: "Terminal cleaning",
    description: "The whole room, down to the casters, after a discharge or a known infection.",
    points: [
      "Walls, curtains, vents and undersides",
      "By hand first, then spray or fog",
      "Released with a signed record",
    ],
  },
  {
    id: "staff-areas",
    title: "Staff areas and offices",
    description: "Infections spread in break rooms too.",
    points: [
      "Kitchens, lockers, keyboards and phones",
      "Cleaned at shift change",
      "No food waste left overnight",
    ],
  },
] as const satisfies readonly Entry[];

export const figuresHeading = "Benefits for staff, patients and visitors";

export const figures = [
  {
    id: "sick-days",
    value: "40%",
    label: "fewer sick days",
    meaning: "Where staff used to miss ten days, they miss six.",
  },
  {
    id: "visitor-satisfaction",
    value: "25%",
    label: "higher visitor satisfaction",
    meaning: "Patients and families cannot judge a diagnosis. They can judge a floor.",
  },
  {
    id: "absences",
    value: "30%",
    label: "lower absences",
    meaning: "Fewer shifts to fill by phone at five in the morning.",
  },
] as const satisfies readonly StatedFigure[];

export const figuresBasis =
  "These are our own figures, not a clinical study. At the assessment, we tell you which of them your building can expect and how we would measure them.";

export const orderHeading = {
  title: "How we clean a patient room, in five steps",
  lead: "Always the same, whoever is on shift.",
} as const satisfies Heading;

export const order = [
  {
    id: "prepare",
    number: 1,
    title: "Prepare",
    description: "Clean hands, gloves, fresh cloths. The cart stays outside the door.",
  },
  {
    id: "clear",
    number: 2,
    title: "Clear",
    description: "Take out waste, remove loose soil. Report sharps, never pick them up.",
  },
  {
    id: "high-to-low",
    number: 3,
    title: "High to low",
    description: "From the light fixture down to the bed, from the window around to the sink.",
  },
  {
    id: "wet-time",
    number: 4,
    title: "Wet time",
    description: "The disinfectant stays wet for as long as the label says. The floor comes last.",
  },
  {
    id: "check-and-record",
    number: 5,
    title: "Check and record",
    description: "Check by sight and touch, by ATP reading where agreed, and log it.",
  },
] as const satisfies readonly NumberedStep[];

export const voiceHeading = {
  title: "Client testimonial, from a director of nursing",
} as const satisfies Heading;

export const testimonials = [
  {
    id: "nursing-director",
    content:
      "I watched them clean one room. Then I watched a different person clean the next. I could not tell the two apart, and that was the moment I signed.",
    author: {
      name: "Beatriz Salcedo",
      title: "Director of Nursing",
      company: "Willow Bend Medical Center",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Walk your floors with us.",
  lead: "Bring your infection control lead, and we go zone by zone. The walk-through is free, with no obligation.",
  actions: [
    { label: "Arrange a Visit", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Hero;

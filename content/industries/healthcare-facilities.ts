import type { Entry, Heading, NumberedStep, Opening, StatedFigure } from "../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: in healthcare the order of the work is the work; nothing may travel between rooms. */
export const opening = {
  title: "Healthcare facilities, cleaned in the right order",
  lead: "From clean to dirty, from high to low, from room to record. In a clinic it matters less how much is cleaned than what comes after what.",
  actions: [
    { label: "Request an Assessment", to: "/contact#quote" },
    { label: "See the zones", to: "#zones" },
  ],
} as const satisfies Opening;

export const serviceName = "Healthcare facility cleaning";

export const zonesHeading = {
  title: "Four zones, and nothing crosses a line",
  lead: "Before anybody picks up a cloth, your floor plan gets four kinds of room. Cloths, mop heads and products belong to a zone and stay in it.",
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
    rooms: "Entrance, waiting, corridors, elevators",
    rhythm: "Daily, touchpoints several times",
    method: "Clean, disinfect what hands touch",
    record: "Round, with times",
  },
  {
    id: "care",
    name: "Care",
    rooms: "Exam, consultation, patient rooms",
    rhythm: "Daily, and between patients as agreed",
    method: "Clean, then disinfect all reachable surfaces",
    record: "Each room",
  },
  {
    id: "procedure",
    name: "Procedure",
    rooms: "Treatment, surgery, laboratory",
    rhythm: "After each list, and at the end of the day",
    method: "Your protocol, your product list, our checklist",
    record: "Each room, with product and contact time",
  },
  {
    id: "closed",
    name: "Closed",
    rooms: "Isolation, a case known or suspected",
    rhythm: "At once, 24/7, response within 2 hours",
    method: "Contained, cleaned, disinfected, then released",
    record: "Each room, with who released it",
  },
] as const satisfies readonly Zone[];

export const servicesHeading = {
  title: "Six services for places where people are ill",
  lead: "Practices, clinics, surgery centers and hospitals.",
} as const satisfies Heading;

export const services = [
  {
    id: "waiting-areas",
    title: "Waiting and reception",
    description: "Everybody who is ill sits here first.",
    points: [
      "Chairs, arms and counters disinfected",
      "Toys, pens and screens by list",
      "Floors kept dry and marked while wet",
    ],
  },
  {
    id: "exam-rooms",
    title: "Exam and patient rooms",
    description: "Small rooms, many hands, and little time between two patients.",
    points: [
      "High to low, clean to dirty",
      "Bed, rails, call button, switches",
      "A fresh cloth for every room",
    ],
  },
  {
    id: "procedure-rooms",
    title: "Treatment and procedure rooms",
    description: "Cleaned by your protocol and not by our habit.",
    points: [
      "Hospital-grade disinfectants from your list",
      "Contact times kept by the clock",
      "Equipment only as your staff allow",
    ],
  },
  {
    id: "restrooms",
    title: "Restrooms and utility rooms",
    description: "Where germs change hands, and where patients form an opinion.",
    points: [
      "Cleaned and disinfected on a fixed round",
      "Soap and paper never run out",
      "Cloths and mop heads of their own",
    ],
  },
  {
    id: "terminal-cleaning",
    title: "Terminal cleaning",
    description: "The whole room, to the last caster, after a patient leaves or a case is known.",
    points: [
      "Walls, curtains, vents and undersides",
      "By hand first, then spray or fog",
      "Given back with a signed record",
    ],
  },
  {
    id: "staff-areas",
    title: "Staff areas and offices",
    description: "Break rooms are where a ward infects itself.",
    points: [
      "Kitchens, lockers, keyboards, phones",
      "At the change of shift",
      "No food waste overnight",
    ],
  },
] as const satisfies readonly Entry[];

export const figuresHeading = "What it does for those who work here, and those who visit";

export const figures = [
  {
    id: "sick-days",
    value: "40%",
    label: "fewer sick days",
    meaning: "Of ten days that your people used to be ill, they work four.",
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
    meaning: "Fewer shifts to fill by telephone at five in the morning.",
  },
] as const satisfies readonly StatedFigure[];

export const figuresBasis =
  "Our own figures, and no clinical study. At the assessment we tell you which of them your building can expect, and how we would measure it.";

export const orderHeading = {
  title: "One patient room, in five moves",
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
    description: "Waste out, loose soil off. Sharps are reported, never picked up.",
  },
  {
    id: "high-to-low",
    number: 3,
    title: "High to low",
    description: "From the lamp down to the bed, from the window round to the sink.",
  },
  {
    id: "wet-time",
    number: 4,
    title: "Wet time",
    description: "The disinfectant stays wet for as long as its label says. Then the floor.",
  },
  {
    id: "check-and-record",
    number: 5,
    title: "Check and record",
    description: "By sight and touch, by ATP reading where agreed, and into the log.",
  },
] as const satisfies readonly NumberedStep[];

export const voiceHeading = { title: "From a nurse who counts shifts" } as const satisfies Heading;

export const testimonials = [
  {
    id: "nursing-director",
    content:
      "I watched them do one room. Then I watched a different person do the next. I could not tell the two apart, and that was the moment I signed.",
    author: {
      name: "Beatriz Salcedo",
      title: "Director of Nursing",
      company: "Willow Bend Medical Center",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Bring whoever answers for hygiene.",
  lead: "An hour on your floors, zone by zone. The walk-through is free and commits you to nothing.",
  actions: [
    { label: "Arrange a Visit", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Opening;

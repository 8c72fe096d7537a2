import type { Entry, Heading, PictureChoice } from "../../page-parts.ts";

export const methodsHeading = {
  title: "Application methods, and what each is good for",
  lead: "Each method reaches what the others miss, and none replaces cleaning first.",
} as const satisfies Heading;

export const methodsPicture = {
  name: "sprayer_close",
  alt: "An electrostatic sprayer on wheels in an empty waiting area, its lance ready",
} as const satisfies PictureChoice;

/** A way to bring a disinfectant onto a surface. */
export interface Method {
  id: string;
  name: string;
  reaches: string;
  suits: string;
  limits: string;
}

export const methods = [
  {
    id: "by-hand",
    name: "By hand",
    reaches: "What people touch: handles, rails, desks, faucets",
    suits: "Everyday use, in rooms that stay open",
    limits: "Slow over large or uneven surfaces",
  },
  {
    id: "by-electrostatic-spray",
    name: "Electrostatic spray",
    reaches: "All sides of chairs, racks, equipment and seats",
    suits: "Many objects in a short time: classrooms, gyms, vehicles",
    limits: "Surfaces have to be cleaned first; people wait outside",
  },
  {
    id: "by-fog",
    name: "ULV fog",
    reaches: "The whole room, behind and under everything",
    suits: "Closed rooms after an illness, and large halls",
    limits: "The room stays empty until it is aired out",
  },
] as const satisfies readonly Method[];

export const productsHeading = {
  title: "Hospital-grade disinfectants, and how we choose one",
  lead: "Hospital grade is where we start. Four questions about the room decide the product.",
} as const satisfies Heading;

export const productQuestions = [
  {
    id: "what-it-kills",
    title: "What does it have to kill?",
    description: "The label lists the organisms. If yours is not on it, it is the wrong product.",
  },
  {
    id: "what-it-spares",
    title: "What must it not damage?",
    description: "Steel, screens, stone and fabric each rule something out.",
  },
  {
    id: "how-long-wet",
    title: "How long must it stay wet?",
    description: "The contact time on the label decides the method and the time a room takes.",
  },
  {
    id: "who-breathes",
    title: "Who uses the room?",
    description:
      "Patients, children, night shifts: the plan says when we work and how the room is aired out.",
  },
] as const satisfies readonly Entry[];

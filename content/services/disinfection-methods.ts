import type { Entry, Heading, PictureChoice } from "../page-parts.ts";

export const methodsHeading = {
  title: "Application methods, and what each is good for",
  lead: "None of them replaces the cloth. Each reaches what the others miss.",
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
    suits: "Every day, in rooms that are in use",
    limits: "Slow over large or uneven surfaces",
  },
  {
    id: "by-electrostatic-spray",
    name: "Electrostatic spray",
    reaches: "All sides of chairs, racks, equipment and seats",
    suits: "Many objects in little time: classrooms, gyms, fleets",
    limits: "Soil must be gone before; people wait outside",
  },
  {
    id: "by-fog",
    name: "ULV fog",
    reaches: "The whole volume of a room, behind and beneath",
    suits: "Closed rooms after a case, and large halls",
    limits: "The room stays empty until it is aired",
  },
] as const satisfies readonly Method[];

export const productsHeading = {
  title: "Hospital-grade disinfectants, chosen by four questions",
  lead: "The grade is where the choice begins. The room decides the rest.",
} as const satisfies Heading;

export const productQuestions = [
  {
    id: "what-it-kills",
    title: "What does it have to kill?",
    description: "The label names its organisms. If yours is not on it, it is the wrong bottle.",
  },
  {
    id: "what-it-spares",
    title: "What does it have to spare?",
    description: "Steel, screens, stone and fabric each forbid something.",
  },
  {
    id: "how-long-wet",
    title: "How long must it stay wet?",
    description: "The contact time on the label decides the method, and the pace of the crew.",
  },
  {
    id: "who-breathes",
    title: "Who breathes in there?",
    description:
      "Patients, children and night shifts: the plan says when, and how the room is aired.",
  },
] as const satisfies readonly Entry[];

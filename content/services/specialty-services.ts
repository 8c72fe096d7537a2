import type { Entry, Heading, NumberedStep, Opening, PictureChoice } from "../page-parts.ts";

/** The argument: some work is decided by its equipment and its preparation, not by its hours. */
export const opening = {
  title: "Specialty services, for when a mop is the wrong tool",
  lead: "Construction dust, server rooms, high steel, hazards: work that wants its own machines, its own training and a plan for one job.",
  actions: [
    { label: "Describe the job", to: "/contact#quote" },
    { label: "See the six services", to: "#services" },
  ],
} as const satisfies Opening;

export const servicesHeading = {
  title: "Six jobs with rules of their own",
  lead: "What makes each of them difficult, and what we bring because of it.",
} as const satisfies Heading;

export const specialtyServices = [
  {
    id: "post-construction",
    title: "Post-construction cleaning",
    description:
      "Dust settles for days after the last trade has left, and it is finer than what an office knows.",
    points: [
      "Rough, final and touch-up passes",
      "Ducts, ledges and fittings before floors",
      "Film, labels and specks off the glass",
    ],
  },
  {
    id: "high-level",
    title: "High-level cleaning",
    description: "Beams, ducts and racks collect for years what nobody can see from below.",
    points: [
      "Lifts, poles and fall protection",
      "Top down, the floor last",
      "Work areas closed and marked",
    ],
  },
  {
    id: "data-center",
    title: "Data center cleaning",
    description: "Particles, static and moisture are the enemies, and the room never shuts down.",
    points: [
      "Filtered vacuums, no loose dust",
      "Under the raised floor as well",
      "Every movement agreed with your engineers",
    ],
  },
  {
    id: "pressure-washing",
    title: "Pressure washing",
    description:
      "Docks, garages, walks and facades, where grease and weather have gone into the surface.",
    points: [
      "Pressure and heat by material",
      "Run-off kept out of the drains",
      "Before opening hours",
    ],
  },
  {
    id: "biohazard",
    title: "Biohazard cleaning",
    description: "What must be contained first, removed second and never simply wiped away.",
    points: [
      "Protective equipment, sealed zone",
      "Hospital-grade disinfectants",
      "Disposal by the rules, with records",
    ],
  },
  {
    id: "surface-restoration",
    title: "Surface restoration",
    description: "Stone, wood and metal that cleaning alone will not bring back.",
    points: [
      "A test patch before a promise",
      "Stripping, honing, sealing, polishing",
      "A care plan, so that it lasts",
    ],
  },
] as const satisfies readonly Entry[];

export const moreHeading = {
  title: "Four more, after damage and above the ground",
  lead: "In an emergency we respond within 2 hours, 24/7.",
} as const satisfies Heading;

export const morePicture = {
  name: "facade",
  alt: "A window cleaners' cradle at a glass tower, high over the city in the first light",
} as const satisfies PictureChoice;

export const moreServices = [
  {
    id: "damage-restoration",
    title: "Fire and water damage restoration",
    description: "Water out, soot off, rooms dried and cleaned until they can be used again.",
  },
  {
    id: "high-rise-windows",
    title: "High-rise window cleaning",
    description: "Glass and frames at heights where the weather decides on the day.",
  },
  {
    id: "lighting-maintenance",
    title: "Lighting maintenance",
    description: "Lamps changed and fittings cleaned while the lift is there anyway.",
  },
  {
    id: "mold-remediation",
    title: "Mold remediation",
    description: "The moisture found, the zone sealed, the growth removed, the cause named.",
  },
] as const satisfies readonly Entry[];

export const industriesHeading = {
  title: "Six industries, and what they call for",
  lead: "The same machine does another job in another building.",
} as const satisfies Heading;

export const industries = [
  {
    id: "healthcare",
    title: "Healthcare",
    description: "Biohazards contained, high surfaces above patients cleaned without dust.",
    href: "/industries/healthcare-facilities",
  },
  {
    id: "industrial-and-manufacturing",
    title: "Industrial and manufacturing",
    description: "Beams, ducts and machine halls between shifts; docks and yards under pressure.",
    href: "/industries/manufacturing-industrial",
  },
  {
    id: "retail",
    title: "Retail",
    description: "New shops freed of construction dust, facades and walks before opening day.",
    href: "/industries/retail-spaces",
  },
  {
    id: "food-service",
    title: "Food service",
    description: "Grease in hoods, docks and drains; kitchens that an inspector may walk into.",
    href: "/industries/hospitality",
  },
  {
    id: "hospitality-and-lodging",
    title: "Hospitality and lodging",
    description: "Stone, wood and chandeliers restored floor by floor, with guests in the house.",
    href: "/industries/hospitality",
  },
  {
    id: "education",
    title: "Education",
    description: "Gym beams, lab benches and corridors, in the weeks without a timetable.",
    href: "/industries/educational-institutions",
  },
] as const satisfies readonly Entry[];

export const processHeading = {
  title: "Five steps, most of them before the work",
  lead: "A special job is won or lost in its preparation.",
} as const satisfies Heading;

export const process = [
  {
    id: "assessment",
    number: 1,
    title: "Assessment",
    description:
      "We look at the place, the surface and the hazard, measure heights and access, and test a patch where a surface may be touchy.",
  },
  {
    id: "planning",
    number: 2,
    title: "Planning",
    description:
      "Method, equipment, people, hours and price, in writing. Your engineers and your safety officer read it before we start.",
  },
  {
    id: "preparation",
    number: 3,
    title: "Preparation",
    description:
      "Zones closed and marked, what stays is covered, permits and shut-downs agreed, machines on site the evening before.",
  },
  {
    id: "execution",
    number: 4,
    title: "Execution",
    description:
      "A crew trained for this job, a supervisor who stays, and one person of yours who is told first when anything changes.",
  },
  {
    id: "verification",
    number: 5,
    title: "Verification",
    description:
      "You walk it with us against the plan. What is not right is put right: the 100% satisfaction guarantee covers special jobs too.",
  },
] as const satisfies readonly NumberedStep[];

export const closing = {
  title: "What is the job nobody wants?",
  lead: "Tell us the place, the height and the date. You hear what it takes, what it costs, and what it does not need.",
  actions: [
    { label: "Describe the job", to: "/contact#quote" },
    { label: "View All Services", to: "/services" },
  ],
} as const satisfies Opening;

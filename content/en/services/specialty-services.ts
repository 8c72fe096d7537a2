import type { Entry, Heading, Hero, NumberedStep, PictureChoice } from "../../page-parts.ts";

/** The argument: some work is decided by its equipment and its preparation, not by its hours. */
export const hero = {
  title: "Specialty services for when a mop is not enough",
  lead: "Construction dust, server rooms, high beams, hazardous waste: work that needs equipment, training and a plan of its own.",
  actions: [
    { label: "Describe the job", to: "/contact#quote" },
    { label: "See the six services", to: "#services" },
  ],
} as const satisfies Hero;

export const servicesHeading = {
  title: "Six specialty services",
  lead: "What makes each job difficult, and what we bring for it.",
} as const satisfies Heading;

export const specialtyServices = [
  {
    id: "post-construction",
    title: "Post-construction cleaning",
    description:
      "Construction dust is finer than office dust, and it keeps settling for days after the last contractor leaves.",
    points: [
      "Rough, final and touch-up passes",
      "Ducts, ledges and fixtures before floors",
      "Film, labels and paint specks off the glass",
    ],
  },
  {
    id: "high-level",
    title: "High-level cleaning",
    description: "Beams, ducts and racks collect years of dust that nobody can see from the floor.",
    points: [
      "Lifts, poles and fall protection",
      "From the top down, floors last",
      "Work areas closed off and marked",
    ],
  },
  {
    id: "data-center",
    title: "Data center cleaning",
    description: "Particles, static and moisture are the risks, and the room never shuts down.",
    points: [
      "Filtered vacuums, no loose dust",
      "Under the raised floor too",
      "Every step agreed with your engineers",
    ],
  },
  {
    id: "pressure-washing",
    title: "Pressure washing",
    description:
      "Docks, garages, walkways and facades, where grease and weather have worked into the surface.",
    points: [
      "Pressure and heat set for the material",
      "Runoff kept out of storm drains",
      "Finished before you open",
    ],
  },
  {
    id: "biohazard",
    title: "Biohazard cleaning",
    description:
      "Hazards that have to be contained first and removed second, never just wiped away.",
    points: [
      "Protective equipment and a sealed zone",
      "Hospital-grade disinfectants",
      "Disposal by regulation, with records",
    ],
  },
  {
    id: "surface-restoration",
    title: "Surface restoration",
    description: "Stone, wood and metal that cleaning alone cannot bring back.",
    points: [
      "A test patch before we promise anything",
      "Stripping, honing, sealing, polishing",
      "A care plan, so the result lasts",
    ],
  },
] as const satisfies readonly Entry[];

export const moreHeading = {
  title: "Four more specialty services",
  lead: "For damage, heights and everything overhead. In an emergency, we respond within 2 hours, 24/7.",
} as const satisfies Heading;

export const morePicture = {
  name: "facade",
  alt: "A window-washing platform on a glass tower, high over the city in the first light",
} as const satisfies PictureChoice;

export const moreServices = [
  {
    id: "damage-restoration",
    title: "Fire and water damage restoration",
    description: "Water removed, soot cleaned off, rooms dried and made usable again.",
  },
  {
    id: "high-rise-windows",
    title: "High-rise window cleaning",
    description: "Glass and frames on tall buildings, scheduled around the weather.",
  },
  {
    id: "lighting-maintenance",
    title: "Lighting maintenance",
    description: "Lights replaced and fixtures cleaned in one trip with the lift.",
  },
  {
    id: "mold-remediation",
    title: "Mold remediation",
    description: "We find the moisture, seal the zone, remove the growth and tell you the cause.",
  },
] as const satisfies readonly Entry[];

export const industriesHeading = {
  title: "Industries we serve, and what each one needs",
  lead: "The same equipment does a different job in every kind of building.",
} as const satisfies Heading;

export const industries = [
  {
    id: "healthcare",
    title: "Healthcare",
    description:
      "Biohazards contained, and surfaces above patients cleaned without spreading dust.",
    href: "/industries/healthcare-facilities",
  },
  {
    id: "industrial-and-manufacturing",
    title: "Industrial and manufacturing",
    description:
      "Beams, ducts and production halls between shifts; docks and yards pressure-washed.",
    href: "/industries/manufacturing-industrial",
  },
  {
    id: "retail",
    title: "Retail",
    description:
      "New stores cleared of construction dust; facades and walkways clean for opening day.",
    href: "/industries/retail-spaces",
  },
  {
    id: "food-service",
    title: "Food service",
    description:
      "Grease removed from hoods, docks and drains, so an inspector can walk in any day.",
    href: "/industries/hospitality",
  },
  {
    id: "hospitality-and-lodging",
    title: "Hospitality and lodging",
    description:
      "Stone, wood and chandeliers restored floor by floor, with guests in the building.",
    href: "/industries/hospitality",
  },
  {
    id: "education",
    title: "Education",
    description: "Gym beams, lab benches and hallways, done during school breaks.",
    href: "/industries/educational-institutions",
  },
] as const satisfies readonly Entry[];

export const processHeading = {
  title: "Our process, in five steps",
  lead: "A specialty job succeeds or fails in the preparation, so three of the five steps come before the work.",
} as const satisfies Heading;

export const process = [
  {
    id: "assessment",
    number: 1,
    title: "Assessment",
    description:
      "We look at the site, the surface and the hazard, and measure heights and access. Where a surface is delicate, we test a patch.",
  },
  {
    id: "planning",
    number: 2,
    title: "Planning",
    description:
      "Method, equipment, people, hours and price, in writing. Your engineers and safety officer review it before we start.",
  },
  {
    id: "preparation",
    number: 3,
    title: "Preparation",
    description:
      "We close off and mark the zones, cover what stays, and arrange permits and shutdowns. The equipment is on site the evening before.",
  },
  {
    id: "execution",
    number: 4,
    title: "Execution",
    description:
      "A crew trained for this job and a supervisor who stays on site. On your side, one contact who hears first when anything changes.",
  },
  {
    id: "verification",
    number: 5,
    title: "Verification",
    description:
      "You walk the site with us, plan in hand. Whatever is not right, we fix: the 100% satisfaction guarantee covers specialty jobs too.",
  },
] as const satisfies readonly NumberedStep[];

export const closing = {
  title: "Give us the job nobody wants.",
  lead: "Tell us the location, the height and the date, and we tell you what it takes and what it costs.",
  actions: [
    { label: "Describe the job", to: "/contact#quote" },
    { label: "View All Services", to: "/services" },
  ],
} as const satisfies Hero;

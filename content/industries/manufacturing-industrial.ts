import { company } from "../company.ts";
import type { Entry, Heading, Opening, StatedFigure } from "../page-parts.ts";

/** The argument: in a plant, dirt is a cause of stops, falls and findings; cleaning is upkeep. */
export const opening = {
  title: "Manufacturing and industrial cleaning that keeps the line up",
  lead: "Dust is heat, oil is a fall, residue is a finding. We take them out between the shifts, to the rules of your line.",
  actions: [
    { label: "Request a Plant Walk", to: "/contact#quote" },
    { label: `Call ${company.phone.display}`, to: company.phone.href },
  ],
} as const satisfies Opening;

export const serviceName = "Manufacturing and industrial cleaning";

export const causesHeading = {
  title: "What dirt turns into",
  lead: "In an office, it is an impression. In a plant, it is a cause.",
} as const satisfies Heading;

/** What lies about, what it becomes, and what it costs. */
export const causes = [
  {
    id: "dust",
    title: "Dust on a motor",
    description: "becomes heat, and heat becomes a bearing that is changed at night.",
    note: "Equipment life",
  },
  {
    id: "oil",
    title: "Oil on an aisle",
    description: "becomes a slip, and a slip becomes a report that nobody wants to write.",
    note: "Incidents",
  },
  {
    id: "residue",
    title: "Residue on a line",
    description: "becomes a swab that fails, and a batch that waits.",
    note: "Inspections",
  },
  {
    id: "scrap",
    title: "Scrap underfoot",
    description: "becomes a detour, forty times a shift, for everybody who passes.",
    note: "Output",
  },
] as const satisfies readonly Entry[];

export const figuresHeading = "What a clean plant gives back";

export const figures = [
  {
    id: "equipment-life",
    value: "15-30%",
    label: "longer equipment life",
    meaning: "Motors, belts and bearings that run cool and dry.",
  },
  {
    id: "incidents",
    value: "40%",
    label: "fewer workplace incidents",
    meaning: "Aisles and walkways that hold a boot.",
  },
  {
    id: "productivity",
    value: "8-12%",
    label: "productivity increase",
    meaning: "Fewer stops, shorter ways, faster changeovers.",
  },
  {
    id: "inspection-readiness",
    value: "100%",
    label: "inspection readiness",
    meaning: "Any area, any day, with its records.",
  },
  {
    id: "chemicals",
    value: "30%",
    label: "chemical reduction",
    meaning: "Dosed by the machine instead of poured by the eye.",
  },
  {
    id: "retention",
    value: "25%",
    label: "better worker retention",
    meaning: "People stay where somebody looks after the place.",
  },
] as const satisfies readonly StatedFigure[];

export const figuresBasis =
  "Our own figures, and no study. What your line can expect depends on where it starts: the plant walk says so before you sign.";

export const servicesHeading = {
  title: "Six jobs between two shifts",
  lead: "Each with its own machine, and a time in which it fits.",
} as const satisfies Heading;

export const services = [
  {
    id: "production-floors",
    title: "Production floors",
    description: "Scrubbed by machine while the next shift changes its shoes.",
    points: [
      "Ride-on scrubbers for long aisles",
      "Oil and coolant taken up, not spread",
      "Lines and markings kept legible",
    ],
  },
  {
    id: "machines",
    title: "Machine exteriors",
    description: "Guards, housings, cabinets and the floor beneath them.",
    points: [
      "Locked out by your people first",
      "Dry methods near electrics",
      "Leaks and loose parts reported",
    ],
  },
  {
    id: "overhead",
    title: "Beams, ducts and high racks",
    description: "What collects above comes down in its own time, or in ours.",
    points: [
      "Lifts, poles and fall protection",
      "Filtered vacuums, nothing blown about",
      "Top down, the floor last",
    ],
  },
  {
    id: "warehouses",
    title: "Warehouses and docks",
    description: "Forklifts carry the yard inside. We carry it out again.",
    points: [
      "Aisles, rack feet and charging bays",
      "Docks, levelers and door tracks",
      "Film, straps and pallet splinters gone",
    ],
  },
  {
    id: "welfare",
    title: "Locker rooms, showers and canteens",
    description: "Three shifts use them, and each judges the one before.",
    points: [
      "Cleaned at every change of shift",
      "Showers and floors disinfected",
      "Canteens degreased daily",
    ],
  },
  {
    id: "shutdowns",
    title: "Shut-downs and emergencies",
    description: "The week in which everything stands, and the night in which something bursts.",
    points: [
      "Shut-down crews by date and zone",
      "24/7, response within 2 hours",
      "One supervisor who stays on site",
    ],
  },
] as const satisfies readonly Entry[];

/** From the specification; a company that adopts the product puts its own client here. */
export const aerospace = {
  title: "Case study: an aerospace plant",
  value: "99.98%",
  label: "compliance",
  lead: "In the assembly halls of an aerospace manufacturer, one chip of metal in the wrong place is a finding. Every area got a list, every line of the list a check, and every check an initial.",
  reading: "Of 10,000 checks, 9,998 met the requirement. The two others have names and dates.",
  steps: [
    "Zones by what may lie there: nothing, dust, chips",
    "Tools counted in, tools counted out",
    "Findings closed before the next shift",
  ],
  demo: true,
} as const;

export const sectorsHeading = {
  title: "Four sectors, four rule books",
  lead: "Whichever you work by, we read it before we bring a bucket.",
} as const satisfies Heading;

export const sectors = [
  {
    id: "food-and-beverage",
    title: "Food and beverage",
    description: "The enemy is what remains: sugar, protein, allergens, water.",
    points: [
      "Color-coded tools by zone and allergen",
      "Drains, conveyors, undersides",
      "Cleaned, rinsed, disinfected, released",
    ],
  },
  {
    id: "pharmaceutical-and-medical-device",
    title: "Pharmaceutical and medical device",
    description: "The enemy is what cannot be proved.",
    points: [
      "Your procedures, and training on each of them",
      "Gowning, airlocks, one way in",
      "A record for every room and product",
    ],
  },
  {
    id: "automotive",
    title: "Automotive",
    description: "The enemy is the stop: oil, chips, overspray and a line that moves.",
    points: [
      "Cells cleaned inside the changeover",
      "Paint shops without lint or silicone",
      "Pits and conveyors at shut-down",
    ],
  },
  {
    id: "electronics",
    title: "Electronics",
    description: "The enemy is too small to see: particles and static.",
    points: [
      "Filtered vacuums, lint-free cloths",
      "Static-safe methods and materials",
      "Raised floors, above and below",
    ],
  },
] as const satisfies readonly Entry[];

export const closing = {
  title: "Show us the worst corner.",
  lead: "Every plant has one. Walk us there at the change of shift, and we tell you what it takes.",
  actions: [
    { label: "Arrange a Plant Walk", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Opening;

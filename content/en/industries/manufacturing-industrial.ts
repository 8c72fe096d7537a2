import type { Entry, Heading, Hero, StatedFigure } from "../../page-parts.ts";

/** The argument: in a plant, dirt is a cause of stops, falls and findings; cleaning is upkeep. */
export const hero = {
  title: "Manufacturing and industrial cleaning that keeps the line running",
  lead: "Dust overheats motors, oil causes falls, residue fails audits. We remove all three between shifts, by the rules of your line.",
  actions: [
    { label: "Request a Plant Walk", to: "/contact#quote" },
    { label: "Call {company.phone}", to: "{company.phoneHref}" },
  ],
} as const satisfies Hero;

export const serviceName = "Manufacturing and industrial cleaning";

export const causesHeading = {
  title: "Why cleaning matters in a plant",
  lead: "In an office, dirt makes a bad impression. In a plant, it causes downtime, injuries and failed inspections.",
} as const satisfies Heading;

/** Each cause has what lies about, what it becomes, and what it costs. */
export const causes = [
  {
    id: "dust",
    title: "Dust on a motor",
    description: "holds in heat until a bearing fails, usually at night.",
    note: "Equipment life",
  },
  {
    id: "oil",
    title: "Oil on an aisle",
    description: "causes a slip, and an incident report that nobody wants to write.",
    note: "Incidents",
  },
  {
    id: "residue",
    title: "Residue on a line",
    description: "means a failed swab, and a batch on hold.",
    note: "Inspections",
  },
  {
    id: "scrap",
    title: "Scrap underfoot",
    description: "means a detour, forty times a shift, for everyone who walks by.",
    note: "Output",
  },
] as const satisfies readonly Entry[];

export const figuresHeading = "Benefits of a clean plant";

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
    meaning: "Aisles and walkways that are not slippery.",
  },
  {
    id: "productivity",
    value: "8-12%",
    label: "productivity increase",
    meaning: "Fewer stops, clear paths, faster changeovers.",
  },
  {
    id: "inspection-readiness",
    value: "100%",
    label: "inspection readiness",
    meaning: "Any area, any day, with records.",
  },
  {
    id: "chemicals",
    value: "30%",
    label: "chemical reduction",
    meaning: "Measured by machine, not poured by eye.",
  },
  {
    id: "retention",
    value: "25%",
    label: "better worker retention",
    meaning: "People stay where the workplace is looked after.",
  },
] as const satisfies readonly StatedFigure[];

export const figuresBasis =
  "These are our own figures, not a study. What your plant can expect depends on where it starts. We tell you after the plant walk, before you sign.";

export const servicesHeading = {
  title: "Industrial cleaning services",
  lead: "Six services, scheduled between shifts and around production.",
} as const satisfies Heading;

export const services = [
  {
    id: "production-floors",
    title: "Production floors",
    description: "Machine-scrubbed while the next shift is getting ready.",
    points: [
      "Ride-on scrubbers for long aisles",
      "Oil and coolant removed, not spread",
      "Floor lines and markings kept visible",
    ],
  },
  {
    id: "machines",
    title: "Machine exteriors",
    description: "Guards, housings, cabinets and the floor under them.",
    points: [
      "Locked out by your people first",
      "Dry methods near electrical equipment",
      "Leaks and loose parts reported",
    ],
  },
  {
    id: "overhead",
    title: "Beams, ducts and high racks",
    description: "Dust overhead comes down sooner or later. We bring it down on schedule.",
    points: [
      "Lifts, poles and fall protection",
      "Filtered vacuums, so dust is not blown around",
      "From the top down, floors last",
    ],
  },
  {
    id: "warehouses",
    title: "Warehouses and docks",
    description: "Forklifts bring dirt in from the yard. We take it back out.",
    points: [
      "Aisles, rack feet and charging bays",
      "Docks, levelers and door tracks",
      "Film, straps and pallet splinters picked up",
    ],
  },
  {
    id: "welfare",
    title: "Locker rooms, showers and cafeterias",
    description: "Three shifts share them, so we clean between each one.",
    points: [
      "Cleaned at every shift change",
      "Showers and floors disinfected",
      "Cafeterias degreased daily",
    ],
  },
  {
    id: "shutdowns",
    title: "Shutdowns and emergencies",
    description: "The week when everything stops, and the night when something bursts.",
    points: [
      "Shutdown crews by date and zone",
      "24/7, response within 2 hours",
      "One supervisor who stays on site",
    ],
  },
] as const satisfies readonly Entry[];

/** The case is the specification's; a company that adopts the product puts its own client here. */
export const aerospace = {
  title: "Case study: an aerospace plant",
  value: "99.98%",
  label: "compliance",
  lead: "In an aerospace assembly hall, one metal chip in the wrong place fails an inspection. We gave every area a checklist, and every item was checked and initialed.",
  reading:
    "Of 10,000 checks, 9,998 met the requirement. The other two are on record, with names and dates.",
  steps: [
    "Zones by what is allowed on the floor: nothing, dust or chips",
    "Tools counted in and counted out",
    "Findings resolved before the next shift",
  ],
  demo: true,
} as const;

export const sectorsHeading = {
  title: "Four sectors, each with its own rules",
  lead: "We read your rules before we bring a bucket.",
} as const satisfies Heading;

export const sectors = [
  {
    id: "food-and-beverage",
    title: "Food and beverage",
    description: "The risk is what stays behind: sugar, protein, allergens, water.",
    points: [
      "Color-coded tools by zone and allergen",
      "Drains, conveyors and undersides",
      "Cleaned, rinsed, disinfected and released",
    ],
  },
  {
    id: "pharmaceutical-and-medical-device",
    title: "Pharmaceutical and medical device",
    description: "The risk is what you cannot document.",
    points: [
      "Your procedures, and training on each of them",
      "Gowning, airlocks and one way in",
      "A record for every room and product",
    ],
  },
  {
    id: "automotive",
    title: "Automotive",
    description: "The risk is downtime: oil, chips and overspray on a line that keeps moving.",
    points: [
      "Cells cleaned during changeovers",
      "Paint shops cleaned without lint or silicone",
      "Pits and conveyors during shutdowns",
    ],
  },
  {
    id: "electronics",
    title: "Electronics",
    description: "The risks are too small to see: particles and static.",
    points: [
      "Filtered vacuums, lint-free cloths",
      "Static-safe methods and materials",
      "Raised floors, above and below",
    ],
  },
] as const satisfies readonly Entry[];

export const closing = {
  title: "Show us your worst corner.",
  lead: "Every plant has one. Walk us there at shift change, and we tell you what it takes.",
  actions: [
    { label: "Arrange a Plant Walk", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Hero;

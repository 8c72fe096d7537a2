import type { Entry, Heading, Hero } from "../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

export const hero = {
  title: "Ready by morning, for over fifty years",
  lead: "Since 1975 we have worked in buildings while they are empty and left before they fill up. You know us by the floor you walk in on.",
  actions: [
    { label: "See how we work", to: "/approach" },
    { label: "Work with us", to: "/careers" },
  ],
} as const satisfies Hero;

export const storyHeading = {
  title: "Our story",
  lead: "From three office buildings on one street to 500+ client facilities in {company.serviceArea}.",
} as const satisfies Heading;

/** Invented for the demonstration, as the company is. */
export const story = {
  name: "The story of the company",
  demo: true,
  chapters: [
    {
      id: "the-first-key",
      when: "1975",
      title: "The first key",
      text: "One van, two floor machines and the keys to three office buildings in Chicago. A client hands you the key to everything they own and goes home. We have never found a better description of this business.",
    },
    {
      id: "the-inspection",
      when: "The 1990s",
      title: "A signature is not proof",
      text: "For years, the only proof of cleaning was a name on a clipboard in a closet. So we began to inspect, item by item and room by room, and to show clients what we found. At first our scores fell. That is when they became useful.",
    },
    {
      id: "more-than-floors",
      when: "The 2000s",
      title: "More than floors",
      text: "Clients who trusted us with their floors asked about filters, lights and faucets. We added disinfection, specialty work and maintenance, with someone on call 24/7 and a response within 2 hours.",
    },
    {
      id: "today",
      when: "Today",
      title: "25M+ square feet, still mostly at night",
      text: "Microfiber that needs up to 95% less water and chemicals, electrostatic sprayers, reports in a portal. And a crew that arrives when the building empties, just like the first one.",
    },
  ],
} as const;

export const mission = {
  title: "Our mission",
  text: "To hand over every building, every morning, clean and ready for the people who use it.",
} as const;

export const vision = {
  title: "Our vision",
  text: "An industry where clean is a number both sides can check, and night work is a job people want to keep.",
} as const;

export const valuesHeading = {
  title: "Our core values, and how you notice them",
} as const satisfies Heading;

export const values = [
  {
    id: "excellence",
    title: "Excellence",
    description: "The corner behind the door is clean too. Our supervisors look there first.",
    icon: "award",
  },
  {
    id: "integrity",
    title: "Integrity",
    description: "When we miss something, you hear it from us first, with what we did about it.",
    icon: "certificate",
  },
  {
    id: "innovation",
    title: "Innovation",
    description:
      "We try new equipment on one floor and measure the results before it comes to yours. Much of it goes back.",
    icon: "technology",
  },
  {
    id: "reliability",
    title: "Reliability",
    description: "The crew comes on the night in your plan. If it cannot, another crew does.",
    icon: "calendar",
  },
  {
    id: "expertise",
    title: "Expertise",
    description: "Training before the first shift, and again whenever a product or a rule changes.",
    icon: "layers",
  },
  {
    id: "sustainability",
    title: "Sustainability",
    description: "The mildest product that does the job, and microfiber before chemicals.",
    icon: "leaf",
  },
] as const satisfies readonly Entry[];

export const leadersHeading = {
  title: "Our leadership team",
  lead: "Every one of them has opened a building before dawn. Some still do it once a month.",
} as const satisfies Heading;

export interface Leader {
  id: string;
  name: string;
  role: string;
  text: string;
  /** Name of a picture of the person; without one, initials stand there. */
  portrait: string;
  alt: string;
  /** Invented; `npm run launch-check` refuses to go live with it. */
  demo: boolean;
}

export const leaders: readonly Leader[] = [
  {
    id: "chief-executive",
    name: "Margaret Osei",
    role: "Chief Executive Officer",
    text: "Started as a night supervisor. Reads every complaint of the week on Friday.",
    portrait: "",
    alt: "",
    demo: true,
  },
  {
    id: "operations",
    name: "Daniel Kowalczyk",
    role: "Chief Operating Officer",
    text: "Responsible for crews, schedules and our two-hour emergency response.",
    portrait: "",
    alt: "",
    demo: true,
  },
  {
    id: "finance",
    name: "Elena Vasquez",
    role: "Chief Financial Officer",
    text: "Makes sure a quote lists everything and an invoice adds nothing.",
    portrait: "",
    alt: "",
    demo: true,
  },
  {
    id: "quality",
    name: "Samir Haddad",
    role: "Vice President, Quality and Safety",
    text: "Writes the inspection forms and takes out the questions everyone passes.",
    portrait: "",
    alt: "",
    demo: true,
  },
  {
    id: "people",
    name: "Joanna Whitlock",
    role: "Vice President, People",
    text: "In charge of hiring, training and background checks. Knows why people leave, because she asks them.",
    portrait: "",
    alt: "",
    demo: true,
  },
  {
    id: "clients",
    name: "Victor Nguyen",
    role: "Vice President, Client Services",
    text: "Leads the account teams. His phone number is on the last page of every plan.",
    portrait: "",
    alt: "",
    demo: true,
  },
];

export const testimonialsHeading = { title: "Testimonials: what our clients say" } as const;

/** Each kind of building has one. */
export const testimonials: readonly Testimonial[] = [
  {
    id: "headquarters",
    content:
      "We moved four hundred people over a weekend. On Monday nobody could tell which floor had been empty for a year.",
    author: {
      name: "Alan Prescott",
      title: "Head of Real Estate",
      company: "Meridian Mutual",
    },
    demo: true,
  },
  {
    id: "clinic-network",
    content:
      "Their supervisor found an expired product in our own cabinet. He told us before an auditor could.",
    author: { name: "Ines Ferreira", title: "Medical Director", company: "Westfield Clinics" },
    demo: true,
  },
  {
    id: "school-district",
    content:
      "The gym floor used to be our summer project. Now it is a line in their plan, and we have our summers back.",
    author: { name: "Gloria Jensen", title: "Facilities Director", company: "Oak Ridge Schools" },
    demo: true,
  },
  {
    id: "department-store",
    content:
      "I asked for the fingerprints on the doors to be gone by nine. They are gone by eight.",
    author: { name: "Keith Maloney", title: "Store Manager", company: "Halloran’s" },
    demo: true,
  },
  {
    id: "plant",
    content:
      "They asked for our lockout rules before they asked for the floor plan. That is when I knew.",
    author: { name: "Sheila Tran", title: "Plant Manager", company: "Corvus Components" },
    demo: true,
  },
  {
    id: "hotel",
    content:
      "A guest wrote that our lobby smells like nothing at all. It is the best review we ever got. I framed it.",
    author: { name: "Bernard Achebe", title: "General Manager", company: "The Larkspur Hotel" },
    demo: true,
  },
];

export const closing = {
  title: "Come see a building at 6 am",
  lead: "We show you one we clean before it opens, then walk yours with you.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "Contact Us", to: "/contact" },
  ],
} as const satisfies Hero;

export const labels = {
  assessedBy: "Assessed by",
  howWeCertify: "How we certify our crews",
} as const;

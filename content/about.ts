import type { Entry, Heading, Opening } from "./page-parts.ts";
import type { Testimonial } from "./testimonials.ts";

/** The argument: everything about this company follows from the hour at which it works. */
export const opening = {
  title: "Fifty years of handing back the morning",
  lead: "Since 1975 we have worked in buildings while they are empty, and left before they fill. You know us by what you find.",
  actions: [
    { label: "See how we work", to: "/approach" },
    { label: "Work with us", to: "/careers" },
  ],
} as const satisfies Opening;

export const storyHeading = {
  title: "Our story",
  lead: "Three office buildings on one street, and then 500+ client facilities in 20 states.",
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
      text: "One van, two floor machines, and the keys to three office buildings in Chicago. A client hands you the key to everything they have, and goes home. We have never found a better description of this trade.",
    },
    {
      id: "the-inspection",
      when: "The 1990s",
      title: "The signature was not the proof",
      text: "For a long time proof was a name on a clipboard in a closet. So we began to inspect, item by item and room by room, and to show clients what we found. Our own scores fell at first. They became useful when they did.",
    },
    {
      id: "more-than-floors",
      when: "The 2000s",
      title: "More than floors",
      text: "Who trusted us with the floor asked about the filter, the lamp and the tap. Cleaning was joined by disinfection, specialty work and maintenance, with somebody on call 24/7 and a response within 2 hours.",
    },
    {
      id: "today",
      when: "Today",
      title: "25 million square feet, one hour",
      text: "Microfiber that needs up to 95% less water and chemicals, electrostatic sprayers, reports in a portal. And a crew that arrives when a building empties, as the first one did.",
    },
  ],
} as const;

export const mission = {
  title: "Our mission",
  text: "To give people a building, every morning, that lets them get on with what they came for.",
} as const;

export const vision = {
  title: "Our vision",
  text: "A trade in which clean is a number that both sides can check, and night work is a job that people stay in.",
} as const;

export const valuesHeading = {
  title: "Six values, and how you would notice them",
} as const satisfies Heading;

export const values = [
  {
    id: "excellence",
    title: "Excellence",
    description: "The corner behind the door is clean as well. A supervisor looks there first.",
    icon: "award",
  },
  {
    id: "integrity",
    title: "Integrity",
    description: "When something was missed, you hear it from us, with what we did about it.",
    icon: "certificate",
  },
  {
    id: "innovation",
    title: "Innovation",
    description:
      "New equipment is tried on one floor and measured before it comes to yours. Much of it goes back.",
    icon: "technology",
  },
  {
    id: "reliability",
    title: "Reliability",
    description:
      "The crew comes on the night that stands in the plan. If it cannot, another one does.",
    icon: "calendar",
  },
  {
    id: "expertise",
    title: "Expertise",
    description: "Trained before the first shift, and again when a product or a rule changes.",
    icon: "layers",
  },
  {
    id: "sustainability",
    title: "Sustainability",
    description: "The mildest product that does the job, and microfiber before chemistry.",
    icon: "leaf",
  },
] as const satisfies readonly Entry[];

export const leadersHeading = {
  title: "Who answers for it",
  lead: "Each of them has opened a building before dawn. Some still do, once a month.",
} as const satisfies Heading;

export interface Leader {
  id: string;
  name: string;
  title: string;
  about: string;
  /** Invented for the demonstration; `npm run launch-check` refuses to go live with it. */
  demo: boolean;
}

export const leaders = [
  {
    id: "chief-executive",
    name: "Margaret Osei",
    title: "Chief Executive Officer",
    about: "Began as a night supervisor. Reads every complaint of the week on Friday.",
    demo: true,
  },
  {
    id: "operations",
    name: "Daniel Kowalczyk",
    title: "Chief Operating Officer",
    about: "Answers for crews, schedules and the 2 hours of an emergency.",
    demo: true,
  },
  {
    id: "finance",
    name: "Elena Vasquez",
    title: "Chief Financial Officer",
    about: "Sees to it that a quote has a line for everything, and an invoice has no other.",
    demo: true,
  },
  {
    id: "quality",
    name: "Samir Haddad",
    title: "Vice President, Quality and Safety",
    about: "Writes the inspection forms, and throws out the questions that everybody passes.",
    demo: true,
  },
  {
    id: "people",
    name: "Joanna Whitlock",
    title: "Vice President, People",
    about: "Hires, trains and background-checks. Knows why people leave, because she asks them.",
    demo: true,
  },
  {
    id: "clients",
    name: "Victor Nguyen",
    title: "Vice President, Client Services",
    about: "Leads the account teams. His number is on the last page of every plan.",
    demo: true,
  },
] as const satisfies readonly Leader[];

export const voicesHeading = { title: "What clients say about the mornings after" } as const;

/** Six voices, one from each kind of building. */
export const testimonials = [
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
      "Their supervisor found an expired product in our own cabinet. He told us before the auditor could.",
    author: { name: "Ines Ferreira", title: "Medical Director", company: "Westfield Clinics" },
    demo: true,
  },
  {
    id: "school-district",
    content:
      "The gym floor used to be a summer project. Now it is a line in the plan, and we have our summers back.",
    author: { name: "Gloria Jensen", title: "Facilities Director", company: "Oak Ridge Schools" },
    demo: true,
  },
  {
    id: "department-store",
    content: "I asked for fingerprints on the doors to be gone by nine. They are gone by eight.",
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
      "A guest wrote that the lobby smells of nothing. It is the best review we have had, and I framed it.",
    author: { name: "Bernard Achebe", title: "General Manager", company: "The Larkspur Hotel" },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Come and see a building at six",
  lead: "We show you one of ours before it opens, and yours after we have walked it together.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "Contact Us", to: "/contact" },
  ],
} as const satisfies Opening;

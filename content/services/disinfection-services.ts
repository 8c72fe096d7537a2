import { company } from "../company.ts";
import type { Entry, Heading, NumberedStep, Opening, PictureChoice } from "../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: disinfection cannot be seen, so it has to be proved. */
export const opening = {
  title: "Disinfection services that leave a record",
  lead: "With hospital-grade disinfectants, by hand, by fog or by electrostatic spray. You cannot see that a surface is disinfected, so we write it down.",
  actions: [
    { label: "Request an Assessment", to: "/contact#quote" },
    { label: "Compare the methods", to: "#methods" },
  ],
} as const satisfies Opening;

export const principle = {
  title: "Three words that are often mixed up",
  terms: [
    {
      term: "Clean",
      meaning: "takes soil away. Without it, a disinfectant meets the dirt and not the germ.",
    },
    {
      term: "Disinfect",
      meaning: "kills what is left, if the surface stays wet as long as the label says.",
    },
    { term: "Prove", meaning: "says which room, which product, which method, when and by whom." },
  ],
} as const;

export const servicesHeading = {
  title: "Six services, by occasion and by method",
  lead: "The first three say when, the others where and how. A plan combines them.",
} as const satisfies Heading;

export const disinfectionServices = [
  {
    id: "preventative",
    title: "Preventative disinfection",
    description:
      "Touchpoints and shared surfaces at fixed intervals, so that nothing has time to spread.",
    note: "When: all year, daily or weekly",
  },
  {
    id: "enhanced",
    title: "Enhanced disinfection",
    description: "More rooms, more often, for the weeks in which everybody coughs.",
    note: "When: flu season, events, full houses",
  },
  {
    id: "reactive",
    title: "Reactive disinfection",
    description:
      "A case is known or suspected. Rooms are closed, cleaned, disinfected and given back.",
    note: "When: at once, 24/7, response within 2 hours",
  },
  {
    id: "healthcare-disinfection",
    title: "Healthcare disinfection",
    description:
      "Patient rooms, waiting areas and treatment rooms, from clean to dirty, from high to low.",
    note: "Where: clinics, practices, hospitals",
  },
  {
    id: "ulv-fogging",
    title: "ULV fogging",
    description:
      "An ultra-low-volume fog that fills a closed room and settles where no cloth comes.",
    note: "How: as a fog, in an empty room",
  },
  {
    id: "electrostatic-spraying",
    title: "Electrostatic spraying",
    description: "Charged droplets that cling to a surface and wrap around its far side.",
    note: "How: as a charged spray, surface by surface",
  },
] as const satisfies readonly Entry[];

export const recordHeading = {
  title: "What the record says",
  lead: "One line a room, kept in your client portal, ready when somebody asks.",
} as const satisfies Heading;

export const recordPicture = {
  name: "clipboard",
  alt: "A tablet with charts on a wooden desk, beside a spray bottle and folded cloths",
} as const satisfies PictureChoice;

export const recordLines = [
  { name: "Room", value: "as your floor plan calls it" },
  { name: "Date and time", value: "start, contact time, release" },
  { name: "Product", value: "name and dilution" },
  { name: "Method", value: "by hand, spray or fog" },
  { name: "Checked by", value: "who looked at it, and the result" },
] as const;

export const industriesHeading = {
  title: "Six industries, six reasons",
} as const satisfies Heading;

export const industries = [
  {
    id: "healthcare",
    title: "Healthcare",
    description: "Patients who cannot afford one more germ, and auditors who ask for dates.",
    image: "hospital",
    href: "/industries/healthcare-facilities",
  },
  {
    id: "commercial-offices",
    title: "Commercial offices",
    description: "Shared desks, one coffee machine, and a season in which half a team is out.",
    image: "office",
    href: "/industries/corporate-offices",
  },
  {
    id: "education",
    title: "Education",
    description: "Thirty children to a room, and every pencil goes through ten hands.",
    image: "classroom",
    href: "/industries/educational-institutions",
  },
  {
    id: "retail",
    title: "Retail",
    description: "Carts, counters and card readers that strangers share all day.",
    image: "retail",
    href: "/industries/retail-spaces",
  },
  {
    id: "hospitality",
    title: "Hospitality",
    description: "A room that has to be nobody's again by three in the afternoon.",
    image: "hotel",
    href: "/industries/hospitality",
  },
  {
    id: "industrial",
    title: "Industrial",
    description: "Shift change at one bench, one tool and one time clock.",
    image: "warehouse",
    href: "/industries/manufacturing-industrial",
  },
] as const satisfies readonly (Entry & { image: string })[];

export const processHeading = {
  title: "Five steps, the last on paper",
} as const satisfies Heading;

export const process = [
  {
    id: "assessment",
    number: 1,
    title: "Assessment",
    description: "Rooms, surfaces, people and the occasion: routine, season or case.",
  },
  {
    id: "planning",
    number: 2,
    title: "Planning",
    description: "Product, method, contact time and hours for each room, in writing.",
  },
  {
    id: "execution",
    number: 3,
    title: "Execution",
    description: "Clean first, then disinfect, from high to low and from clean to dirty.",
  },
  {
    id: "verification",
    number: 4,
    title: "Verification",
    description:
      "By sight, smell and touch, and by ATP reading where you want a number, as the ISSA Clean Standard has it.",
  },
  {
    id: "documentation",
    number: 5,
    title: "Documentation",
    description: "A line for each room in your portal, before the room is given back.",
  },
] as const satisfies readonly NumberedStep[];

export const voicesHeading = {
  title: "From people who get asked for proof",
} as const satisfies Heading;

export const testimonials = [
  {
    id: "school-business-manager",
    content:
      "Two classes were out sick on a Thursday. On Friday morning we had the rooms back, and a sheet that said what had been used where.",
    author: {
      name: "Ines Halloran",
      title: "Business Manager",
      company: "Cedar Valley School District",
    },
    demo: true,
  },
  {
    id: "infection-control",
    content:
      "The auditor wants rooms, dates and products. I print one page. It used to take me a week.",
    author: {
      name: "Victor Amadi",
      title: "Infection Control Coordinator",
      company: "Stonebridge Surgery Center",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Is it urgent?",
  lead: "Then call: emergencies are answered 24/7, with a response within 2 hours. If it can wait, ask for an assessment of your building.",
  actions: [
    { label: `Call ${company.phone.display}`, to: company.phone.href },
    { label: "Request an Assessment", to: "/contact#quote" },
  ],
} as const satisfies Opening;

import type { Entry, Heading, Hero, NumberedStep, PictureChoice } from "../../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: disinfection cannot be seen, so it has to be proved. */
export const hero = {
  title: "Disinfection services that leave a record",
  lead: "Hospital-grade disinfectants, applied by hand, by fogging or by electrostatic spraying. You cannot see whether a surface is disinfected, so we document it.",
  actions: [
    { label: "Request an Assessment", to: "/contact#quote" },
    { label: "Compare the methods", to: "#methods" },
  ],
} as const satisfies Hero;

export const principle = {
  title: "Clean, disinfect, prove: what each one means",
  terms: [
    {
      term: "Clean",
      meaning: "Remove the soil. On a dirty surface, a disinfectant never reaches the germs.",
    },
    {
      term: "Disinfect",
      meaning:
        "Kill what is left. It works if the surface stays wet for as long as the label says.",
    },
    { term: "Prove", meaning: "Record which room, which product, which method, when and by whom." },
  ],
} as const;

export const servicesHeading = {
  title: "Six disinfection services",
  lead: "Three by occasion, one for healthcare, and two by method. Your plan combines them.",
} as const satisfies Heading;

export const disinfectionServices = [
  {
    id: "preventative",
    title: "Preventative disinfection",
    description:
      "Touchpoints and shared surfaces at fixed intervals, so nothing has time to spread.",
    note: "When: all year, daily or weekly",
  },
  {
    id: "enhanced",
    title: "Enhanced disinfection",
    description: "More rooms, more often, for the weeks when everyone is coughing.",
    note: "When: flu season, events, full buildings",
  },
  {
    id: "reactive",
    title: "Reactive disinfection",
    description:
      "For a known or suspected illness. Rooms are closed, cleaned, disinfected and released.",
    note: "When: right away, 24/7, response within 2 hours",
  },
  {
    id: "healthcare-disinfection",
    title: "Healthcare disinfection",
    description:
      "Patient rooms, waiting areas and treatment rooms, from clean to dirty and from high to low.",
    note: "Where: clinics, practices, hospitals",
  },
  {
    id: "ulv-fogging",
    title: "ULV fogging",
    description:
      "An ultra-low-volume fog that fills a closed room and settles where a cloth cannot reach.",
    note: "How: as a fog, in an empty room",
  },
  {
    id: "electrostatic-spraying",
    title: "Electrostatic spraying",
    description: "Charged droplets that cling to a surface and wrap around the back of it.",
    note: "How: as a charged spray, surface by surface",
  },
] as const satisfies readonly Entry[];

export const recordHeading = {
  title: "What the record of each room shows",
  lead: "One entry per room, kept in your client portal, ready when someone asks.",
} as const satisfies Heading;

export const recordPicture = {
  name: "clipboard",
  alt: "A tablet with charts on a wooden desk, beside a spray bottle and folded cloths",
} as const satisfies PictureChoice;

export const recordLines = [
  { name: "Room", value: "by the name on your floor plan" },
  { name: "Date and time", value: "start, contact time, release" },
  { name: "Product", value: "name and dilution" },
  { name: "Method", value: "by hand, spray or fog" },
  { name: "Checked by", value: "who looked at it, and the result" },
] as const;

export const industriesHeading = {
  title: "{company.Industries}, and why they disinfect",
} as const satisfies Heading;

export const industries = [
  {
    id: "healthcare",
    title: "Healthcare",
    description: "Patients who cannot risk an infection, and auditors who ask for dates.",
    image: "hospital",
    href: "/industries/healthcare-facilities",
  },
  {
    id: "commercial-offices",
    title: "Commercial offices",
    description:
      "Shared desks, one coffee machine, and a flu season that can take out half a team.",
    image: "office",
    href: "/industries/corporate-offices",
  },
  {
    id: "education",
    title: "Education",
    description: "Thirty children to a room, and every pencil passes through ten hands.",
    image: "classroom",
    href: "/industries/educational-institutions",
  },
  {
    id: "retail",
    title: "Retail",
    description: "Carts, counters and card readers that hundreds of people share every day.",
    image: "retail",
    href: "/industries/retail-spaces",
  },
  {
    id: "hospitality",
    title: "Hospitality",
    description: "A room that has to be ready for the next guest by three in the afternoon.",
    image: "hotel",
    href: "/industries/hospitality",
  },
  {
    id: "industrial",
    title: "Industrial",
    description: "Every shift shares the same benches, tools and time clock.",
    image: "warehouse",
    href: "/industries/manufacturing-industrial",
  },
] as const satisfies readonly (Entry & { image: string })[];

export const processHeading = {
  title: "Our process, in five steps",
} as const satisfies Heading;

export const process = [
  {
    id: "assessment",
    number: 1,
    title: "Assessment",
    description: "Rooms, surfaces, people and the occasion: routine, flu season or an illness.",
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
      "By sight, smell and touch, and by ATP reading where you want a number, as in the ISSA Clean Standard.",
  },
  {
    id: "documentation",
    number: 5,
    title: "Documentation",
    description: "An entry for each room in your portal before the room is released.",
  },
] as const satisfies readonly NumberedStep[];

export const testimonialsHeading = {
  title: "What our clients say",
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
  title: "Do you need disinfection now?",
  lead: "Call us: we answer emergencies 24/7 and respond within 2 hours. If it can wait, request an assessment of your building.",
  actions: [
    { label: "Call {company.phone}", to: "{company.phoneHref}" },
    { label: "Request an Assessment", to: "/contact#quote" },
  ],
} as const satisfies Hero;

import type { IconName } from "../icons.ts";

/** The home page, section by section; lists of their own are in their own files. */
/** It states figures of the invented company. */
export const hero = {
  headline: "Clean before you open.",
  sentence:
    "Our crews work through the night. At 500+ facilities in {company.serviceArea}, the day starts on a floor that shines.",
  badges: [
    { name: "Green Cleaning", icon: "leaf" },
    { name: "Advanced Technology", icon: "technology" },
    { name: "Certified Teams", icon: "certificate" },
  ] satisfies { name: string; icon: IconName }[],
  demo: true,
} as const;

export const servicesSection = {
  headline: "One building.\nOne plan.\n{company.Services}.",
  lead: "Choose one service or hand us the whole building. Either way, one plan says what gets done, when and by whom.",
} as const;

export const impactSection = {
  headline: "Our impact, after 50+ years of night work",
} as const;

export const industriesSection = {
  headline: "{company.IndustriesEach} with its own rules",
  lead: "A clinic is not a classroom, and a plant is not a hotel. Your plan starts with what your building is for.",
} as const;

export const whySection = {
  headline: "Why clients choose us",
  lead: "A clean floor is the result. This is how we get there.",
} as const;

export const testimonialsSection = { headline: "What our clients say" } as const;

export const approachSection = {
  headline: "Our service approach, in five steps",
  lead: "From the first walk-through of your building to a plan that gets better every year.",
  offer: "Step one is a free walk-through, with no obligation.",
  picture: {
    name: "iso_process",
    alt: "Five rooms cut open like a model: floor plan, planning board, cleaning cart, score and round table. From the third room on, the floor shines.",
  },
} as const;

export const healthSection = {
  headline: "Health and safety, floor by floor",
  lead: "Trained people, the right product for each surface, and a record of what was used where.",
  picture: {
    name: "patient_room",
    alt: "A patient’s room with a made bed against a green wall; an electrostatic sprayer on wheels stands ready",
  },
  points: [
    {
      title: "Disinfection",
      text: "Hospital-grade disinfectants, from wiping touchpoints to fogging whole rooms.",
    },
    {
      title: "Safer products",
      text: "Eco-friendly products first, and microfiber to use fewer chemicals.",
    },
    {
      title: "Trained people",
      text: "Background-checked, trained before their first shift, fully insured.",
    },
    { title: "Emergencies", text: "On call 24/7, with a response within 2 hours." },
  ],
} as const;

export const questionsSection = { headline: "Frequently asked questions" } as const;

import type { Entry, Heading, Hero, NumberedStep, PictureChoice } from "../../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: good janitorial work is what nobody writes an e-mail about. */
export const hero = {
  title: "Janitorial services that keep complaints away",
  lead: "Restrooms, floors, trash and touchpoints, taken care of every workday. When the work is done well, nobody has to write to you about it.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "See the core services", to: "#core" },
  ],
} as const satisfies Hero;

export const advantages = [
  {
    id: "trained-professionals",
    title: "Trained professionals",
    description: "Trained and background-checked before anyone gets a key.",
    icon: "certificate",
  },
  {
    id: "quality-assurance",
    title: "Quality assurance",
    description: "Regular inspections with reports, and a 100% satisfaction guarantee.",
    icon: "audit",
  },
  {
    id: "green-cleaning",
    title: "Green cleaning",
    description: "Eco-friendly products, and microfiber to use fewer chemicals.",
    icon: "leaf",
  },
  {
    id: "reliable-scheduling",
    title: "Reliable scheduling",
    description: "Daily, weekly or monthly, on a schedule you can see in your portal.",
    icon: "history",
  },
] as const satisfies readonly Entry[];

export const complaintsHeading = {
  title: "What building occupants complain about",
  lead: "Paper and trash are janitorial work. Pests follow when trash is left overnight.",
} as const satisfies Heading;

export const complaints = [
  {
    about: "Restroom paper",
    percent: 58,
    answer: "We check stock on every visit and before the busy hours.",
  },
  { about: "Pests", percent: 54, answer: "We leave no food waste overnight." },
  { about: "Trash", percent: 51, answer: "We empty and sort it daily and change the liners." },
] as const;

export const complaintsSource =
  "Share of building occupants who complain about each, as reported by Facilities Dive.";

export const coreHeading = {
  title: "Six core services",
  lead: "Each is listed with the frequency we start from. Your plan adjusts it to your building.",
} as const satisfies Heading;

export const corePicture = {
  name: "cart_close",
  alt: "A cleaning cart in an office hallway: spray bottles, folded cloths, two pails, a mop and a bag",
} as const satisfies PictureChoice;

export const coreServices = [
  {
    id: "daily-cleaning",
    title: "Daily cleaning",
    description: "Desks, kitchens, meeting rooms and hallways, reset for the next day.",
    note: "Every visit",
  },
  {
    id: "restroom-sanitation",
    title: "Restroom sanitation",
    description: "Fixtures cleaned and disinfected, mirrors clear, paper and soap restocked.",
    note: "Every visit, and between visits in busy buildings",
  },
  {
    id: "floor-care",
    title: "Floor care",
    description: "Vacuumed, damp-mopped or scrubbed, depending on what the floor is made of.",
    note: "Traffic lanes daily, edges weekly",
  },
  {
    id: "high-dusting",
    title: "High dusting",
    description: "Vents, ledges, pipes and light fixtures, from the top down, before the floors.",
    note: "Monthly",
  },
  {
    id: "trash-and-recycling",
    title: "Trash and recycling",
    description: "Emptied, sorted and taken to the pickup point. The bins stay clean too.",
    note: "Every visit",
  },
  {
    id: "touchpoint-disinfection",
    title: "Touchpoint disinfection",
    description: "Handles, switches, rails, buttons and faucets: everything people touch all day.",
    note: "Every visit",
  },
] as const satisfies readonly Entry[];

export const specialisedHeading = {
  title: "Four specialized services",
  lead: "Booked when you need them: by date, by season or by the day.",
} as const satisfies Heading;

export const specialisedServices = [
  {
    id: "interior-window-cleaning",
    title: "Interior window cleaning",
    description: "Glass, frames and sills, and the fingerprints at hand height.",
    points: ["Partitions and door glass", "Streaks checked in daylight"],
  },
  {
    id: "upholstery",
    title: "Upholstery and furniture cleaning",
    description: "Chairs, sofas and panels, cleaned with the method the fabric allows.",
    points: ["Spots treated while they are fresh", "Dry before the next meeting"],
  },
  {
    id: "day-porter",
    title: "Day porter",
    description: "One of our people in your building during the day.",
    points: [
      "Lobby, restrooms and kitchens as clean at 3 pm as at 8 am",
      "Spills cleaned up before someone slips",
    ],
  },
  {
    id: "air-duct-cleaning",
    title: "Air duct cleaning",
    description: "Vents and ducts cleared of the dust that filters let through.",
    points: ["Grilles, registers and accessible ducts", "Done while the rooms are empty"],
  },
] as const satisfies readonly Entry[];

export const greenHeading = {
  title: "Our green-cleaning commitment",
  lead: "Microfiber needs up to 95% less water and chemicals. The rest is good habits, and we write those into your plan.",
} as const satisfies Heading;

export const greenPicture = {
  name: "supplies",
  alt: "Spray bottles, two wooden brushes and folded cloths on a marble counter",
} as const satisfies PictureChoice;

export const greenCommitments = [
  {
    id: "eco-friendly-products",
    title: "Eco-friendly products",
    description: "The mildest product that does the job, and disinfectant where it is needed.",
    icon: "leaf",
  },
  {
    id: "water-conservation",
    title: "Water conservation",
    description: "Flat mops and pre-dampened cloths replace buckets: up to 95% less water.",
    icon: "drop",
  },
  {
    id: "waste-reduction",
    title: "Waste reduction",
    description:
      "Concentrates, refills, washable cloths, and recycling kept separate all the way to the dock.",
    icon: "layers",
  },
  {
    id: "air-quality",
    title: "Air quality",
    description: "We remove dust, not just move it around, and we spray only where it is needed.",
    icon: "polish",
  },
] as const satisfies readonly Entry[];

export const processHeading = {
  title: "Our process, in four steps",
} as const satisfies Heading;

export const process = [
  {
    id: "assessment",
    number: 1,
    title: "Assessment",
    description:
      "We walk the building at its busiest hour and see what the cleaning has to keep up with.",
  },
  {
    id: "custom-planning",
    number: 2,
    title: "Custom planning",
    description: "Tasks, frequencies and prices, room by room, in words a crew can work from.",
  },
  {
    id: "team-deployment",
    number: 3,
    title: "Team deployment",
    description:
      "The crew learns your building before the first shift: keys, alarms, rooms that stay closed.",
  },
  {
    id: "quality-assurance-step",
    number: 4,
    title: "Quality assurance",
    description:
      "Regular inspections score each area. Whatever falls short gets fixed and inspected again.",
  },
] as const satisfies readonly NumberedStep[];

export const testimonialsHeading = { title: "What our clients say" } as const satisfies Heading;

export const testimonials = [
  {
    id: "office-manager",
    content:
      "I used to get a message about paper towels every Tuesday. I had forgotten about that until you asked.",
    author: { name: "Jolene Marchetti", title: "Office Manager", company: "Tidewater Logistics" },
    demo: true,
  },
  {
    id: "campus-services",
    content:
      "At three in the afternoon our lobby looks the way it did at eight. Visitors think it is the marble. It is the day porter.",
    author: {
      name: "Samuel Okafor",
      title: "Campus Services Director",
      company: "Briar Hill College",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Tell us the complaint you hear most.",
  lead: "Write it in the form, and your quote will show how the plan takes care of it.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "View All Services", to: "/services" },
  ],
} as const satisfies Hero;

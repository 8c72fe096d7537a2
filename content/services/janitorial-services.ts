import type { Entry, Heading, NumberedStep, Opening, PictureChoice } from "../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: good janitorial work is what nobody writes an e-mail about. */
export const opening = {
  title: "Janitorial services that nobody has to mention",
  lead: "Restrooms, floors, trash and touchpoints, kept in order every working day. When it is done well, your inbox stays empty.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "See the daily round", to: "#core" },
  ],
} as const satisfies Opening;

export const advantages = [
  {
    id: "trained-professionals",
    title: "Trained professionals",
    description: "Trained and background-checked, before anybody gets a key.",
    icon: "certificate",
  },
  {
    id: "quality-assurance",
    title: "Quality assurance",
    description: "Regular inspections with a report, and a 100% satisfaction guarantee.",
    icon: "audit",
  },
  {
    id: "green-cleaning",
    title: "Green cleaning",
    description: "Eco-friendly products, and microfiber instead of more chemicals.",
    icon: "leaf",
  },
  {
    id: "reliable-scheduling",
    title: "Reliable scheduling",
    description: "Daily, weekly or monthly, on a schedule that you see in your portal.",
    icon: "history",
  },
] as const satisfies readonly Entry[];

export const complaintsHeading = {
  title: "What people do write about",
  lead: "Two of the three are janitorial work, and the third follows from it.",
} as const satisfies Heading;

export const complaints = [
  {
    about: "Restroom paper",
    percent: 58,
    answer: "Stock is checked on every visit, and before the busy hours.",
  },
  { about: "Pests", percent: 54, answer: "No bin with food in it stands overnight." },
  { about: "Trash", percent: 51, answer: "Emptied and sorted daily, liners changed." },
] as const;

export const complaintsSource =
  "What building occupants complain of, as reported by Facilities Dive.";

export const coreHeading = {
  title: "The round, in six parts",
  lead: "The rhythm at the right is where we start. Your building sets its own.",
} as const satisfies Heading;

export const corePicture = {
  name: "cart_close",
  alt: "A cleaning cart in an office corridor: spray bottles, folded cloths, two pails, a mop and a bag",
} as const satisfies PictureChoice;

export const coreServices = [
  {
    id: "daily-cleaning",
    title: "Daily cleaning",
    description: "Desks, kitchens, meeting rooms and corridors, put back to zero.",
    note: "Every visit",
  },
  {
    id: "restroom-sanitation",
    title: "Restroom sanitation",
    description: "Fixtures cleaned and disinfected, mirrors clear, paper and soap filled.",
    note: "Every visit, and between visits where it is busy",
  },
  {
    id: "floor-care",
    title: "Floor care",
    description:
      "Vacuumed, damp-mopped, scrubbed: what each floor wants, and never what it does not.",
    note: "Traffic lanes daily, edges weekly",
  },
  {
    id: "high-dusting",
    title: "High dusting",
    description: "Vents, ledges, pipes and lamps, from the top down, before the floor.",
    note: "Monthly",
  },
  {
    id: "trash-and-recycling",
    title: "Trash and recycling",
    description: "Emptied, sorted and taken to where the truck comes. Bins stay clean.",
    note: "Every visit",
  },
  {
    id: "touchpoint-disinfection",
    title: "Touchpoint disinfection",
    description: "Handles, switches, rails, buttons and faucets: what every hand touches.",
    note: "Every visit",
  },
] as const satisfies readonly Entry[];

export const specialisedHeading = {
  title: "Four services beside the round",
  lead: "Booked by the date, by the season or by the day.",
} as const satisfies Heading;

export const specialisedServices = [
  {
    id: "interior-window-cleaning",
    title: "Interior window cleaning",
    description: "Glass, frames and sills, and the fingerprints at the height of a hand.",
    points: ["Partitions and door glass", "Streaks checked in daylight"],
  },
  {
    id: "upholstery",
    title: "Upholstery and furniture cleaning",
    description: "Chairs, sofas and panels, cleaned by what the fabric allows.",
    points: ["Spots treated when they are new", "Dry before the next meeting"],
  },
  {
    id: "day-porter",
    title: "Day porter",
    description: "Somebody of ours, in your building, while it is in use.",
    points: ["Lobby, restrooms and kitchens kept at morning level", "Spills before somebody slips"],
  },
  {
    id: "air-duct-cleaning",
    title: "Air duct cleaning",
    description: "Vents and ducts freed of what the filter let through.",
    points: ["Grilles, registers, accessible ducts", "Done while the rooms are empty"],
  },
] as const satisfies readonly Entry[];

export const greenHeading = {
  title: "Our green-cleaning commitment",
  lead: "Microfiber needs up to 95% less water and chemicals. The rest is habit, and habits can be written into a plan.",
} as const satisfies Heading;

export const greenPicture = {
  name: "supplies",
  alt: "Spray bottles, two wooden brushes and folded cloths on a marble counter",
} as const satisfies PictureChoice;

export const greenCommitments = [
  {
    id: "eco-friendly-products",
    title: "Eco-friendly products",
    description: "The mildest product that does the job, and disinfectant where it is called for.",
    icon: "leaf",
  },
  {
    id: "water-conservation",
    title: "Water conservation",
    description: "Flat mops and pre-damped cloths instead of buckets: up to 95% less water.",
    icon: "drop",
  },
  {
    id: "waste-reduction",
    title: "Waste reduction",
    description: "Concentrates, refills, washable cloths, and recycling kept apart to the dock.",
    icon: "layers",
  },
  {
    id: "air-quality",
    title: "Air quality",
    description: "Dust is taken out and not moved about; nothing is sprayed that need not be.",
    icon: "polish",
  },
] as const satisfies readonly Entry[];

export const processHeading = {
  title: "Four steps, and then it is routine",
} as const satisfies Heading;

export const process = [
  {
    id: "assessment",
    number: 1,
    title: "Assessment",
    description:
      "We walk the building at its busiest and count what the cleaning has to keep up with.",
  },
  {
    id: "custom-planning",
    number: 2,
    title: "Custom planning",
    description: "Tasks, rhythm and price, room by room, in words that a crew can work from.",
  },
  {
    id: "team-deployment",
    number: 3,
    title: "Team deployment",
    description:
      "The crew learns your building before its first shift: keys, alarms, closed doors.",
  },
  {
    id: "quality-assurance-step",
    number: 4,
    title: "Quality assurance",
    description:
      "Regular inspections score each area. What falls short is put right and looked at again.",
  },
] as const satisfies readonly NumberedStep[];

export const voicesHeading = { title: "Asked what they noticed" } as const satisfies Heading;

export const testimonials = [
  {
    id: "office-manager",
    content:
      "I used to get a message about paper towels every Tuesday. I had forgotten about that until you asked me.",
    author: { name: "Jolene Marchetti", title: "Office Manager", company: "Tidewater Logistics" },
    demo: true,
  },
  {
    id: "campus-services",
    content:
      "At three in the afternoon our lobby looks as it did at eight. Visitors think that is the marble. It is the day porter.",
    author: {
      name: "Samuel Okafor",
      title: "Campus Services Director",
      company: "Briar Hill College",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Which complaint comes up most?",
  lead: "Write it into the form. The quote will show you the line of the plan that answers it.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "View All Services", to: "/services" },
  ],
} as const satisfies Opening;

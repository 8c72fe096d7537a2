import type { Entry, Heading, Opening, StatedFigure } from "../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: customers walk a store in one order, so the night walks it in the same. */
export const opening = {
  title: "Retail spaces, cleaned the way customers walk",
  lead: "From the sidewalk to the register there are six places where a customer can change her mind. Our night goes through them in her order.",
  actions: [
    { label: "Request a Store Visit", to: "/contact#quote" },
    { label: "Follow the walk", to: "#services" },
  ],
} as const satisfies Opening;

export const serviceName = "Retail store cleaning";

export const servicesHeading = {
  title: "Six places on the way to yes",
  lead: "What a customer sees there, and what we do about it before she does.",
} as const satisfies Heading;

export const services = [
  {
    id: "storefront",
    title: "Storefront",
    note: "1. From across the street",
    description: "The window sells before the door opens, and every print on it is lit.",
    points: [
      "Glass inside and out, frames and sills",
      "Sidewalk, mats and entrance swept or washed",
      "Door handles, the first thing she touches",
    ],
  },
  {
    id: "sales-floor",
    title: "Sales floor",
    note: "2. The first ten steps",
    description: "Light from above makes a floor the largest mirror in the store.",
    points: [
      "Dust-mopped, damp-mopped, burnished",
      "Under fixtures, along edges, at corners",
      "Scuffs and gum off the same night",
    ],
  },
  {
    id: "fixtures",
    title: "Shelves and displays",
    note: "3. At arm's length",
    description: "Dust on a product says how long it has been standing there.",
    points: [
      "Shelves, ledges, glass cases and mirrors",
      "Merchandise lifted only where you allow it",
      "Lamps and signs by the month",
    ],
  },
  {
    id: "fitting-rooms",
    title: "Fitting rooms",
    note: "4. With the shoes off",
    description: "She stands there in her socks and looks into a mirror.",
    points: [
      "Mirrors without a streak",
      "Hooks, benches and handles disinfected",
      "Pins, tags and lint off the carpet",
    ],
  },
  {
    id: "restrooms",
    title: "Restrooms",
    note: "5. On the way",
    description: "Nobody comes for them. Many leave because of them.",
    points: [
      "Cleaned, disinfected and restocked",
      "A porter's round at busy hours",
      "Changing tables by list",
    ],
  },
  {
    id: "checkout",
    title: "Checkout",
    note: "6. At the register",
    description: "The last thing she touches is a card reader that everybody has touched.",
    points: [
      "Counters, readers and belts disinfected",
      "Cart handles and baskets by round",
      "Stockroom and back office behind it",
    ],
  },
] as const satisfies readonly Entry[];

export const nightHeading = {
  title: "One night in a store",
  lead: "An example, from closing to opening. Yours has your times.",
} as const satisfies Heading;

export const night = [
  {
    id: "doors-close",
    title: "9:30 pm",
    description: "Your closing manager hands over: spills, deliveries, what stays locked.",
    note: "Crew signs in",
  },
  {
    id: "dust",
    title: "10:00 pm",
    description: "Dust first, from the top down: signs, lamps, shelves, cases.",
    note: "Nothing wet yet",
  },
  {
    id: "rooms",
    title: "11:30 pm",
    description: "Fitting rooms and restrooms, disinfected and restocked.",
    note: "Cloths change by room",
  },
  {
    id: "floor",
    title: "1:00 am",
    description: "The floor by machine, from the back to the door.",
    note: "Dry by four",
  },
  {
    id: "glass",
    title: "5:00 am",
    description: "Glass and entrance last, when nobody walks there anymore.",
    note: "Checked in daylight where it can be",
  },
  {
    id: "handover",
    title: "6:30 am",
    description: "The lead walks in from the street, as a customer would.",
    note: "Alarm set, report in your portal",
  },
] as const satisfies readonly Entry[];

export const figuresHeading = "What a store gains that looks like its first day";

/** The specification names the numbers; what each counts is to be confirmed before launch. */
export const figures = [
  {
    id: "time-in-store",
    value: "35%",
    label: "more time in the store",
    meaning: "People stay where they like to stand.",
    verified: false,
  },
  {
    id: "would-not-return",
    value: "78%",
    label: "of shoppers stay away",
    meaning: "They do not return to a store that was dirty once.",
    verified: false,
  },
  {
    id: "sales",
    value: "24%",
    label: "more spent per visit",
    meaning: "More time in the aisle, and more in the basket.",
    verified: false,
  },
  {
    id: "complaints",
    value: "42%",
    label: "fewer complaints",
    meaning: "Mostly about restrooms and fitting rooms, as before.",
    verified: false,
  },
  {
    id: "return-visits",
    value: "27%",
    label: "more return visits",
    meaning: "Nobody says why. They are just there again.",
    verified: false,
  },
  {
    id: "staff-hours",
    value: "30%",
    label: "less cleaning by store staff",
    meaning: "Hours that go back to the customers.",
    verified: false,
  },
] as const satisfies readonly StatedFigure[];

export const figuresBasis =
  "Our own figures, and no study. Location, range and season move them as well: we compare your store with itself, before and after.";

export const voiceHeading = { title: "From behind the counter" } as const satisfies Heading;

export const testimonials = [
  {
    id: "regional-manager",
    content:
      "My managers used to open with a mop. I have fourteen stores, and now all fourteen open with a person at the door.",
    author: {
      name: "Simone Achterberg",
      title: "Regional Store Manager",
      company: "Oak & Thread Outfitters",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Walk in as a customer. Then call us.",
  lead: "Stop at the window, the mirror, the restroom. Tell us where you stopped longest, and we begin there.",
  actions: [
    { label: "Tell Us Where", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Opening;

import type { Entry, Heading, Hero, StatedFigure } from "../../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: customers walk a store in one order, so the night walks it in the same. */
export const hero = {
  title: "Retail spaces, cleaned the way customers walk",
  lead: "From the sidewalk to the register, a customer passes six places that can win or lose the sale. We clean them in the same order.",
  actions: [
    { label: "Request a Store Visit", to: "/contact#quote" },
    { label: "Follow the walk", to: "#services" },
  ],
} as const satisfies Hero;

export const serviceName = "Retail store cleaning";

export const intro = {
  title: "A clean store is part of the sale",
  paragraphs: [
    "Customers judge a store before they see a price tag: the window, the floor, the mirror in the fitting room. If something is dirty, they rarely tell you. They leave, and many do not come back.",
    "Our crews work overnight, from alarm to alarm. Every store opens looking the way it did on its first day. Everyone on the crew is trained and background-checked, and one plan can cover all your stores in {company.serviceArea}.",
  ],
} as const;

export const servicesHeading = {
  title: "Retail cleaning services, from window to register",
  lead: "What customers see in each place, and what we do before they arrive.",
} as const satisfies Heading;

export const services = [
  {
    id: "storefront",
    title: "Storefront",
    note: "1. Across the street",
    description: "Your window sells before the door opens, and every fingerprint on it is lit.",
    points: [
      "Glass inside and out, frames and sills",
      "Sidewalk, mats and entrance swept or washed",
      "Door handles, the first thing customers touch",
    ],
  },
  {
    id: "sales-floor",
    title: "Sales floor",
    note: "2. The first ten steps",
    description: "Under store lighting, the floor is the largest mirror you have.",
    points: [
      "Dust-mopped, damp-mopped and burnished",
      "Under fixtures, along edges, in corners",
      "Scuffs and gum removed the same night",
    ],
  },
  {
    id: "fixtures",
    title: "Shelves and displays",
    note: "3. At arm’s length",
    description: "Dust on a product tells customers how long it has been there.",
    points: [
      "Shelves, ledges, glass cases and mirrors",
      "Merchandise lifted only where you allow it",
      "Light fixtures and signs every month",
    ],
  },
  {
    id: "fitting-rooms",
    title: "Fitting rooms",
    note: "4. With shoes off",
    description: "Customers stand here in their socks, looking in a mirror.",
    points: [
      "Streak-free mirrors",
      "Hooks, benches and handles disinfected",
      "Pins, tags and lint picked off the carpet",
    ],
  },
  {
    id: "restrooms",
    title: "Restrooms",
    note: "5. Along the way",
    description: "Nobody comes to a store for the restroom. Many leave because of it.",
    points: [
      "Cleaned, disinfected and restocked",
      "Checked by a porter at busy hours",
      "Changing tables on the checklist",
    ],
  },
  {
    id: "checkout",
    title: "Checkout",
    note: "6. At the register",
    description:
      "The last thing a customer touches is a card reader that everyone else has touched.",
    points: [
      "Counters, readers and belts disinfected",
      "Cart handles and baskets wiped on schedule",
      "Stockroom and back office included",
    ],
  },
] as const satisfies readonly Entry[];

export const nightHeading = {
  title: "A typical night in a store",
  lead: "An example, from closing to opening. Your schedule uses your hours.",
} as const satisfies Heading;

export const night = [
  {
    id: "doors-close",
    title: "9:30 pm",
    description: "Your closing manager hands over: spills, deliveries and what stays locked.",
    note: "Crew signs in",
  },
  {
    id: "dust",
    title: "10:00 pm",
    description: "Dusting first, from the top down: signs, lights, shelves, cases.",
    note: "Nothing wet yet",
  },
  {
    id: "rooms",
    title: "11:30 pm",
    description: "Fitting rooms and restrooms, disinfected and restocked.",
    note: "Fresh cloths for every room",
  },
  {
    id: "floor",
    title: "1:00 am",
    description: "The floor, by machine, from the back to the door.",
    note: "Dry by 4:00 am",
  },
  {
    id: "glass",
    title: "5:00 am",
    description: "Glass and entrance last, when nobody walks through anymore.",
    note: "Checked in daylight where possible",
  },
  {
    id: "handover",
    title: "6:30 am",
    description: "The crew lead walks in from the street, as a customer would.",
    note: "Alarm set, report in your portal",
  },
] as const satisfies readonly Entry[];

export const figuresHeading = "Benefits of a store that always looks new";

/** The specification names the numbers; what each counts is to be confirmed before launch. */
export const figures = [
  {
    id: "time-in-store",
    value: "35%",
    label: "more time in the store",
    meaning: "People stay longer in a clean store.",
    verified: false,
  },
  {
    id: "would-not-return",
    value: "78%",
    label: "of shoppers stay away",
    meaning: "They do not go back to a store that was dirty.",
    verified: false,
  },
  {
    id: "sales",
    value: "24%",
    label: "more spent per visit",
    meaning: "More time in the aisles, and more in the basket.",
    verified: false,
  },
  {
    id: "complaints",
    value: "42%",
    label: "fewer complaints",
    meaning: "Most were about restrooms and fitting rooms.",
    verified: false,
  },
  {
    id: "return-visits",
    value: "27%",
    label: "more return visits",
    meaning: "Customers who found nothing to complain about.",
    verified: false,
  },
  {
    id: "staff-hours",
    value: "30%",
    label: "less cleaning by store staff",
    meaning: "Hours that go back to your customers.",
    verified: false,
  },
] as const satisfies readonly StatedFigure[];

export const figuresBasis =
  "These are our own figures, not a study. Location, merchandise and season affect them too, so we compare your store with itself, before and after.";

export const voiceHeading = {
  title: "Client testimonial, from a regional manager",
} as const satisfies Heading;

export const testimonials = [
  {
    id: "regional-manager",
    content:
      "My managers used to open with a mop in hand. I have fourteen stores, and now all fourteen open with someone greeting customers at the door.",
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
  lead: "Stop at the window, the mirror, the restroom. Tell us what bothered you, and we start there.",
  actions: [
    { label: "Contact Us", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Hero;

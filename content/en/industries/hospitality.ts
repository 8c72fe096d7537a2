import type { Entry, Heading, Hero, NumberedStep, StatedFigure } from "../../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: a guest looks closer than any inspector, and writes it down for everybody. */
export const hero = {
  title: "Hospitality cleaning that earns good reviews",
  lead: "Nobody inspects a room as closely as the guest who sleeps in it. And guests write reviews.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "See the six areas", to: "#areas" },
  ],
} as const satisfies Hero;

export const serviceName = "Hotel and hospitality cleaning";

export const areasHeading = {
  title: "Six service areas",
  lead: "Five that guests see, and one that keeps the other five running.",
} as const satisfies Heading;

export const areas = [
  {
    id: "lobby",
    title: "Lobby",
    description:
      "A guest who arrives at midnight deserves the same floor as one who arrives at nine in the morning.",
    points: [
      "Stone polished while guests sleep",
      "Entrance glass, elevators, front desk",
      "A day porter for luggage, rain and sand",
    ],
  },
  {
    id: "guest-rooms",
    title: "Guest rooms",
    description: "Ready for the next guest by three in the afternoon.",
    points: [
      "Bed, bath, floor, in a fixed order",
      "Remotes, switches and handles disinfected",
      "A second person checks before release",
    ],
  },
  {
    id: "food-and-beverage",
    title: "Food and beverage",
    description: "Breakfast ends at eleven and lunch begins at noon.",
    points: [
      "Dining rooms between meal services",
      "Kitchens degreased every night",
      "Hoods, drains and coolers on a schedule",
    ],
  },
  {
    id: "recreation",
    title: "Recreation",
    description: "Bare feet, warm water and guests with time to look around.",
    points: [
      "Pool decks, saunas and showers disinfected",
      "Gym equipment after the morning rush",
      "Mats, lockers and mirrors throughout the day",
    ],
  },
  {
    id: "meeting-spaces",
    title: "Meeting spaces",
    description: "A conference until six, a wedding at eight.",
    points: [
      "Turned over between events",
      "Carpet spots treated the same night",
      "Foyers and restrooms during the event",
    ],
  },
  {
    id: "back-of-house",
    title: "Back of house",
    description: "Hallways, lockers, laundry, dock: what your staff sees all day.",
    points: [
      "Service hallways and elevators scrubbed",
      "Staff restrooms cleaned to the guest standard",
      "Dock and waste rooms washed down",
    ],
  },
] as const satisfies readonly Entry[];

export const figuresHeading = "Benefits: what cleanliness is worth to a hotel";

/** The specification names the numbers; what each counts is to be confirmed before launch. */
export const figures = [
  {
    id: "first-reason",
    value: "92%",
    label: "of guests name it first",
    meaning: "Asked what matters most in a hotel, they say cleanliness.",
    verified: false,
  },
  {
    id: "would-not-rebook",
    value: "68%",
    label: "would not come back",
    meaning: "One dirty bathroom is enough.",
    verified: false,
  },
  {
    id: "review-score",
    value: "0.8",
    label: "rise in the review score",
    meaning: "In points, once the plan has settled in.",
    verified: false,
  },
  {
    id: "complaints",
    value: "30%",
    label: "fewer complaints",
    meaning: "Fewer calls to the front desk, fewer room changes at night.",
    verified: false,
  },
  {
    id: "repeat-bookings",
    value: "22%",
    label: "more repeat bookings",
    meaning: "Guests who had nothing to complain about.",
    verified: false,
  },
  {
    id: "turnaround",
    value: "18%",
    label: "faster room turnaround",
    meaning: "With a fixed order of work, nobody has to go back for anything.",
    verified: false,
  },
] as const satisfies readonly StatedFigure[];

export const figuresBasis =
  "These are our own figures, not a study. A resort and an airport hotel differ, so we compare your property with itself.";

export const programsHeading = {
  title: "Four specialized programs",
  lead: "Booked in addition to the daily plan, by property or by floor.",
} as const satisfies Heading;

export const programs = [
  {
    id: "deep-room",
    title: "Deep room rotation",
    description: "A few rooms a day taken out of service: mattress, curtains, grout, vents.",
    note: "Every room, once a season",
    icon: "calendar",
  },
  {
    id: "pre-opening",
    title: "Pre-opening and renovation",
    description: "From the last contractor to the first guest: construction dust, film, glass.",
    note: "Floor by floor, to your handover dates",
    icon: "building",
  },
  {
    id: "event-turnover",
    title: "Event turnover",
    description: "A ballroom, two events, one night: cleared, cleaned and set for the next one.",
    note: "With your banquet team",
    icon: "history",
  },
  {
    id: "room-disinfection",
    title: "Room disinfection",
    description: "After a guest is sick: closed, cleaned, fogged or sprayed, and documented.",
    note: "24/7, response within 2 hours",
    icon: "spray",
  },
] as const satisfies readonly Entry[];

export const approachHeading = {
  title: "Our approach, in five steps",
  lead: "It starts where your guests start: at check-in.",
} as const satisfies Heading;

export const approach = [
  {
    id: "arrive",
    number: 1,
    title: "Arrive as a guest",
    description:
      "We check in, stay the night, have breakfast and write down what we saw. Then we compare it with your recent reviews.",
  },
  {
    id: "write-the-order",
    number: 2,
    title: "Set the order of work",
    description:
      "A fixed order for each type of room, a schedule for each public area, and hours that follow your occupancy.",
  },
  {
    id: "train-the-team",
    number: 3,
    title: "Train the team",
    description:
      "Background-checked crews learn your property before they get a key: standards, names and doors that stay closed.",
  },
  {
    id: "release-room-by-room",
    number: 4,
    title: "Release room by room",
    description:
      "A second person checks every room before the front desk sees it as ready. Misses are fixed right away.",
  },
  {
    id: "read-the-reviews",
    number: 5,
    title: "Read the reviews",
    description:
      "We compare inspections with guest reviews, and change the plan where they disagree.",
  },
] as const satisfies readonly NumberedStep[];

export const voiceHeading = {
  title: "Client testimonial, from a general manager",
} as const satisfies Heading;

export const testimonials = [
  {
    id: "general-manager",
    content:
      "I used to read the reviews with one hand over my eyes. Now I look for the word clean, and it is there, next to the word quiet.",
    author: {
      name: "Lorenzo Haddad",
      title: "General Manager",
      company: "The Larch House Hotel",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Send us the review that still bothers you.",
  lead: "We show you what in our plan would have prevented it.",
  actions: [
    { label: "Send It to Us", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Hero;

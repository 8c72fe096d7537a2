import type { Entry, Heading, NumberedStep, Opening, StatedFigure } from "../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: a guest looks closer than any inspector, and writes it down for everybody. */
export const opening = {
  title: "Hospitality, inspected every night by the guest",
  lead: "Nobody checks a room as closely as the person who lies down in it. Then she writes a review.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "See the six areas", to: "#areas" },
  ],
} as const satisfies Opening;

export const serviceName = "Hotel and hospitality cleaning";

export const areasHeading = {
  title: "Six areas of one house",
  lead: "Five that the guest sees, and one that holds the other five up.",
} as const satisfies Heading;

export const areas = [
  {
    id: "lobby",
    title: "Lobby",
    description: "Arrivals at midnight deserve the floor of nine in the morning.",
    points: [
      "Stone polished while the house sleeps",
      "Entrance glass, elevators, front desk",
      "A day porter for luggage, rain and sand",
    ],
  },
  {
    id: "guest-rooms",
    title: "Guest rooms",
    description: "Nobody's again, by three in the afternoon.",
    points: [
      "Bed, bath, floor, in a fixed order",
      "Remotes, switches and handles disinfected",
      "A second pair of eyes before release",
    ],
  },
  {
    id: "food-and-beverage",
    title: "Food and beverage",
    description: "Breakfast ends at eleven and lunch begins at noon.",
    points: [
      "Dining rooms between the sittings",
      "Kitchens degreased every night",
      "Hoods, drains and cold rooms by calendar",
    ],
  },
  {
    id: "recreation",
    title: "Recreation",
    description: "Bare feet, warm water and people who look around.",
    points: [
      "Pool decks, saunas and showers disinfected",
      "Gym equipment after the morning rush",
      "Mats, lockers and mirrors by round",
    ],
  },
  {
    id: "meeting-spaces",
    title: "Meeting spaces",
    description: "A conference until six, a wedding from eight.",
    points: [
      "Turned over between two events",
      "Carpet spots treated the same night",
      "Foyers and restrooms while it runs",
    ],
  },
  {
    id: "back-of-house",
    title: "Back of house",
    description: "Corridors, lockers, laundry, dock: what the staff see all day.",
    points: [
      "Service corridors and elevators scrubbed",
      "Staff restrooms to the guests' standard",
      "Dock and waste rooms washed down",
    ],
  },
] as const satisfies readonly Entry[];

export const figuresHeading = "What cleanliness is worth to a hotel";

/** The specification names the numbers; what each counts is to be confirmed before launch. */
export const figures = [
  {
    id: "first-reason",
    value: "92%",
    label: "of guests name it first",
    meaning: "Asked what a good stay begins with, they say: clean.",
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
    meaning: "Points, once the plan has settled in.",
    verified: false,
  },
  {
    id: "complaints",
    value: "30%",
    label: "fewer complaints",
    meaning: "Fewer calls to the desk, fewer rooms changed at night.",
    verified: false,
  },
  {
    id: "repeat-bookings",
    value: "22%",
    label: "more repeat bookings",
    meaning: "The guest who found nothing to write about.",
    verified: false,
  },
  {
    id: "turnaround",
    value: "18%",
    label: "faster room turnaround",
    meaning: "A fixed order leaves nothing to walk back for.",
    verified: false,
  },
] as const satisfies readonly StatedFigure[];

export const figuresBasis =
  "Our own figures, and no study. A resort and an airport hotel differ: we compare your house with itself.";

export const programsHeading = {
  title: "Four programs for special nights",
  lead: "Booked beside the daily plan, by house or by floor.",
} as const satisfies Heading;

export const programs = [
  {
    id: "deep-room",
    title: "Deep room rotation",
    description: "A few rooms a day taken out of sale: mattress, curtains, grout, vents.",
    note: "Every room, once a season",
    icon: "calendar",
  },
  {
    id: "pre-opening",
    title: "Pre-opening and renovation",
    description: "From the last trade to the first guest: construction dust, film, glass.",
    note: "Floor by floor, to your handover dates",
    icon: "building",
  },
  {
    id: "event-turnover",
    title: "Event turnover",
    description: "A ballroom, two events, one night: cleared, cleaned and set for the next.",
    note: "With your banquet team",
    icon: "history",
  },
  {
    id: "room-disinfection",
    title: "Room disinfection",
    description: "After illness in the house: closed, cleaned, fogged or sprayed, recorded.",
    note: "24/7, response within 2 hours",
    icon: "spray",
  },
] as const satisfies readonly Entry[];

export const approachHeading = {
  title: "Five steps, the first with a suitcase",
  lead: "We begin where your guest does.",
} as const satisfies Heading;

export const approach = [
  {
    id: "arrive",
    number: 1,
    title: "Arrive as a guest",
    description:
      "We check in, sleep, have breakfast and write down what we saw. Then we read your last reviews and compare.",
  },
  {
    id: "write-the-order",
    number: 2,
    title: "Write the order",
    description:
      "A fixed order for each type of room, a round for each public area, the hours around your occupancy.",
  },
  {
    id: "train-the-team",
    number: 3,
    title: "Train the team",
    description:
      "Background-checked people learn your house before they get a key: standards, names, doors that stay closed.",
  },
  {
    id: "release-room-by-room",
    number: 4,
    title: "Release room by room",
    description:
      "A second person checks, and only then does the front desk see the room as ready. Misses are put right at once.",
  },
  {
    id: "read-the-reviews",
    number: 5,
    title: "Read the reviews",
    description:
      "We lay inspections and guest reviews side by side, and change what they disagree about.",
  },
] as const satisfies readonly NumberedStep[];

export const voiceHeading = { title: "From the front desk" } as const satisfies Heading;

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
  title: "Which review still bothers you?",
  lead: "Send it to us. Our answer is the line of the plan that would have prevented it.",
  actions: [
    { label: "Send It to Us", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Opening;

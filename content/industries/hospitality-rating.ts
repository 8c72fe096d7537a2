import type { Heading } from "../page-parts.ts";

export const ratingHeading = {
  title: "The grade that guests give",
  lead: "They cannot see who cleaned. They see a hair, or they do not.",
} as const satisfies Heading;

/** From the specification; no client's real rating, so it must not go live as one. */
export const rating = {
  title: "Cleanliness rating",
  value: "9.7",
  scale: "/10",
  reviews: "from 1,240 reviews",
  percent: 97,
  demo: true,
} as const;

export const ratingText = [
  "A room is made by one person in the time between two guests. What decides the grade is the minute after: somebody else stands at the door, looks low against the light, opens the shower, lifts the pillow.",
  "That minute is in our plan, with a name beside it. So is the lobby at three in the morning, and the dock that no guest will ever see.",
] as const;

import type { Heading } from "../../page-parts.ts";

export const ratingHeading = {
  title: "Cleanliness rating: what guests see",
  lead: "Guests do not see who cleaned. They see one hair in the shower.",
} as const satisfies Heading;

/** The figure is the specification's and no client's real rating, so it must not go live as one. */
export const rating = {
  title: "Cleanliness rating",
  value: "9.7",
  scale: "/10",
  reviews: "from 1,240 reviews",
  percent: 97,
  demo: true,
} as const;

export const ratingText = [
  "One person makes up a room between two guests. The rating depends on the minute after that. A second person looks across the floor against the light, opens the shower and lifts the pillow.",
  "That minute is in our plan, with a name next to it. So is the lobby at three in the morning, and the dock that no guest will ever see.",
] as const;

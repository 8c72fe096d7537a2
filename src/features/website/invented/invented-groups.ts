/** Groups of invented entries on their page. This module is safe for browsers. */
export const inventedGroups = [
  "figures",
  "people",
  "quotes",
  "certifications",
  "services",
  "careers",
  "openings",
  "places",
  "news",
  "guides",
  "legal",
] as const;

export type InventedGroup = (typeof inventedGroups)[number];

/** Matches the place in the document, and then the document; the first match counts. */
const groups: readonly { group: InventedGroup; fits: RegExp }[] = [
  { group: "openings", fits: /^careers\/openings:/ },
  { group: "quotes", fits: /^(testimonials|quote):|testimonial|quote/i },
  { group: "careers", fits: /^careers\// },
  { group: "legal", fits: /^legal\// },
  { group: "certifications", fits: /^certifications:/ },
  { group: "places", fits: /^locations:/ },
  { group: "guides", fits: /^guides:/ },
  { group: "people", fits: /^about:/ },
  { group: "services", fits: /^(services|industries)\// },
];

export const groupOfEntry = (document: string, place: string): InventedGroup =>
  groups.find(({ fits }) => fits.test(`${document}:${place}`))?.group ?? "figures";

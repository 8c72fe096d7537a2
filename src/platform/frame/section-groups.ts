/** In the order of the rail; what is in the first stands above them all, without a name. */
export const sectionGroups = [
  "first",
  "sales",
  "service",
  "money",
  "people",
  "website",
  "system",
] as const;
export type SectionGroup = (typeof sectionGroups)[number];

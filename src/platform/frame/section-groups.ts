/** The order is that of the rail; sections of the first group stand above them all, without a name. */
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

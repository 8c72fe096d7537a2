/** @param day `2025-04-18` @returns `April 18, 2025` */
export const longDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** @param date ISO @returns e.g. `Dec 31, 2026` */
export const dayWithYear = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    ...{ month: "short", day: "numeric", year: "numeric", timeZone: "UTC" },
  });

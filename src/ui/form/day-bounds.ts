/** The days that the server takes: browsers tell of a year typed wrong before a filter is sent. */
export const dayBounds = {
  date: { min: "2000-01-01", max: "2099-12-31" },
  month: { min: "2000-01", max: "2099-12" },
} as const;

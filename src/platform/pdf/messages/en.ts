export const en = {
  /** @param title of the paper */
  page: "{title} · Page {page} of {count}",
  /** At the end of a page, what its rows and those before come to. */
  carriedForward: "Carried forward",
  broughtForward: "Brought forward",
} as const;

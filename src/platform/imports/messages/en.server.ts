export const en = {
  formula: "This cell holds a formula and no result. Save the file with values, or type the value.",
  failedFormula: "This cell holds {value}, which a formula left behind when it failed.",
  noDay: "“{value}” isn’t a day. Please write it as 11/26/2026 or 2026-11-26.",
  dayFirst: "“{value}” begins with the day. Please write the month first, as in 11/26/2026.",
  dayOutOfRange: "“{value}” isn’t between 2000 and 2099.",
} as const;

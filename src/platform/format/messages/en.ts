export const en = {
  day: "Please enter a date",
  dayInRange: "Please enter a day from 2000 to 2099",
  month: "Please enter a month, e.g., 2026-04",
  year: "Please choose a year from 2000 to 2099",
  since: "Since {time}",
} as const;

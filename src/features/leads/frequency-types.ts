/** Visits a week; optional on the quote form. */
export const frequencies = [
  { value: "1", label: "Once a week" },
  { value: "2", label: "2 visits a week" },
  { value: "3", label: "3 visits a week" },
  { value: "4", label: "4 visits a week" },
  { value: "5", label: "5 visits a week" },
  { value: "7", label: "Every day" },
] as const;

export type Frequency = (typeof frequencies)[number]["value"];

/** How a facility is inspected: part of what was agreed for it. */
export const methodLabels = {
  "five-point": "Five-point",
  "three-point": "Three-point",
  "pass-fail": "Pass or fail",
} as const;

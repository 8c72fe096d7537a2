export interface OfferedGuide {
  /** The slug of a guide in `content/guides/`; an entry with another one shows nothing. */
  id: string;
  title: string;
  description: string;
  /** The file carries the name, colors and facts of the company that the product was built with. */
  verified: boolean;
}

/** Guides that visitors can download; one that is taken out of the list is no longer offered. */
export const offeredGuides: readonly OfferedGuide[] = [
  {
    id: "scope-of-work-template",
    title: "Scope-of-Work Template",
    description:
      "Area by area: task, result, frequency and who supplies what, with periodic work by month, response times, inspection terms and a price sheet that makes bids comparable.",
    verified: false,
  },
  {
    id: "cleaning-frequency-planner",
    title: "Cleaning-Frequency Planner",
    description:
      "A worksheet that turns occupied days, visitors and food into a frequency for seven types of rooms, a calendar for periodic work, and a calculation of hours and cost.",
    verified: false,
  },
  {
    id: "inspection-checklist",
    title: "Inspection Checklist",
    description:
      "An inspection form for seven types of rooms, with the scale and the arithmetic explained, a score sheet with weights, a corrective-action log and space for both signatures.",
    verified: false,
  },
];

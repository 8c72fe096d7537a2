/** How soon a work order is needed, the most urgent first; each has its targets. */
export const priorities = ["emergency", "urgent", "routine", "planned"] as const;

export type Priority = (typeof priorities)[number];

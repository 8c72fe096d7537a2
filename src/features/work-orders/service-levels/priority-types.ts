/** How soon a work order is needed, the most urgent first; each has its targets. */
export const priorities = ["emergency", "urgent", "routine", "planned"] as const;

export type Priority = (typeof priorities)[number];

export const priorityLabels: Record<Priority, string> = {
  emergency: "Emergency",
  urgent: "Urgent",
  routine: "Routine",
  planned: "Planned",
};

/** What each is for, as the person who asks decides it. */
export const priorityMeanings: Record<Priority, string> = {
  emergency: "People may get hurt, or the building can’t open: water, sewage, glass, blood",
  urgent: "Someone can’t work, or a space can’t be used today",
  routine: "It should be fixed, but nothing stops until then",
  planned: "It can wait, or it has a set date",
};

/** What was done, beside the offer to undo it; by the kind of its event. */
export const undoTexts: Readonly<Record<string, string>> = {
  acknowledged: "Acknowledged.",
  assigned: "Assigned.",
  unassigned: "Assigned to nobody.",
  started: "Work begun.",
  held: "Put on hold.",
  resumed: "Work goes on.",
  finished: "Marked as done.",
  declined: "Declined.",
  joined: "Marked as a duplicate.",
  prioritized: "Priority changed.",
  accepted: "Accepted.",
  reopened: "Reopened.",
  cancelled: "Cancelled.",
};

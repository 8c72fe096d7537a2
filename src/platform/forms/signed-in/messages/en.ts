/** Forms about records; `platform/forms/messages` has the faults of fields, which public forms have as well. */
export const en = {
  nextSteps: "Next steps",
  saving: "Saving…",
  assign: {
    assignedTo: "Assigned to",
    noOne: "No one",
    someone: "Someone",
    /** Who looks, among those to choose from. */
    you: "{name} (you)",
    assign: "Assign",
  },
  cancel: { reason: "Reason" },
  changed: {
    sinceTyped: "“{label}” was changed since you typed:",
    useMine: "Use mine",
    discardMine: "Discard mine",
    checked: "checked",
    notChecked: "not checked",
  },
} as const;

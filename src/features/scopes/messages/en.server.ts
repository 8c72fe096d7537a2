export const en = {
  scopes: "Scopes of work",
  /** In the audit, after the noun. */
  versionName: "version {version}",
  refusals: {
    taskTaken: "This area already has this task.",
    emptyDraft: "The draft has no lines yet.",
    tooEarly: "The earliest possible day is {day}",
  },
  scopeEvents: {
    "draft-started": "Draft started",
    "draft-discarded": "Draft discarded",
    "set-effective": "First day set",
    withdrawn: "Returned to draft",
    "line-added": "Line added",
    "line-changed": "Line changed",
    "line-removed": "Line removed",
  },
  /** To who sends a form again with other content. */
  lineAlreadyReceived:
    "We already received this line as you first entered it. If you want to add another one, press the button again.",
  import: {
    help: "One task per row, with its facility, its area and how often it’s done. The rows become the draft of the facility’s next scope; nothing takes effect until someone sets a first day.",
    columns: {
      task: "Task",
      frequency: "How often",
      price: "Monthly price",
    },
    faults: {
      noArea: "Please name the area",
      unknownArea: "There’s no area named “{name}” at this facility.",
      severalAreas: "Several floors have an area named “{name}”. Please add the floor.",
      hasDraft:
        "This facility already has a draft of its scope. Put it into effect or discard it first.",
      frequency:
        "“{value}” isn’t a known frequency. Please write, for example, “5 times a week”, “monthly” or “daily”.",
    },
  },
} as const;

export const en = {
  section: "System",
  note: "How the product is doing on this server. Where something needs attention, the page says what to do.",
  states: {
    good: "All good",
    watch: "Worth a look",
    act: "Needs action",
    unknown: "Not known",
  },
  whatToDo: "What to do",
  errors: {
    title: "Latest errors",
    note: "Since this server process started. They are kept only in memory. The server’s log has each of them in full, under its request number.",
    noneYet: "No errors yet",
    first: "Errors appear here as they happen.",
    notListed:
      "The setting LOG_LEVEL leaves errors out of the log, so none are listed here. Set it to info, then restart the server.",
    what: "What failed",
    count: "How often",
    last: "Last time",
    requests: "Request numbers",
  },
} as const;

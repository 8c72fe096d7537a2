export const en = {
  section: "Supplies",
  list: {
    /** @param facility its name */
    whatIsLow: "{facility}: what’s running low? The crew brings it on the next visit.",
    whichFacility: "For which facility?",
    noneYet: "No list yet",
    noneYetNote: "Your account team sets up this facility’s list. Until then, send a work order.",
    newWorkOrder: "New work order",
    coming: "Coming with the visit on {day}, {number}",
    requested: "Requested, {number}",
    request: "Request it",
    requestNamed: "Request it: {name}",
    requestMore: "Request more",
    requestMoreNamed: "Request more: {name}",
    details: "Say how many, or add a note",
    howMany: "How many",
    note: "Note",
    done: "Requested: <name/>",
    undone: "Canceled: <name/>",
    undo: "Undo",
  },
  office: {
    note: "What the client can request with one tap. The crew brings it on the next visit.",
    noneYet: "Nothing is on the list yet.",
    addUsual: "Add the usual items",
    remove: "Remove",
    removeNamed: "Remove {name}",
    another: "Another item",
    add: "Add it",
  },
  /** What most buildings need; each becomes the name of an item. */
  usual: {
    paperTowels: "Paper towels",
    toiletPaper: "Toilet paper",
    handSoap: "Hand soap",
    liners: "Trash can liners",
    sanitizer: "Hand sanitizer",
    airFreshener: "Air freshener",
  },
  errors: {
    name: "Please name the item",
    quantity: "Please enter 1 to {max}",
    supply: "Please choose it again",
    gone: "This isn’t on the list anymore. Nothing was requested.",
    tooLate: "This can’t be undone anymore. Cancel the work order instead.",
  },
  workOrder: {
    quantity: "{name}: {quantity}",
    /** A comment on the work order that is open. */
    again: "Requested again. {request}",
  },
} as const;

export const en = {
  one: "Bid",
  problems: {
    "not-found": "It no longer exists.",
    "not-allowed": "Your role can’t do this. Nothing was changed.",
    "changed-since":
      "The bid has changed since you opened it. Please look at it again before you save a version.",
    "nothing-priced": "There’s nothing to price yet. Please add an area first.",
    "nothing-offered":
      "An alternative that you offer has no price, or nothing in it. Please complete it, or don’t offer it.",
    "too-much-work":
      "Someone else has added periodic work, and a bid has at most 60 kinds. Please remove some and save again.",
    "too-many-areas":
      "Someone else has added areas, and a bid has at most 500. Please remove some and save again.",
    "wrong-state": "Someone else got there first. Please check the page again.",
    closed: "This opportunity is won or lost. Its bid stays as it is.",
  },
  savedFirst:
    "Your changes are saved, and no version was made yet. Please check the price, then save the version.",
  alreadyReceived:
    "We already received this version as you first entered it. If you want to save another one, press the button again.",
  notifications: {
    kind: "A bid’s low margin waits for your approval, or was approved",
    waits: "{person} needs your approval for the margin of bid version {number} for {company}",
    approved: "{person} approved the margin of bid version {number} for {company}",
    gone: "an opportunity",
  },
  /** @param what one of `events` */
  changedRows: "{what}: {names}",
  fieldOf: "{of}: {field}",
} as const;

export const en = {
  one: "Production rate",
  events: { added: "Added", replaced: "Replaced another", ended: "Removed" },
  alreadyReceived:
    "We already received this rate as you first entered it. If you want to add another one, press the button again.",
  problems: {
    same: "This exact rate is already in force.",
    "not-found": "It no longer exists.",
    "not-allowed": "Your role can’t do this. Nothing was changed.",
    "wrong-state": "Someone else got there first. Please check the page again.",
  },
  fields: { rate: "rate", low: "lowest", high: "highest", source: "source" },
} as const;

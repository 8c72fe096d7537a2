export const en = {
  one: "Certificate of the company",
  events: { added: "Added", removed: "Removed" },
  alreadyReceived:
    "We already received this certificate as you first entered it. If you want to add another one, press the button again.",
  problems: {
    "not-found": "It no longer exists.",
    "not-allowed": "Your role can’t do this. Nothing was changed.",
    removed: "Someone else has removed it already.",
  },
} as const;

export const en = {
  /** To who sends a form again with other content. */
  alreadyReceived: {
    client:
      "We already received this client as you first entered it. If you want to add another one, press the button again.",
    facility:
      "We already received this facility as you first entered it. If you want to add another one, press the button again.",
  },
} as const;

export const en = {
  /** To who sends a form again with other content. */
  alreadyReceived: {
    request:
      "We already received this request as you first entered it. If you want to add another one, press the button again.",
    supply:
      "We already received this supply as you first entered it. If you want to add another one, press the button again.",
  },
} as const;

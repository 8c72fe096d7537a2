/** Shown after a newsletter form has been accepted. */
export const newsletterNextStep = {
  title: "One more step.",
  text: "Confirm in the email we just sent you. If you confirmed before, you are already subscribed.",
} as const;

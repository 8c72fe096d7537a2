/** Of the public form, as its specification has them. */
export const en = {
  errors: {
    name: "Full name is required",
    subject: "Subject is required",
    message: "Please provide more details in your message",
  },
} as const;

/** The English texts of the public form are the specification’s. */
export const en = {
  errors: {
    name: "Full name is required",
    subject: "Subject is required",
    message: "Please provide more details in your message",
  },
} as const;

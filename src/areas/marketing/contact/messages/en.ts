export const en = {
  hoursOf: "{place} hours",
  zone: "All times are {zone}.",
  followUs: "Follow us",
  form: {
    name: "Full name",
    email: "Email",
    subject: "Subject",
    message: "Message",
    send: "Send Message",
    sending: "Sending...",
    yourMessage: "Your message",
    sent: "Message Sent",
    thanks: "Thank you for contacting us. We'll be in touch shortly.",
  },
  quote: {
    yourRequest: "Your request",
    sent: "Quote Request Sent",
    thanks: "Your quote request has been received. We'll be in touch shortly.",
  },
} as const;

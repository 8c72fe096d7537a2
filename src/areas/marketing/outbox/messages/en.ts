export const en = {
  /** `what` is "Your message" or "Your request". */
  stored:
    "{what} is waiting in this browser. It will be sent as soon as we can be reached, even if you leave this page.",
  unstored:
    "{what} is waiting and will be sent as soon as we can be reached. Please leave this page open until then: your browser doesn’t let us store anything.",
  ifUrgent: "If it can’t wait, call {phone}.",
  sendNow: "Send now",
  sending: "Sending...",
} as const;

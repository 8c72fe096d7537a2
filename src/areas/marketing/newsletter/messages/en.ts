export const en = {
  newsletter: "Newsletter",
  lead: "What’s new, two to four times a month. Unsubscribe in one click.",
  email: "Email",
  tryLater: "Please try again in a minute",
  confirm: {
    title: "Confirm your subscription",
    text: "We’ll send the newsletter to <address>{email}</address> two to four times a month. Every email has an unsubscribe link.",
    action: "Confirm subscription",
  },
  confirmed: {
    title: "You’re subscribed",
    text: "We’ll send the newsletter to <address>{email}</address>. A welcome email with an unsubscribe link is on its way.",
    news: "Read our latest news",
  },
  unknownLink: {
    title: "This link no longer works",
    text: "Confirmation links work for 7 days. Enter your email address again, and we’ll send you a new one.",
  },
  unsubscribe: {
    name: "Unsubscribe",
    title: "Unsubscribe from the newsletter?",
    text: "One click, and we stop sending it to you.",
  },
  unsubscribed: {
    title: "You’re unsubscribed",
    text: "We won’t send you the newsletter again, and we’ll delete your address within 30 days.",
    again: "Subscribe again",
  },
} as const;

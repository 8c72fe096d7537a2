export const en = {
  confirmation: {
    subject: "Please confirm: the {company} newsletter",
    preview: "One click to start your subscription.",
    title: "Please confirm your subscription",
    question:
      "Someone, probably you, signed up this address for the {company} newsletter: what’s new, two to four times a month.",
    confirm: "Confirm subscription",
    otherwise:
      "If that wasn’t you, do nothing. Unless you confirm, we won’t send a newsletter, and we’ll delete the address after 7 days.",
    because:
      "You’re getting this one-time email because this address was entered on our website. It’s not a newsletter.",
  },
  welcome: {
    subject: "You’re subscribed to the {company} newsletter",
    preview: "Two to four times a month, and never more.",
    title: "Welcome",
    greeting: "Welcome.",
    promise:
      "Two to four times a month, you’ll hear what’s new: programs, new territories, and what we learned on the job. We use your address for this and nothing else.",
    readNews: "Read our latest news",
    news: "Our latest news",
    because:
      "You’re getting this email because you confirmed your subscription to our newsletter. Every email has an unsubscribe link.",
  },
  /** The frame of a newsletter that staff have written. */
  issue: {
    testSubject: "Test: {subject}",
    because:
      "You’re getting this email because you subscribed to the {company} newsletter and confirmed your subscription.",
  },
  /** To who sends a form again with other content. */
  alreadyReceived: {
    newsletter:
      "We already received this newsletter as you first entered it. If you want to add another one, press the button again.",
  },
  export: {
    email: "email",
    confirmed: "confirmed ({timeZone})",
    requested: "requested ({timeZone})",
    requestedOnPage: "requested on page",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "newsletter-confirmation": {
      title: "Newsletter: please confirm",
      reader: "Whoever signed up",
      occasion: "When an address is entered for the newsletter",
    },
    "newsletter-welcome": {
      title: "Newsletter: welcome",
      reader: "New subscribers",
      occasion: "After they confirm",
    },
    newsletter: {
      title: "Newsletter",
      reader: "Subscribers",
      occasion: "When a newsletter is sent; its own text is written under Newsletters",
    },
    "newsletter-test": {
      title: "Newsletter: test",
      reader: "Its author",
      occasion: "When its author asks for a test",
    },
  },
  /** Nobody wrote it: it fills the frame of newsletters where that is shown. */
  example: {
    subject: "What’s new this month",
    body: "We now clean in **two more cities**.\n\n- Harbor district\n- West side",
  },
  /** Fields of a newsletter, as its history names them. */
  fields: {
    count: "Emails",
    delivered: "Delivered",
    refused: "Bounced",
    kept: "Kept as a file",
    uncertain: "Uncertain",
    left: "Unsubscribed first",
    stopped: "Stopped",
    "subject-en": "Subject in English",
    "body-en": "Text in English",
    "subject-es": "Subject in Spanish",
    "body-es": "Text in Spanish",
  },
} as const;

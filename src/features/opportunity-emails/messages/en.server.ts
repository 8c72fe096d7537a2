export const en = {
  /** What an email begins with; who sends one may change all of it. */
  templates: {
    "first-answer": {
      subject: "Your quote request ({reference})",
      opening: "Thank you for asking {company} for a quote. I’ll be your contact here.",
      middle:
        "To give you an exact price, we’d like to walk through your building with you. Which days work for you next week?",
      closing: "Just reply to this email, or call me at {phone}.",
    },
    questions: {
      subject: "A few questions about your building ({reference})",
      opening: "We’re working on your quote and need a few more facts.",
      middle:
        "How many people use the building, how often should we clean, and from when can our crew come in?",
      closing: "Just reply to this email, or call me at {phone}.",
    },
    "follow-up": {
      subject: "Your quote request ({reference})",
      opening: "I’d like to ask whether you still need a quote for your building.",
      middle: "If your plans have changed, a short reply is enough, and I won’t write again.",
      closing: "Just reply to this email, or call me at {phone}.",
    },
    blank: { subject: "Your quote request ({reference})" },
    signature: "{sender}, {company}",
  },
  because: "You’re getting this email because you asked us for a quote.",
  /** To whoever of the office an opportunity belongs to. */
  reply: {
    subject: "Reply from {company}",
    title: "A prospect has replied",
    text: "{sender} at {company} has replied to your email.",
    label: "Their reply",
    view: "Open the conversation",
    because: "You’re getting this email because this opportunity is yours, or no one’s yet.",
  },
  /** To the same people. */
  undelivered: {
    subject: "Your email to {company} didn’t arrive",
    title: "An email didn’t arrive",
    text: "Our email to {company} couldn’t be delivered.",
    advice:
      "Please check the address, or call. If it was your first answer, they’re still waiting for it.",
  },
  notifications: {
    kind: "A prospect replies by email, or an email to one doesn’t arrive",
    replied: "{company} has replied by email",
    undelivered: "Our email to {company} couldn’t be delivered",
    gone: "a deleted opportunity",
  },
  sentBefore:
    "We already received this email as you first entered it. If you want to send another one, press the button again.",
  sentTemplateBefore:
    "We already received this template as you first entered it. If you want to add another one, press the button again.",
  templateProblems: {
    "not-allowed": "Your role can’t do this. Nothing was changed.",
    gone: "Someone has removed this template. Nothing was changed.",
    "too-many": "There are 50 templates. Remove one before you add another.",
    "same-name": "Another template already has this name. Please choose a different one.",
  },
  emailTemplate: { singular: "Email template", plural: "Email templates" },
  templateEvents: { added: "Added", changed: "Changed", removed: "Removed" },
  unmatchedEmail: { singular: "Unmatched email", plural: "Unmatched emails" },
  unmatchedEvents: {
    joined: "Added to an opportunity",
    "put-aside": "Put aside",
    "brought-back": "Brought back",
  },
  unmatchedState: "state",
  unmatchedProblems: {
    "not-allowed": "Your role can read this but not change it.",
    decided: "Someone else got there first. Please check the page again.",
    "no-opportunity": "This opportunity no longer exists. Please choose another one.",
  },
  startPage: {
    unmatched: [
      "<number>{shown}</number> email matches no opportunity",
      "<number>{shown}</number> emails match no opportunity",
    ],
  },
  problems: {
    "not-allowed": "Your role can read this but not change it.",
    "no-address": "This contact has no email address. Nothing was sent.",
    "contact-changed":
      "The contact’s address has changed in the meantime. Nothing was sent. Please take another look.",
    "written-since":
      "Another email was sent or came in since you opened this form. Nothing was sent. Read it, then send again.",
    "not-failed": "This email is on its way or has been sent.",
  },
  sentEmails: {
    "opportunity-email": {
      title: "Email to a prospect",
      reader: "The contact of an opportunity",
      occasion: "When someone in the office writes to a prospect from the pipeline",
    },
    "opportunity-undelivered": {
      title: "Email to a prospect that didn’t arrive",
      reader: "The owner of the opportunity, or administrators if there’s none",
      occasion: "When an email from the pipeline fails or is returned",
    },
    "opportunity-replied": {
      title: "Reply from a prospect",
      reader: "The owner of the opportunity, or administrators if there’s none",
      occasion: "When a prospect replies to an email from the pipeline",
    },
  },
  check: {
    title: "Incoming emails",
    off: "Off. Replies go to the company’s mailbox.",
    way: "How they arrive",
    mailbox: "From the mailbox {user} at {host}",
    webhook: "Handed over by a mail server",
    read: "Last read",
    never: "Not yet",
    joined: "Added to conversations",
    unmatched: "Not part of a conversation",
    unmatchedInMailbox: "{count}, left in the mailbox",
    unmatchedRefused: "{count}, refused unless kept",
    waiting: "Kept to be added by hand",
    away: "The mailbox hasn’t been readable since {time}: {fault}",
    faults: {
      login: "the username or password was refused.",
      certificate: "its certificate is not valid for this address.",
      connection: "the mail server doesn’t answer.",
      mailbox: "the folder doesn’t exist.",
      storage: "an email couldn’t be stored.",
      unknown: "the mail server’s answer isn’t understood.",
    },
    advice: "Check INBOUND_MAIL and the mail server. We try again at least every half hour.",
  },
} as const;

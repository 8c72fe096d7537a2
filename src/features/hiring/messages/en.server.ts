export const en = {
  startPage: {
    late: [
      "<number>{shown}</number> application is past the day by which we promised to read it",
      "<number>{shown}</number> applications are past the day by which we promised to read them",
    ],
    waiting: [
      "<number>{shown}</number> application to answer",
      "<number>{shown}</number> applications to answer",
    ],
    received: [
      "<number>{shown}</number> application came in",
      "<number>{shown}</number> applications came in",
    ],
  },
  /** What an answer begins with; who sends one may change all of it. */
  answers: {
    /** Where times are on offer, in place of the middle of an invitation. */
    chooseTime:
      "The first call takes about 20 minutes. Use the button below to choose the time that works best for you.",
    pick: "Choose a time",
    received: {
      subject: "Your application for {position} ({reference})",
      opening: "We’re reviewing your application for {position} at {company}.",
      middle: "We’ll write to you again within a week, whatever we decide.",
      closing: "If your plans change, just reply to this email or call {phone}.",
    },
    invitation: {
      subject: "Let’s talk about {position} ({reference})",
      opening:
        "Your application for {position} at {company} is a good match. We’d like to talk with you.",
      middle:
        "The first call takes about 20 minutes. You’ll get another email with times to choose from.",
      closing: "You can also call us at {phone}. If you need an accommodation, just let us know.",
    },
    offer: {
      subject: "Our offer: {position} ({reference})",
      opening: "We’d like you to join {company} as {position}.",
      middle:
        "We’ll call you to go through pay, hours and your first day. You’ll then get everything in writing.",
      closing: "If you have questions before that, reply to this email or call {phone}.",
    },
    rejection: {
      subject: "Your application for {position} ({reference})",
      opening: "Thank you for your interest in {position} at {company}, and for the time you took.",
      middle: "We’ve decided to move forward with other applicants.",
      closing:
        "You’re welcome to apply again when {company} has another opening. We wish you all the best.",
    },
    because: "You’re getting this email because you applied for a job on our website.",
  },
  notifications: {
    kind: "A note on an application names you",
    mentioned: "{person} mentioned you in a note about {applicant}",
    gone: "a deleted application",
  },
  history: {
    moved: "Moved from {from} to {to}",
    rejected: "Moved from {from} to {to}: {reason}",
    answered: "Answer sent",
    hired: "Hired: {person}",
  },
  answerSentBefore:
    "We already received this answer as you first entered it. If you want to send another one, press the button again.",
  hiredBefore:
    "We already received this form as you first entered it. If you want to send it again, press the button again.",
  /** @param stage where it is now */
  movedSince:
    "Someone else moved this application in the meantime. It’s now in: {stage}. Move it again if you still want to.",
  problems: {
    "not-allowed": "Your role can read this but not change it.",
    "already-done": "It’s already there.",
    "moved-since":
      "Someone else moved this application in the meantime. Nothing was saved. Please take another look.",
    "hired-already": "This applicant is hired already. Change the person instead.",
    "wrong-state": "This application is still in quarantine.",
    "answered-since":
      "Someone else answered in the meantime. Nothing was sent. Open the application and take a look.",
    "role-not-given": "Your role can’t give this role or these assignments.",
    "address-taken": "Someone already has an account with this address.",
    "other-person": "The account with this address has changed. Please take another look.",
    "not-restored": "The account couldn’t be restored. Nothing was changed.",
    "too-many": "You’ve sent too many invitations today. Try again tomorrow.",
    unassignable: "A client or facility on the list has changed. Please choose again.",
  },
  forbidden: {
    problem:
      "The law doesn’t allow questions about {subjects}. Nothing was sent. Please reword: {sentences}",
    quoted: "“{sentence}”",
    subjects: {
      age: "age",
      family: "family",
      origin: "origin or citizenship",
      religion: "religion",
      health: "health or disability",
      arrests: "arrests",
      convictions: "convictions before an offer",
      "pay-history": "pay history",
      "social-security": "Social Security numbers by email",
    },
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "application-answer": {
      title: "Answer to an application",
      reader: "The applicant",
      occasion: "When someone in the office answers an application",
    },
  },
  export: { assignedTo: "assigned to" },
} as const;

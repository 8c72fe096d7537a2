export const en = {
  startPage: {
    /** @param time a weekday and a time */
    asked: "asked {time}",
    undelivered: "our answer didn’t arrive",
    answers: [
      "<number>{shown}</number> quote request is waiting for a first answer",
      "<number>{shown}</number> quote requests are waiting for a first answer",
    ],
    answersLate: [
      "<number>{shown}</number> quote request is waiting for a first answer, past the promised time",
      "<number>{shown}</number> quote requests are waiting for a first answer, {late} past the promised time",
    ],
    nextSteps: [
      "<number>{shown}</number> of your next steps is due",
      "<number>{shown}</number> of your next steps are due",
    ],
  },
  history: {
    moved: "Moved from {from} to {to}",
    movedBecause: "Moved from {from} to {to}: {reason}",
    changed: "Changed {changes}",
    nobody: "no one",
    someone: "someone",
    fields: {
      ownerId: "owner",
      value: "value a month",
      nextStep: "next step",
      nextStepOn: "day of the next step",
      contactId: "contact",
      facilityType: "facility type",
      source: "source",
      campaignName: "campaign",
    },
  },
  /** A next step that the product plans by itself, after a canceled walk-through. */
  walkThroughAgain: "Agree on another time for the walk-through",
  /** @param stage where it is now */
  movedSince:
    "Someone else moved it in the meantime. It’s now in: {stage}. Move it again if you still want to.",
  problems: {
    "not-allowed": "Your role can read this but not change it.",
    "signed-by-both":
      "Both sides have signed a contract, so this opportunity stays won. If the contract has ended, move the opportunity to Lost on its own page and confirm that.",
    "signed-by-prospect":
      "The prospect has signed, and we haven’t. Sign the proposal, or release the signature, before you move this opportunity to Lost.",
    "unknown-owner": "Please choose someone who works on sales.",
    "unknown-contact": "Please choose someone at this company.",
    "already-done": "It’s already there.",
    "moved-since": "Someone else moved it in the meantime.",
    "not-found": "It no longer exists.",
    "too-many-views": "You have 20 views. Please remove one first.",
  },
  opportunitySentBefore:
    "We already received this opportunity as you first entered it. If you want to add another one, press the button again.",
  whichCompany: "There’s already a company with this name. Please say which one it is.",
  /** Above the form that it would add a second note to. */
  noteSentBefore:
    "We already received this note, with different wording. Send it again to add another one.",
  notifications: {
    kinds: {
      "opportunity-owned": "An opportunity is assigned to you",
      "opportunity-mentioned": "A note about an opportunity names you",
    },
    owned: "{person} assigned {company} to you",
    mentioned: "{person} named you in a note about {company}",
    gone: "an opportunity",
  },
  export: {
    reference: "reference",
    company: "company",
    contact: "contact",
    email: "email",
    phone: "phone",
    stage: "stage",
    since: "in this stage since ({timeZone})",
    lostReason: "lost because",
    lostNote: "what they said",
    value: "dollars a month",
    nextStep: "next step",
    nextStepOn: "day of the next step",
    owner: "owner",
    origin: "origin",
    source: "source",
    campaign: "campaign",
    received: "received ({timeZone})",
    answerDue: "first answer due ({timeZone})",
    answered: "first answer ({timeZone})",
    closed: "won or lost ({timeZone})",
    id: "id",
  },
} as const;

export const en = {
  unsubscribe: "Unsubscribe",
  unsubscribeAt: "Unsubscribe: {address}",
  choose: "Choose which emails you get",
  chooseAt: "Choose which emails you get: {address}",
  hello: "Hello,",
  helloName: "Hello {name},",
  buttonFails: "If the button doesn’t work, open this address: <address/>",
  /** @param label what the passage or button is about */
  labeled: "{label}:",
  /** Tells the office of a form of the public site. */
  office: {
    call: "Call {phone}",
    write: "Write to {name}",
    language: "Language",
    languageNames: { en: "English", es: "Spanish" },
  },
  /** Confirms a form of the public site. */
  received: {
    preview: "Your reference is {reference}. Here is what happens next.",
    /** Before the reference, which has a line of its own. */
    reference: "{thanks} Your reference is",
    next: "What happens next",
    step: "{number}. {step}",
    ownPage: "See where it stands",
    ownPageNote: "You can also add something there, or withdraw. The link is only for you.",
  },
  reachUs: {
    title: "Anything missing or urgent?",
    reply:
      "Reply to this email, or call and mention your reference. Our office is open {officeHours}. We answer the phone {telephoneHours}.",
    replyOrCall: "Reply to this email, or call {phone} and mention your reference.",
    hours: "Our office is open {officeHours}. We answer the phone {telephoneHours}.",
    call: "Call {phone}",
  },
  /** Why a confirmation of a form is not sent. */
  held: {
    "visitor-mail": "Not sent: this mailbox got 3 emails within an hour, which is the limit.",
    "visitor-mail-week": "Not sent: this mailbox got 10 emails within a week, which is the limit.",
  },
  officeHours: {
    open: "{days} {from}-{to}",
    closed: "{days} closed",
    morning: "{time} am",
    afternoon: "{time} pm",
  },
  /** Facts of nobody, for emails that are shown without a record. */
  example: {
    method: "five-point",
    holiday: "Thanksgiving",
    reader: "Maria Lopez",
    colleague: "James Carter",
    client: "Lakeside Health",
    facility: "Lakeside Clinic",
    otherFacility: "Harbor Tower",
    area: "Main lobby",
    task: "Glass doors",
    category: "Spill or stain",
    document: "Certificate of insurance",
    position: "Night crew lead",
    request: "There is a coffee stain by the main entrance.",
    comment: "I’ll be there tomorrow morning with a second person.",
    reason: "The building is closed that night",
    subject: "Keys for the new wing",
    included: "Both floors, all windows inside and outside",
    way: "Bank transfer",
    payText: "The account number is on the invoice.",
    payNote: "Please include the invoice number.",
    device: "Chrome on Windows",
    passkey: "My phone",
    coverLetter: "I have led a night crew of four for three years.",
    sections: { title: "Visits", text: "Our crews came on all 22 evenings." },
    visitTitle: "Evening cleaning",
    state: "Completed",
    trouble: "No backup since Monday",
    advice: "There isn’t enough room. Make room there, or choose another place for backups.",
  },
} as const;

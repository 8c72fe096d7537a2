export const en = {
  one: "Application",
  several: "Applications",
  /** What happens to an application alone; what happens to all submissions, the platform says. */
  events: {
    moved: "Moved to another stage",
    "answer-sent": "Answer sent",
    hired: "Hired",
    "interview-offered": "Times for an interview offered",
    "interview-booked": "Interview booked",
    "interview-moved": "Interview moved",
    "interview-canceled": "Interview canceled",
  },
  fields: { stage: "Stage", rejectionReason: "Internal reason" },
  applicantEmail: {
    subject: "We have your application {reference}",
    title: "We have your application",
    thanks: "Thank you for applying to {company} ({position}).",
    steps: {
      read: "Someone on the team you’d join reads it within three business days. You’ll hear from us either way.",
      talk: "If it’s a match, we’ll talk by phone for about twenty minutes, then meet in the building.",
      duration: "For an open position, hiring takes one to three weeks.",
      accommodation: "Tell us at any step if you need an accommodation. You don’t have to say why.",
    },
    because:
      "You’re getting this email because your address was entered with an application on our website. If that wasn’t you, reply to this email and we’ll delete it.",
  },
  /** To the company’s own mailbox, in the language that the settings of email name for it. */
  officeEmail: {
    subject: "Application: {position}, {name} ({reference})",
    preview: "{years}, {phone}",
    heading: "Application from {name}: {position}",
    name: "Name",
    phone: "Phone",
    email: "Email",
    position: "Position",
    experience: "Experience",
    resume: "Resume",
    coverLetter: "Cover letter",
    reply: "Your application {reference}",
    because: "Reply to this email to answer the person who applied.",
  },
  refusals: {
    positionsOpened: "Positions have opened since. Please choose one from the list.",
    positionClosed: "This position is no longer open. Please choose another one from the list.",
  },
  export: {
    position: "position",
    experience: "experience (years)",
    resume: "resume",
    coverLetter: "cover letter",
    stage: "stage",
    since: "since ({timeZone})",
    rejectionReason: "internal reason",
    emailToApplicant: "email to applicant",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "application-received-office": {
      title: "Application for the office",
      reader: "The company’s mailbox",
      occasion: "When someone applies on the website",
    },
    "application-received-applicant": {
      title: "Application received",
      reader: "The applicant",
      occasion: "When someone applies on the website",
    },
  },
} as const;

/** Only what an applicant may know. */
export const en = {
  title: "Your application",
  standings: {
    received: {
      title: "We have your application",
      text: "Someone on the team you’d join will read it. You’ll hear from us either way.",
    },
    "looked-at": {
      title: "We’re looking at your application",
      text: "You’ll hear from us either way.",
    },
    offered: {
      title: "Choose a time for the interview",
      text: "We’ve emailed you times to choose from. The link is in that email.",
    },
    interview: {
      title: "Your interview is booked",
      text: "{time}",
    },
    "offer-sent": {
      title: "Our offer is in your email",
      text: "It’s in our email of {day}. If you can’t find it, please call us.",
    },
    hired: {
      title: "Welcome to the team",
      text: "You’ll hear from us about your first day. If you haven’t heard from us, please call.",
    },
    decided: {
      title: "We’ve made our decision",
      text: "We’ll tell you by email or phone. If you haven’t heard from us, please call.",
    },
  },
  promise: "Someone will read it by {day}.",
  late: "We promised to read it by {day}. If you haven’t heard from us, please call.",
  facts: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    position: "Position",
    experience: "Experience",
    resume: "Resume",
  },
  fileHelp: "Your resume, as a PDF, JPEG, PNG or WebP of up to {megabytes} MB.",
  withdrawHelp:
    "We’ll stop considering your application and cancel any interview. This can’t be undone here.",
  withdrawn: "You’ve withdrawn this application",
  notifications: {
    kind: "An applicant adds something on their own page, or withdraws",
    gone: "An applicant",
    added: "{name} added something to their application",
    withdrawn: "{name} withdrew their application",
  },
} as const;

export const en = {
  noun: "Newsletter subscribers",
  help: "One address a row, with the day on which its owner agreed. Without that day nobody is added. No email is sent.",
  columns: {
    email: "Email",
    consentedOn: "Agreed on",
    consentedAt: "Agreed at",
    language: "Language",
    status: "Status",
  },
  faults: {
    noConsent: "Please add the day on which this person agreed to get the newsletter.",
    inFuture: "This day hasn’t come yet.",
    unsubscribed: "This person has unsubscribed here, and isn’t added again.",
    notSubscribed: "The status “{status}” says that this address isn’t subscribed.",
    language: "Please write English or Spanish, or leave it empty",
  },
} as const;

export const en = {
  noun: "Newsletter subscribers",
  help: "One address per row, with the day its owner agreed to get the newsletter. Without that day, nobody is added. No email is sent.",
  columns: {
    email: "Email",
    consentedOn: "Consent date",
    consentedAt: "Consent source",
    language: "Language",
    status: "Status",
  },
  faults: {
    noConsent: "Please add the day this person agreed to get the newsletter.",
    inFuture: "This day hasn’t come yet.",
    unsubscribed: "This person has unsubscribed here and won’t be added again.",
    notSubscribed: "The status “{status}” says that this address isn’t subscribed.",
    language: "Please write English or Spanish, or leave it empty",
  },
} as const;

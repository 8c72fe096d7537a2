export const en = {
  noun: "Quote requests",
  help: "One prospect a row. They appear among the quote requests, no email is sent, and they’re deleted by age like the others.",
  columns: {
    fullName: "Full name",
    firstName: "First name",
    lastName: "Last name",
    company: "Company",
    email: "Email",
    phone: "Phone",
    facilityType: "Type of facility",
    squareFootage: "Square footage",
    message: "Message",
    receivedOn: "Received on",
  },
  faults: {
    tooOld: "This is older than {years} years, after which quote requests are deleted.",
    inFuture: "This day hasn’t come yet.",
  },
} as const;

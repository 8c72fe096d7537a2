export const en = {
  noun: "Quote requests",
  help: "One prospect per row. They appear among the quote requests and are deleted after the same time as the others. No email is sent.",
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
    tooOld: "This is older than {period}, after which quote requests are deleted.",
    inFuture: "This day hasn’t come yet.",
  },
} as const;

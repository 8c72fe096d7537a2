export const en = {
  proposed: {
    task: "Cleaning as agreed",
    series: "Evening cleaning",
    contract: "Cleaning contract {reference}",
  },
  errors: {
    noArea: "Please keep at least one area",
    sameArea: "Another area of this floor has that name",
    contractTitle: "Please name the contract",
    endsBefore: "The contract can’t end before the first day of service",
    inviteWithoutEmail: "Please enter the address that is invited, or invite nobody",
  },
  problems: {
    "not-allowed": "You can’t start clients.",
    lost: "This opportunity is marked as lost. Move it back to Won first.",
    "client-out-of-reach":
      "This company is a client that you don’t look after. Please ask an administrator.",
    "client-since":
      "This company has become a client since you opened the page. Please look at the page again.",
    "same-client-name": "Another client has this name. Choose it, or say that this is another one.",
    "same-facility-name": "This client has a facility of that name already",
    "address-taken":
      "Somebody with another account has this address. Invite nobody, or somebody else.",
    "too-many-invitations": "You’ve invited too many people today. Invite nobody for now.",
    "no-signed-copy": "The signed copy couldn’t be stored just now. Please try again in a moment.",
  },
  alreadyReceived:
    "We already received this form with other details. Send it again if you meant to.",
} as const;

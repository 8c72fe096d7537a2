export const en = {
  proposed: {
    task: "Cleaning as agreed",
    series: "Evening cleaning",
    porter: "Day porter",
    contract: "Cleaning contract {reference}",
  },
  errors: {
    noArea: "Please keep at least one area",
    sameArea: "Another area on this floor has that name",
    contractTitle: "Please name the contract",
    endsBefore: "The contract can’t end before the first day of service",
    priceDiffers:
      "The prices come to {sum} a month, but {price} was signed. Correct the prices, or confirm the other total.",
    workBeforeStart: "The work can’t begin before the first day of service",
    inviteWithoutEmail: "Please enter the email address to invite, or invite no one",
  },
  problems: {
    "not-allowed": "You can’t start clients.",
    lost: "This opportunity is marked as lost. Move it back to Won first.",
    "client-out-of-reach":
      "This company is a client that you don’t look after. Please ask an administrator.",
    "client-since": "This company has become a client since you opened the page. Please reload it.",
    "same-client-name":
      "Another client already has this name. Choose it, or say that this is another one.",
    "same-facility-name": "This client already has a facility with that name.",
    "address-taken": "This address belongs to another account. Invite no one, or someone else.",
    "too-many-invitations": "You’ve invited too many people today. Invite no one for now.",
    "no-signed-copy": "The signed copy couldn’t be stored just now. Please try again in a moment.",
  },
  alreadyReceived:
    "We already received this form with other details. Send it again if you meant to.",
} as const;

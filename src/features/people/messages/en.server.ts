export const en = {
  /** In the column of what somebody sees. */
  staff: "Staff",
  allFacilities: "All facilities",
  noFacility: "No facility yet",
  /** @param role of a person */
  ofClient: "{role}, {client}",
  again:
    "We already received this invitation as you first entered it. If you want to add another one, press the button again.",
  nothingSent: "Nothing was sent.",
  nothingChanged: "Nothing was changed.",
  sure: "Please confirm that you want to remove the account",
  problems: {
    "not-allowed": "Your role no longer allows this. Nothing was changed.",
    "not-found": "This person no longer exists.",
    "own-account":
      "You can’t change your own role or assignments, or remove your own account. Ask a colleague.",
    "last-administrator":
      "At least one administrator is required. Give another person that role first.",
    "other-kind":
      "Staff can’t become clients, and clients can’t become staff. Please send a new invitation.",
    "wrong-state": "This is already done.",
    "unknown-client": "Please choose a client.",
    "unknown-facility": "Clients’ people can only be assigned their own client’s facilities.",
    "address-taken": "Someone with this email address already has an account.",
    "not-invited": "This person has already accepted the invitation.",
    "too-many": "Too many invitations were sent today. Please try again tomorrow.",
  },
} as const;

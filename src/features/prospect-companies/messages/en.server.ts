export const en = {
  problems: {
    "not-allowed": "Your role can read this but not change it.",
    "not-found": "It no longer exists.",
    "contact-in-use":
      "An opportunity names this contact. Merge the contact with another one instead.",
    "merged-since": "Someone else merged one of the two while you were looking.",
    "changed-since":
      "Someone else changed one of the two while you were looking. Please compare them again.",
    "undone-since": "Someone else has undone this already.",
    "cannot-undo":
      "This can no longer be undone. What was merged has since been changed, merged again or deleted.",
  },
  contactSentBefore:
    "We already received this contact as you first entered it. If you want to add another one, press the button again.",
  history: {
    changed: "Changed {changes}",
    contactAdded: "Added the contact {contact}",
    contactChanged: "Changed {contact}: {changes}",
    contactRemoved: "Removed the contact {contact}",
    contactMerged: "Merged {other} into {contact}",
    contactUnmerged: "Undid merging {other} into {contact}",
    merged: "Merged with {other}",
    mergedInto: "Merged into {other}",
    unmerged: "Undid merging with {other}",
    dismissed: "Not a duplicate of {other}",
    suggestedAgain: "May be a duplicate of {other} after all",
    fields: {
      name: "name",
      homepage: "website",
      phone: "phone",
      address: "address",
      jobTitle: "job title",
      email: "email",
      language: "language",
    },
  },
  merges: {
    by: "{person}, {time}",
    undone: "Undone by {person}, {time}",
  },
  export: {
    company: "company",
    homepage: "website",
    companyPhone: "company phone",
    address: "address",
    contact: "contact",
    jobTitle: "job title",
    email: "email",
    phone: "phone",
    language: "language",
    open: "open opportunities",
    won: "won opportunities",
    asked: "opportunities",
    openValue: "open dollars a month",
    added: "added ({timeZone})",
    id: "id",
  },
} as const;

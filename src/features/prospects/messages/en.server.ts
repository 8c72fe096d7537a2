export const en = {
  one: "Company",
  plural: "Companies",
  events: {
    added: "Company added",
    "contact-added": "Contact added",
    changed: "Facts changed",
    "contact-changed": "Contact changed",
    "contact-removed": "Contact removed",
    "contact-merged": "Contacts merged",
    "contact-unmerged": "Contact merge undone",
    merged: "Another company merged into it",
    "merged-into": "Merged into another company",
    unmerged: "Merge undone",
    dismissed: "Marked as another company",
    "suggested-again": "Suggested as a duplicate again",
    started: "Client started",
  },
} as const;

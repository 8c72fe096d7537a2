export const en = {
  one: "Company",
  plural: "Companies",
  events: {
    added: "Company added",
    "contact-added": "Contact added",
  },
} as const;

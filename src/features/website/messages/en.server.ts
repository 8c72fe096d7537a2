export const en = {
  events: {
    edited: "Draft edited",
    published: "Published",
    "publication-planned": "Publication planned",
    "publication-canceled": "Planned publication canceled",
    "draft-discarded": "Draft discarded",
    "brought-back": "Earlier version brought back as a draft",
    imported: "Imported as a draft",
  },
  errors: {
    link: "Please enter a page of this site such as /contact, an anchor such as #quote, or an address that begins with https://, tel: or mailto:.",
    day: "Please choose a day.",
    sites: "Please write one place per line, with two letters for the state: Chicago, IL.",
    states: "Please write each state with two letters: IL, OH.",
    address: "Please use lowercase letters, digits and hyphens: new-york.",
    addressTaken: "Another place has this address.",
    number: "Please enter a number.",
    choice: "Please choose one of the entries.",
    long: "This text is too long: 20,000 characters at most.",
    time: "Please choose a day and time in the future.",
    noDraft: "There’s no draft anymore. Someone may have published or discarded it.",
    draftChanged:
      "The draft has changed since you opened this page. Review it before you publish it.",
    breaks:
      "Not published: {page} can’t be shown with this draft. Check what you added or removed last.",
    noVersion: "This version no longer exists.",
    file: "This isn’t a file of exported edits.",
  },
} as const;

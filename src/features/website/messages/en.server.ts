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
    sites: "Please write one place a line, with two letters for the state: Chicago, IL.",
    states: "Please write states with two letters each: IL, OH.",
    number: "Please enter a number.",
    choice: "Please choose one of the entries.",
    long: "This text is too long: 20,000 characters at most.",
    time: "Please choose a day and a time that are still to come.",
    noDraft: "There is no draft any more. Somebody may have published or discarded it.",
    draftChanged:
      "The draft has changed since you opened this page. Look at it once more before you publish it.",
    breaks:
      "Not published: {page} cannot be shown with this draft. Check what was added or removed last.",
    noVersion: "This version no longer exists.",
    file: "This is not a file of edits that was exported here.",
  },
} as const;

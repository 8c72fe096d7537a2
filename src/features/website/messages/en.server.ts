export const en = {
  events: {
    edited: "Draft edited",
    published: "Published",
    "publication-planned": "Publication planned",
    "publication-canceled": "Planned publication canceled",
    "draft-discarded": "Draft discarded",
    "brought-back": "Earlier version brought back as a draft",
    imported: "Imported as a draft",
    "article-added": "Article added as a draft",
    "article-moved": "Address changed",
  },
  alreadyReceived:
    "We already received this article as you first entered it. If you want to begin another one, press the button again.",
  errors: {
    link: "Please enter a page of this site such as /contact, an anchor such as #quote, or an address that begins with https://, tel: or mailto:.",
    day: "Please choose a day.",
    sites: "Please write one place per line, with two letters for the state: Chicago, IL.",
    states: "Please write each state with two letters: IL, OH.",
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
    markdown:
      "This text is too long (40,000 characters at most), or its lists and quotes are too deep.",
    nothingToRead: "Not published: an article needs a title and a text in one language at least.",
    title: "Please enter a title.",
    titleLong: "Please use 300 characters at most; the page can say more.",
    address:
      "Please use lowercase letters, digits and hyphens, such as a-new-depot; 80 characters at most.",
    addressTaken: "Another article stands at this address.",
    addressPublished: "An article that was published keeps its address: others may link to it.",
    file: "This isn’t a file of exported edits.",
  },
} as const;

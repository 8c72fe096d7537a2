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
    address: "Please use lowercase letters, digits and hyphens: san-diego.",
    addressTaken: "Another place already has this address.",
    number: "Please enter a number.",
    choice: "Please choose one of the entries.",
    picture:
      "Please choose one of the pictures. A decorative picture can’t stand here, because this place describes what it shows.",
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
    slug: "Please use lowercase letters, digits and hyphens, such as a-new-depot; 80 characters at most.",
    slugTaken: "Another article stands at this address.",
    addressPublished: "An article that was published keeps its address: others may link to it.",
    file: "This isn’t a file of exported edits.",
  },
  pictures: {
    events: {
      added: "Added",
      changed: "Changed",
      deleted: "Deleted",
    },
    alreadyReceived:
      "We already received this picture. Did you mean to add another one? If so, send it again.",
    errors: {
      title: "Please enter a name.",
      altEn: "Please describe the picture in English, or mark it as decorative.",
      altEs: "Please describe the picture in Spanish, or mark it as decorative.",
      percent: "Please enter a whole number from 0 to 100.",
      noFile: "Please choose a picture.",
      fileGone: "This picture is no longer here. Please choose it again.",
      tooSmall:
        "This picture is too small. It must be at least 640 pixels wide and 400 pixels high.",
      needsWords:
        "It can’t be marked as decorative while a page describes what it shows: {documents}. Choose another picture there first.",
      inUse: "Not deleted: it’s used in {documents}. Choose another picture there first.",
      unseenUses:
        "Not deleted: it’s used in more places than this page showed. See the list again.",
    },
  },
} as const;

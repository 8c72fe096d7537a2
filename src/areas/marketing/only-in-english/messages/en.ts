export const en = {
  title: "This page is only in English for now",
  text: "We have not translated it yet. You can read it in English, or go on with the pages in your language.",
  toEnglish: "See the page in English",
  destinations: "Pages in your language",
} as const;

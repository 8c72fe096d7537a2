export const en = {
  title: "This page is only in English for now",
  text: "We haven’t translated it yet. You can read it in English, or continue to the pages in your language.",
  toEnglish: "See the page in English",
  destinations: "Pages in your language",
} as const;

/** What the resources page says around articles, guides and questions. */
export const resourcesPage = {
  title: "Resources for people who run buildings",
  lead: "Articles you can act on, guides you can print, and answers without a form in front of them.",
  actions: [
    { label: "Get the guides", to: "#guides" },
    { label: "Read the articles", to: "#articles" },
  ],
  guides: {
    title: "Three guides to print and fill in",
    lead: "Free, without an email address, for use with any contractor.",
  },
  articles: {
    title: "Articles",
    lead: "How often, how clean, how fast, and how to put it into a contract.",
    viewAll: "View all articles",
  },
  questions: {
    title: "Asked by those who run buildings",
    viewAll: "View all questions",
  },
  newsletter: {
    title: "New ones as they appear",
    lead: "Articles and guides two to four times a month. One click ends it.",
  },
} as const;

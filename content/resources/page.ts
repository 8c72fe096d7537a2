/** What the resources page says around articles, guides and questions. */
export const resourcesPage = {
  title: "Resources for people who run buildings",
  lead: "Articles you can act on, guides you can print, and answers without filling in a form.",
  actions: [
    { label: "Get the guides", to: "#guides" },
    { label: "Read the articles", to: "#articles" },
  ],
  guides: {
    title: "Three downloadable guides",
    lead: "Free to print and fill in, no email address needed, for use with any contractor.",
    download: "Download",
    ofGuide: (title: string) => ` the ${title}`,
    file: (pages: number, size: string) => `PDF, ${pages} pages, ${size}`,
  },
  articles: {
    title: "Articles",
    lead: "How often, how clean, how fast, and how to put it in a contract.",
    viewAll: "View all articles",
  },
  questions: {
    title: "Frequently asked questions",
    viewAll: "View all questions",
  },
  newsletter: {
    title: "Subscribe to our newsletter",
    lead: "New articles and guides, two to four times a month. Unsubscribe in one click.",
  },
} as const;

/** What stands around articles, on their own pages and on those of their lists. */
export const en = {
  allNews: "All news",
  allResources: "All resources",
  by: "By <author>{name}</author>",
  minutes: "{minutes} min read",
  table: "Table: {columns}",
  moreToRead: "More to read",
  related: "Related articles",
  share: {
    share: "Share",
    byEmail: "Send by email",
    shared: "Shared.",
    copied: "Link copied to your clipboard.",
    notCopied: "Your browser doesn’t allow copying. The link is {url}",
  },
  newsletter: {
    title: "Subscribe to our newsletter",
    label: "Two to four times a month. Unsubscribe in one click.",
    emailLabel: "Your email address",
  },
  news: {
    title: "News & Updates",
    lead: "What we’re changing, where we’re growing and what we’ve learned along the way. With numbers wherever we have them.",
    none: "There’s no news at the moment.",
    feed: "Prefer a feed reader?",
    feedLink: "RSS feed",
    newsletter: {
      title: "Subscribe to our newsletter",
      lead: "Two to four times a month: company news, and one thing worth knowing about running a building. Unsubscribe in one click.",
    },
  },
  resources: {
    title: "Resources for people who run buildings",
    lead: "Articles you can act on, guides you can print, and answers without filling in a form.",
    actions: { guides: "Get the guides", articles: "Read the articles" },
    guides: {
      title: "Three downloadable guides",
      lead: "Free to print and fill in, no email address needed, for use with any contractor.",
      download: "Download<hidden> the {title}</hidden>",
      file: "PDF, {pages} pages, {size}",
    },
    articles: {
      title: "Articles",
      lead: "How often, how clean, how fast and how to put it in a contract.",
      viewAll: "View all articles ({count})",
    },
    questions: { title: "Frequently asked questions", viewAll: "View all questions" },
    newsletter: {
      title: "Subscribe to our newsletter",
      lead: "New articles and guides, two to four times a month. Unsubscribe in one click.",
    },
    inEnglish: "Guides and questions in English",
  },
} as const;

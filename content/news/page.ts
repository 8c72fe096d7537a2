/** What the page of all news says around its articles. */
export const newsPage = {
  title: "News & Updates",
  lead: "What we are changing, where we are growing and what we learned along the way, with numbers wherever we have them.",
  feed: "Prefer a feed reader?",
  feedLink: "RSS feed",
  newsletter: {
    title: "Subscribe to our newsletter",
    lead: "Two to four times a month: company news, and one thing worth knowing about running a building. Unsubscribe in one click.",
  },
} as const;

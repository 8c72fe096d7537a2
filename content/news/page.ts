/** What the page of all news says around its articles. */
export const newsPage = {
  title: "News & Updates",
  lead: "What we change, where we go and what we learned on the way. With numbers, where there are any.",
  feed: "Rather read it in a program of your own?",
  newsletter: {
    title: "The next one, in your mailbox",
    lead: "Two to four times a month: what is new here, and one thing worth knowing about buildings. One click ends it.",
  },
} as const;

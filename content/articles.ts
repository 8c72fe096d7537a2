/** Metadata of an article; its text is an MDX file of the same name. */
export interface Article {
  slug: string;
  path: string;
  /** Headline; `name` is its short form for breadcrumbs and browser tabs. */
  title: string;
  name: string;
  /** `YYYY-MM-DD`. */
  published: string;
  updated?: string;
  /** The company, unless a person is named. */
  author?: { name: string; path: string };
  category: string;
  excerpt: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  keywords: readonly string[];
  picture: string;
  alt: string;
  related: readonly [string, string, string];
  /** About invented events or people; `npm run launch-check` refuses to go live with it. */
  demo: boolean;
}

/** What the page of every article says around its text. */
export const articlePage = {
  allNews: "All news",
  allResources: "All resources",
  by: "By",
  minutes: (minutes: number) => `${minutes} min read`,
  table: (columns: string) => `Table: ${columns}`,
  moreToRead: "More to read",
  related: "Related articles",
  share: {
    share: "Share",
    byEmail: "Send by email",
    shared: "Shared.",
    copied: "Link copied to your clipboard.",
    notCopied: (url: string) => `Your browser does not allow copying. The link is ${url}`,
  },
  newsletter: {
    title: "Subscribe to our newsletter",
    label: "Two to four times a month. Unsubscribe in one click.",
    emailLabel: "Your email address",
  },
} as const;

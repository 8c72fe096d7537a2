/** Metadata of an article; its text is an MDX file of the same name. */
export interface Article {
  /** Last segment of the address, and the name of the MDX file. */
  slug: string;
  path: string;
  /** Headline; `name` is its short form for breadcrumbs and browser tabs. */
  title: string;
  name: string;
  /** Calendar days, `YYYY-MM-DD`. */
  published: string;
  updated?: string;
  /** The company, unless a person is named. */
  author?: { name: string; path: string };
  category: string;
  excerpt: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Name of the picture in `artwork/pictures`, and its alternative text. */
  picture: string;
  alt: string;
  /** Slugs of three articles of the same list. */
  related: readonly [string, string, string];
  /** About invented events or people; `npm run launch-check` refuses to go live with it. */
  demo: boolean;
}

/**
 * Every public page: one list feeds routes, prerendering, metadata, navigation, sitemap and tests.
 * Titles are page names; the company's name is appended where they are rendered.
 */
export interface Page {
  path: string;
  /** Route module, relative to `app/`. */
  module: string;
  title: string;
  /** What search engines show beneath the title: 50 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Name of the picture in `artwork/` shown when the page is shared. */
  picture: string;
  type?: "website" | "article";
}

export const pages = [
  {
    path: "/",
    module: "marketing/home/page.tsx",
    title: "Commercial Cleaning & Facility Services",
    description:
      "Commercial cleaning, janitorial and facility services for 500+ facilities in 20 states. Background-checked crews, inspected work, a quote within a business day.",
    keywords: ["commercial cleaning", "facility services", "janitorial services", "disinfection"],
    picture: "lobby",
  },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]["path"];

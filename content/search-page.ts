/** What the search page says around its results. */
export const searchPage = {
  title: "Search",
  label: "Pages, articles and guides",
  popular: "Popular pages",
  services: "Services",
  morePages: "More pages",
  allPages: "All pages",
  noResults: "No results",
  advice: (hours: string) =>
    `Try fewer or simpler words: “floors” finds more than “floor restoration program”. Or call us, ${hours}.`,
  call: (phone: string) => `Call ${phone}`,
  contact: "Contact us",
} as const;

/** What a search has found, in a sentence. */
export const searchSummary = {
  none: (query: string) => `No pages found for “${query}”`,
  pages: (total: number) => (total === 1 ? "1 page" : `${total} pages`),
  top: (shown: number, pages: string) => `The top ${shown} of ${pages}`,
  partial: (shown: string, query: string) => `${shown} with some of the words of “${query}”`,
  nearly: (shown: string, query: string) => `${shown} with words spelled nearly like “${query}”`,
  exact: (shown: string, query: string) => `${shown} for “${query}”`,
} as const;

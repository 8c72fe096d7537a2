/** What the search page says around its results. */
export const en = {
  title: "Search",
  label: "Pages, articles and guides",
  popular: "Popular pages",
  services: "Services",
  morePages: "More pages",
  allPages: "All pages",
  noResults: "No results",
  advice:
    "Try fewer or simpler words: “floors” finds more than “floor restoration program”. Or call us, {hours}.",
  call: "Call {phone}",
  contact: "Contact us",
  /** Articles and guides are in English alone. */
  inOtherLanguage: "Search the Spanish pages",
  found: {
    none: "No pages found for “{query}”",
    pages: ["1 page", "{count} pages"],
    /** @param pages how many there are, as above */
    top: "The top {shown} of {pages}",
    /** @param pages how many are shown, as above */
    partial: "{pages} with some of the words of “{query}”",
    nearly: "{pages} with words spelled nearly like “{query}”",
    exact: "{pages} for “{query}”",
  },
} as const;

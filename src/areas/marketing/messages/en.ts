/** What frames every page of the public site; the words of its pages are in `content/`. */
export const en = {
  home: "Home",
  breadcrumb: "Breadcrumb",
  toHome: "Go to the home page",
  call: "Call {phone}",
  learnMore: "Learn more",
  backToTop: "Back to top",
  /** In the other language. */
  thisPageInOtherLanguage: "Esta página en español",
  header: {
    toHome: "{company}, home",
    main: "Main",
    menu: "Menu",
    viewAll: "View All<of> {section}</of>",
    all: "All {section}",
  },
  utilityBar: { call: "Call", quote: "Get a Quote" },
  footer: { contact: "Contact us", socialMedia: "Social media", profile: "{company} on {network}" },
  newsletter: {
    label: "Newsletter: what is new, two to four times a month",
    placeholder: "Your email address",
    subscribe: "Subscribe",
    subscribing: "Subscribing...",
    invalid: "Invalid email address",
    sent: "Subscription successful!",
    thanks: "Thank you for subscribing to our newsletter.",
    failed: "Subscription failed",
    tryAgain: "There was an error subscribing to the newsletter. Please try again.",
  },
  siteMap: { title: "Sitemap: every page of this site", search: "Or search the site" },
  notFound: {
    title: "404 Page Not Found",
    text: "There is no page at this address. It may have moved, or the address may have a typo.",
    forDevelopers: "Did you forget to add the page to the router?",
    search: "Search this site",
    destinations: "Main destinations",
  },
} as const;

/**
 * Every public page: one list feeds routes, prerendering, metadata, navigation, sitemap and tests.
 * Titles are page names; the company's name is appended where they are rendered.
 * Longer than 250 lines: one list, one entry a page.
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
  /** Day on which the text last changed in earnest, for the sitemap: `2026-11-21`. */
  updated: string;
  type?: "website" | "article";
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Rendered for each request, because what it says depends on the question. */
  onRequest?: boolean;
}

/** Pages whose full text is not written yet answer with their title and ways onward. */
const arriving = { module: "marketing/arriving-page.tsx", noindex: true } as const;

export const pages = [
  {
    path: "/",
    module: "marketing/home/page.tsx",
    title: "Commercial Cleaning & Facility Services",
    description:
      "Commercial cleaning, janitorial and facility services for 500+ facilities in 20 states. Background-checked crews, inspected work, an answer in one business day.",
    keywords: ["commercial cleaning", "facility services", "janitorial services", "disinfection"],
    picture: "lobby",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/services",
    title: "Services",
    description:
      "Commercial cleaning, janitorial work, disinfection, specialty services and facility maintenance, one by one or in one plan.",
    keywords: ["cleaning services", "facility services", "janitorial", "maintenance"],
    picture: "iso",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/services/commercial-cleaning",
    title: "Commercial Cleaning",
    description:
      "Offices, lobbies and shared floors, cleaned daily, weekly or monthly by trained, background-checked crews and inspected regularly.",
    keywords: ["commercial cleaning", "office cleaning", "lobby cleaning"],
    picture: "office",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/services/janitorial-services",
    title: "Janitorial Services",
    description:
      "Daily cleaning, restroom sanitation, floor care, high dusting, trash and recycling, and touchpoint disinfection.",
    keywords: ["janitorial services", "restroom sanitation", "floor care", "day porter"],
    picture: "restroom",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/services/disinfection-services",
    title: "Disinfection Services",
    description:
      "Preventative, enhanced and reactive disinfection with hospital-grade products, ULV fogging and electrostatic spraying, documented.",
    keywords: ["disinfection services", "ULV fogging", "electrostatic spraying"],
    picture: "hospital",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/services/specialty-services",
    title: "Specialty Services",
    description:
      "Post-construction, high-level, data center, pressure washing, biohazard and surface restoration work with its own equipment.",
    keywords: ["post-construction cleaning", "data center cleaning", "pressure washing"],
    picture: "datacenter",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/services/facility-maintenance",
    title: "Facility Maintenance",
    description:
      "Upkeep, repairs and preventive maintenance under one plan, 24/7 for emergencies, with a response within 2 hours.",
    keywords: ["facility maintenance", "building maintenance", "emergency maintenance"],
    picture: "iso_office",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/industries",
    title: "Industries",
    description:
      "Cleaning and facility services for offices, healthcare, education, retail, manufacturing and hospitality, each by its own rules.",
    keywords: ["industries", "office cleaning", "healthcare cleaning", "school cleaning"],
    picture: "skyline",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/industries/corporate-offices",
    title: "Corporate Offices",
    description:
      "Office cleaning that is finished before the first badge opens the door: desks, meeting rooms, kitchens, restrooms and lobbies.",
    keywords: ["office cleaning", "corporate cleaning", "workplace cleaning"],
    picture: "office",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/industries/healthcare-facilities",
    title: "Healthcare Facilities",
    description:
      "Cleaning and disinfection for clinics, practices and hospitals: trained crews, hospital-grade products, documented rooms.",
    keywords: ["healthcare cleaning", "hospital cleaning", "medical office cleaning"],
    picture: "hospital",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/industries/educational-institutions",
    title: "Educational Institutions",
    description:
      "Cleaning for schools, colleges and universities, planned around the timetable, the season and the people who learn there.",
    keywords: ["school cleaning", "university cleaning", "classroom cleaning"],
    picture: "classroom",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/industries/retail-spaces",
    title: "Retail Spaces",
    description:
      "Sales floors, fitting rooms, glass and stockrooms, cleaned overnight and ready before the first customer comes in.",
    keywords: ["retail cleaning", "store cleaning", "mall cleaning"],
    picture: "retail",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/industries/manufacturing-industrial",
    title: "Manufacturing & Industrial",
    description:
      "Cleaning for plants and warehouses, between shifts and to the rules of your line: food, pharmaceutical, automotive, electronics.",
    keywords: ["industrial cleaning", "warehouse cleaning", "plant cleaning"],
    picture: "warehouse",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/industries/hospitality",
    title: "Hospitality",
    description:
      "Hotel cleaning for lobbies, guest rooms, food and beverage, recreation, meeting spaces and back of house, day and night.",
    keywords: ["hotel cleaning", "hospitality cleaning", "guest room cleaning"],
    picture: "hotel",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/about",
    title: "About Us",
    description:
      "Fifty years of night work: our story, mission, values and leadership, and what clients say about the mornings after.",
    keywords: ["about", "company", "leadership", "values"],
    picture: "skyline",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/approach",
    title: "Our Approach",
    description:
      "How a cleaning plan is assessed, written, started, inspected and improved, and the guarantee that stands behind it.",
    keywords: ["approach", "quality assurance", "cleaning plan"],
    picture: "clipboard",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/contact",
    title: "Contact",
    description:
      "Call, write or ask for a free quote. A person reads every message, and you hear from us within a business day.",
    keywords: ["contact", "free quote", "phone", "email"],
    picture: "lobby",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/careers",
    title: "Careers",
    description:
      "Six openings in operations, management, sales and customer success, and a hiring process that takes one to three weeks.",
    keywords: ["careers", "cleaning jobs", "facility manager jobs"],
    picture: "supplies",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/news",
    title: "News & Updates",
    description:
      "News from the company: programs, territories, technology, certifications and awards, and a newsletter to follow them.",
    keywords: ["news", "updates", "newsletter"],
    picture: "skyline",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/news/eco-friendly-program",
    title: "Eco-Friendly Cleaning Program",
    description:
      "Our eco-friendly cleaning program: safer products, less water, less waste and better air, and how each of them is measured.",
    keywords: ["green cleaning", "eco-friendly cleaning", "sustainability"],
    picture: "supplies",
    updated: "2026-11-21",
    type: "article",
  },
  {
    ...arriving,
    path: "/news/territory-expansion",
    title: "Territory Expansion",
    description:
      "Where our crews work now: the company's service area reaches 20 states and 25M+ square feet.",
    keywords: ["expansion", "service area", "states"],
    picture: "skyline",
    updated: "2026-11-21",
    type: "article",
  },
  {
    ...arriving,
    path: "/news/ai-facility-management",
    title: "AI in Facility Management",
    description:
      "What software can tell about a building at night, what it cannot, and how our crews put it to use.",
    keywords: ["facility management", "technology", "artificial intelligence"],
    picture: "clipboard",
    updated: "2026-11-21",
    type: "article",
  },
  {
    ...arriving,
    path: "/news/50th-anniversary",
    title: "50th Anniversary",
    description:
      "Fifty years of commercial cleaning: how the company began, what changed in the trade, and what did not.",
    keywords: ["anniversary", "company history"],
    picture: "lobby",
    updated: "2026-11-21",
    type: "article",
  },
  {
    ...arriving,
    path: "/news/healthcare-certification",
    title: "Healthcare Certification",
    description:
      "What a certification in healthcare cleaning asks of a crew, and what it changes for clinics and hospitals.",
    keywords: ["healthcare cleaning", "certification"],
    picture: "hospital",
    updated: "2026-11-21",
    type: "article",
  },
  {
    ...arriving,
    path: "/news/top-workplace-award",
    title: "Top Workplace Award",
    description:
      "A workplace award for people who work while others sleep, and what they say about their nights.",
    keywords: ["workplace award", "careers"],
    picture: "office",
    updated: "2026-11-21",
    type: "article",
  },
  {
    ...arriving,
    path: "/resources",
    title: "Resources",
    description:
      "Articles, guides and answers about commercial cleaning, disinfection and facility maintenance, for those who run buildings.",
    keywords: ["resources", "cleaning guides", "facility management"],
    picture: "clipboard",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/locations",
    title: "Locations",
    description:
      "The 20 states in which our crews clean and maintain 500+ client facilities, and how to reach us from each.",
    keywords: ["locations", "service area", "states"],
    picture: "skyline",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/client-portal",
    title: "Client Portal",
    description:
      "For clients: service schedules, quality reports, work orders, documents, messages and insights for each facility.",
    keywords: ["client portal", "client login"],
    picture: "clipboard",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/client-portal-info",
    title: "About the Client Portal",
    description:
      "What clients see in their portal: service schedules, inspections, work orders, documents, messages and metrics.",
    keywords: ["client portal", "inspection reports", "work orders"],
    picture: "clipboard",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/forgot-password",
    title: "Forgot Password",
    description:
      "For clients who cannot log in to the portal: how to set a new password or reach somebody who can help.",
    keywords: ["forgot password", "client login"],
    picture: "clipboard",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/privacy-policy",
    title: "Privacy Policy",
    description:
      "What we keep about the people who visit this site or write to us, why we keep it, and for how long.",
    keywords: ["privacy policy"],
    picture: "skyline",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/terms-of-service",
    title: "Terms of Service",
    description:
      "The terms that apply to this site and to the client portal, in the plainest words that lawyers allow.",
    keywords: ["terms of service"],
    picture: "skyline",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/sitemap",
    title: "Sitemap",
    description:
      "Every page of this site in one list: services, industries, company, news and help for clients.",
    keywords: ["sitemap"],
    picture: "skyline",
    updated: "2026-11-21",
  },
  {
    ...arriving,
    path: "/accessibility",
    title: "Accessibility",
    description:
      "How this site is built so that everybody can use it, what is tested, and whom to tell when something fails.",
    keywords: ["accessibility", "WCAG"],
    picture: "skyline",
    updated: "2026-11-21",
  },
  {
    path: "/search",
    module: "marketing/search/page.tsx",
    title: "Search",
    description:
      "Search every page, article and guide of this site: services, industries, questions and answers, news and help for clients.",
    keywords: ["search"],
    picture: "skyline",
    updated: "2026-11-21",
    noindex: true,
    onRequest: true,
  },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]["path"];

/** The page at a path; paths are canonical: lower case, no trailing slash. */
export function pageAt(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}

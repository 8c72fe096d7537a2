/**
 * Every public page: one list feeds routes, prerendering, metadata, navigation, sitemap and tests.
 * Titles are page names; the company's name is appended where they are rendered.
 */
import type { Article } from "./articles.ts";
import { news } from "./news/articles.ts";
import type { PictureChoice } from "./page-parts.ts";
import { resources } from "./resources/articles.ts";

export interface Page {
  path: string;
  /** Route module, relative to `src/`. */
  module: string;
  title: string;
  /** Shown beneath the title by search engines: 50 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** The picture of link previews; no other page has the same. */
  picture?: PictureChoice;
  /** Day of the last real change of the text, for the sitemap: `2026-11-21`. */
  updated: string;
  type?: "website" | "article";
  /** Route module within this page's own: the text of an article. */
  text?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Signed-in people get another page at this address. */
  bySession?: boolean;
  /** Rendered for each request, because its content depends on the query. */
  onRequest?: boolean;
}

/** Page of an article; its text is the MDX file of the same name. */
const articlePage = <A extends Article>(article: A) =>
  ({
    path: article.path as A["path"],
    module: "areas/marketing/articles/page.tsx",
    text: `../content${article.path}.mdx`,
    title: article.name,
    description: article.description,
    keywords: article.keywords,
    picture: {
      name: article.picture as A["picture"],
      alt: article.alt,
    },
    updated: article.updated ?? article.published,
    type: "article",
  }) as const;

export const pages = [
  {
    path: "/",
    module: "areas/marketing/home/page.tsx",
    title: "Commercial Cleaning & Facility Services",
    description:
      "Commercial cleaning, janitorial and facility services for 500+ facilities in 20 states: background-checked crews, inspected work, free quotes.",
    keywords: ["commercial cleaning", "facility services", "janitorial services", "disinfection"],
    picture: {
      name: "lobby",
      alt: "A lobby in low morning light: a shining terrazzo floor, a wall of wooden slats, a reception desk",
    },
    updated: "2026-11-21",
  },
  {
    path: "/services",
    module: "areas/marketing/services/all-services/page.tsx",
    title: "Services",
    description:
      "Commercial cleaning, janitorial, disinfection, specialty services and facility maintenance: choose one or combine them in one plan.",
    keywords: ["cleaning services", "facility services", "janitorial", "maintenance"],
    picture: {
      name: "iso",
      alt: "A lobby cut open like a model: a ride-on scrubber, a cleaning cart and a wet-floor sign on a shining floor",
    },
    updated: "2026-11-21",
  },
  {
    path: "/services/commercial-cleaning",
    module: "areas/marketing/services/commercial-cleaning/page.tsx",
    title: "Commercial Cleaning",
    description:
      "Offices, lobbies and shared floors, cleaned daily, weekly or monthly by trained, background-checked crews and inspected regularly.",
    keywords: ["commercial cleaning", "office cleaning", "lobby cleaning"],
    picture: {
      name: "kitchen",
      alt: "A break-room kitchen at dawn: green tiles, an oak island with four stools and a terrazzo floor",
    },
    updated: "2026-11-21",
  },
  {
    path: "/services/janitorial-services",
    module: "areas/marketing/services/janitorial-services/page.tsx",
    title: "Janitorial Services",
    description:
      "Daily cleaning, restroom sanitation, floor care, high dusting, trash and recycling, and touchpoint disinfection.",
    keywords: ["janitorial services", "restroom sanitation", "floor care", "day porter"],
    picture: {
      name: "restroom",
      alt: "A restroom in morning light: a marble floor, wooden stalls and a row of basins beneath round-cornered mirrors",
    },
    updated: "2026-11-21",
  },
  {
    path: "/services/disinfection-services",
    module: "areas/marketing/services/disinfection-services/page.tsx",
    title: "Disinfection Services",
    description:
      "Preventative, enhanced and reactive disinfection with hospital-grade products, ULV fogging and electrostatic spraying, documented.",
    keywords: ["disinfection services", "ULV fogging", "electrostatic spraying"],
    picture: {
      name: "patient_room",
      alt: "A patient's room with a made bed against a green wall; an electrostatic sprayer on wheels stands ready",
    },
    updated: "2026-11-21",
  },
  {
    path: "/services/specialty-services",
    module: "areas/marketing/services/specialty-services/page.tsx",
    title: "Specialty Services",
    description:
      "Post-construction, high-level, data center, pressure washing, biohazard and surface restoration work with its own equipment.",
    keywords: ["post-construction cleaning", "data center cleaning", "pressure washing"],
    picture: {
      name: "datacenter",
      alt: "A server room: a white floor between two rows of dark cabinets, with a wet-floor sign",
    },
    updated: "2026-11-21",
  },
  {
    path: "/services/facility-maintenance",
    module: "areas/marketing/services/facility-maintenance/page.tsx",
    title: "Facility Maintenance",
    description:
      "Upkeep, repairs and preventive maintenance under one plan, 24/7 for emergencies, with a response within 2 hours.",
    keywords: ["facility maintenance", "building maintenance", "emergency maintenance"],
    picture: {
      name: "plant_room",
      alt: "A plant room with teal pumps, amber pipes, white tanks and a clean gray walkway between yellow lines",
    },
    updated: "2026-11-21",
  },
  {
    path: "/industries",
    module: "areas/marketing/industries/all-industries/page.tsx",
    title: "Industries",
    description:
      "Cleaning and facility services for offices, healthcare, education, retail, manufacturing and hospitality, each with its own plan.",
    keywords: ["industries", "office cleaning", "healthcare cleaning", "school cleaning"],
    picture: {
      name: "campus",
      alt: "Six model buildings on one base: warehouse, hotel, office tower, hospital, school and store",
    },
    updated: "2026-11-21",
  },
  {
    path: "/industries/corporate-offices",
    module: "areas/marketing/industries/corporate-offices/page.tsx",
    title: "Corporate Offices",
    description:
      "Office cleaning planned around the days people come in: desks, meeting rooms, kitchens, restrooms, lobbies and floors.",
    keywords: ["office cleaning", "corporate cleaning", "workplace cleaning"],
    picture: {
      name: "office",
      alt: "An open-plan office in morning light: long rows of desks beside a polished floor and glass rooms",
    },
    updated: "2026-11-21",
  },
  {
    path: "/industries/healthcare-facilities",
    module: "areas/marketing/industries/healthcare-facilities/page.tsx",
    title: "Healthcare Facilities",
    description:
      "Cleaning and disinfection for clinics, medical practices and hospitals: trained crews, hospital-grade products, documented rooms.",
    keywords: ["healthcare cleaning", "hospital cleaning", "medical office cleaning"],
    picture: {
      name: "hospital",
      alt: "A hospital hallway with windows along one side, a cleaning cart and a wet-floor sign on a shining floor",
    },
    updated: "2026-11-21",
  },
  {
    path: "/industries/educational-institutions",
    module: "areas/marketing/industries/educational-institutions/page.tsx",
    title: "Educational Institutions",
    description:
      "Cleaning for schools, colleges and universities, planned around the bell schedule, the school year and the students.",
    keywords: ["school cleaning", "university cleaning", "classroom cleaning"],
    picture: {
      name: "classroom",
      alt: "A classroom before the first class: a shining wooden floor, green chairs, a chalkboard and wide windows",
    },
    updated: "2026-11-21",
  },
  {
    path: "/industries/retail-spaces",
    module: "areas/marketing/industries/retail-spaces/page.tsx",
    title: "Retail Spaces",
    description:
      "Sales floors, fitting rooms, glass and stockrooms, cleaned overnight and ready before the first customer walks in.",
    keywords: ["retail cleaning", "store cleaning", "mall cleaning"],
    picture: {
      name: "retail",
      alt: "A boutique before opening: lit arched niches, a marble counter, a rack of clothes and sun on the wall",
    },
    updated: "2026-11-21",
  },
  {
    path: "/industries/manufacturing-industrial",
    module: "areas/marketing/industries/manufacturing-industrial/page.tsx",
    title: "Manufacturing & Industrial",
    description:
      "Cleaning for plants and warehouses, between shifts and by the rules of your line: food, pharmaceutical, automotive, electronics.",
    keywords: ["industrial cleaning", "warehouse cleaning", "plant cleaning"],
    picture: {
      name: "warehouse",
      alt: "A warehouse aisle between high racks; a ride-on scrubber stands on the clean floor",
    },
    updated: "2026-11-21",
  },
  {
    path: "/industries/hospitality",
    module: "areas/marketing/industries/hospitality/page.tsx",
    title: "Hospitality",
    description:
      "Hotel cleaning for lobbies, guest rooms, food and beverage, recreation, meeting spaces and back of house, day and night.",
    keywords: ["hotel cleaning", "hospitality cleaning", "guest room cleaning"],
    picture: {
      name: "hotel",
      alt: "A hotel room at dawn: a made bed, a wooden wall, an armchair and a view over the city",
    },
    updated: "2026-11-21",
  },
  {
    path: "/about",
    module: "areas/marketing/about/page.tsx",
    title: "About Us",
    description:
      "Over fifty years of commercial cleaning: our story, mission, core values, leadership team, testimonials and certifications.",
    keywords: ["about", "company", "leadership", "values"],
    picture: {
      name: "skyline",
      alt: "Towers at sunrise from a roof terrace; in some of the windows the light is still on",
    },
    updated: "2026-11-21",
  },
  {
    path: "/approach",
    module: "areas/marketing/approach/page.tsx",
    title: "Our Approach",
    description:
      "How we assess, plan, start, inspect and improve the cleaning of your building, and the guarantee that comes with it.",
    keywords: ["approach", "quality assurance", "cleaning plan"],
    picture: {
      name: "corridor",
      alt: "A hallway with a floor that is dull on the left and polished on the right, a mop bucket between them",
    },
    updated: "2026-11-21",
  },
  {
    path: "/contact",
    module: "areas/marketing/contact/page.tsx",
    title: "Contact",
    description:
      "Call, write or request a free quote. A person reads every message, and you hear from us within a business day.",
    keywords: ["contact", "free quote", "phone", "email"],
    picture: {
      name: "front_desk",
      alt: "A marble reception counter with a phone, a brass bell, a notebook and a green lamp",
    },
    updated: "2026-11-21",
  },
  {
    path: "/careers",
    module: "areas/marketing/careers/page.tsx",
    title: "Careers",
    description:
      "Open positions with pay, hours and location, a ten-minute application, and a hiring process that takes one to three weeks.",
    keywords: ["careers", "cleaning jobs", "facility manager jobs"],
    picture: {
      name: "crew_room",
      alt: "A crew room before the shift: a cleaning cart, jackets on hooks, green lockers and a bench in low sun",
    },
    updated: "2026-11-21",
  },
  {
    path: "/news",
    module: "areas/marketing/news/page.tsx",
    title: "News & Updates",
    description:
      "Company news: programs, new territories, technology, certifications and awards, plus a newsletter.",
    keywords: ["news", "updates", "newsletter"],
    picture: {
      name: "press_desk",
      alt: "A pile of newspapers and a cup of coffee on a desk at a window, the city at dawn behind",
    },
    updated: "2026-11-21",
  },
  ...news.map(articlePage),
  {
    path: "/resources",
    module: "areas/marketing/resources/page.tsx",
    title: "Resources",
    description:
      "Articles, guides and answers about commercial cleaning, disinfection and facility maintenance, for people who run buildings.",
    keywords: ["resources", "cleaning guides", "facility management"],
    picture: {
      name: "reading_table",
      alt: "A long oak table with guides, binders, glasses and a plant in morning light, shelves behind it",
    },
    updated: "2026-11-21",
  },
  ...resources.map(articlePage),
  {
    path: "/locations",
    module: "areas/marketing/locations/page.tsx",
    title: "Locations",
    description:
      "The 20 states in which our crews clean and maintain 500+ client facilities, and how to reach us from each.",
    keywords: ["locations", "service area", "states"],
    picture: {
      name: "river_city",
      alt: "A city on a river at sunrise, seen from above: glass towers, bridges and tree-lined banks in haze",
    },
    updated: "2026-11-21",
  },
  {
    path: "/client-portal",
    module: "areas/marketing/client-portal/page.tsx",
    title: "Client Portal",
    description:
      "For clients: service schedules, quality reports, work orders, documents, messages and insights for each facility.",
    keywords: ["client portal", "client login"],
    updated: "2026-11-21",
    bySession: true,
  },
  {
    path: "/client-portal-info",
    module: "areas/marketing/client-portal-info/page.tsx",
    title: "About the Client Portal",
    description:
      "What clients see in their portal: service schedules, inspections, work orders, documents, messages and metrics.",
    keywords: ["client portal", "inspection reports", "work orders"],
    picture: {
      name: "iso_office",
      alt: "An office floor cut open like a model: desks, a meeting room and a lounge, each a place that a plan names",
    },
    updated: "2026-11-21",
  },
  {
    path: "/privacy-policy",
    module: "areas/marketing/legal/privacy-policy-page.tsx",
    title: "Privacy Policy",
    description:
      "What we keep about the people who visit this site or write to us, why we keep it, and for how long.",
    keywords: ["privacy policy"],
    updated: "2026-11-21",
  },
  {
    path: "/terms-of-service",
    module: "areas/marketing/legal/terms-of-service-page.tsx",
    title: "Terms of Service",
    description: "The terms that apply to this website and to the client portal, in plain English.",
    keywords: ["terms of service"],
    updated: "2026-11-21",
  },
  {
    path: "/sitemap",
    module: "areas/marketing/site-map/page.tsx",
    title: "Sitemap",
    description:
      "Every page of this site in one list: services, industries, company, news and help for clients.",
    keywords: ["sitemap"],
    updated: "2026-11-21",
  },
  {
    path: "/accessibility",
    module: "areas/marketing/legal/accessibility-page.tsx",
    title: "Accessibility",
    description:
      "How this site is built so everyone can use it, what we test, and who to contact when something does not work.",
    keywords: ["accessibility", "WCAG"],
    updated: "2026-11-21",
  },
  {
    path: "/search",
    module: "areas/marketing/search/page.tsx",
    title: "Search",
    description:
      "Search every page, article and guide of this site: services, industries, questions and answers, news and help for clients.",
    keywords: ["search"],
    updated: "2026-11-21",
    noindex: true,
    onRequest: true,
  },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]["path"];

/** @param path canonical: lower case, no trailing slash */
export function pageAt(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}

import { industries } from "./industries.ts";
import { services } from "./services.ts";

export interface NavigationLink {
  name: string;
  href: string;
  description?: string;
}

export interface NavigationItem {
  name: string;
  href: string;
  /** Shown beneath the name in the open menu. */
  blurb?: string;
  items?: readonly NavigationLink[];
}

const asLink = (entry: { title: string; href: string; description: string }): NavigationLink => ({
  name: entry.title,
  href: entry.href,
  description: entry.description,
});

export const navigation: readonly NavigationItem[] = [
  {
    name: "Industries",
    href: "/industries",
    blurb:
      "Every kind of building has its own rules. We know {company.industryCount} of them well.",
    items: industries.map(asLink),
  },
  {
    name: "Services",
    href: "/services",
    blurb: "One task or the whole building, on the schedule you choose.",
    items: services.map(asLink),
  },
  {
    name: "About Us",
    href: "/about",
    blurb: "50+ years of night work, and the people who do it.",
    items: [
      {
        name: "Our Company",
        href: "/about",
        description: "Where we come from and what we stand for.",
      },
      {
        name: "Our Approach",
        href: "/approach",
        description: "How we make, keep and improve a plan.",
      },
      { name: "Careers", href: "/careers", description: "Open positions and how we hire." },
      { name: "News & Updates", href: "/news", description: "What is new at the company." },
    ],
  },
  { name: "Contact", href: "/contact" },
];

export const clientPortalLink: NavigationLink = { name: "Client Portal", href: "/client-portal" };
export const quoteLink: NavigationLink = { name: "Get a Free Quote", href: "/contact" };
export const searchLink: NavigationLink = { name: "Search", href: "/search" };
export const locationsLink: NavigationLink = { name: "Locations", href: "/locations" };

export const footerNavigation: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: "Services",
    links: services.map((service) => ({ name: service.title, href: `/services#${service.id}` })),
  },
  {
    title: "Company",
    links: [
      { name: "About Us", href: "/about" },
      { name: "Our Approach", href: "/approach" },
      { name: "Industries", href: "/industries" },
      { name: "Careers", href: "/careers" },
      { name: "News & Updates", href: "/news" },
      { name: "Contact", href: "/contact" },
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { name: "Home", href: "/" },
  { name: "Privacy Policy", href: "/privacy-policy" },
  { name: "Terms of Service", href: "/terms-of-service" },
  { name: "Sitemap", href: "/sitemap" },
  { name: "Accessibility", href: "/accessibility" },
];

/** The parts of the site, as its list of pages and link previews call them. */
export const siteAreas = {
  services: "Services",
  industries: "Industries",
  company: "Company",
  news: "News",
  resources: "Resources",
  forClients: "For clients",
  aboutThisSite: "About this site",
} as const;

export interface Industry {
  id: string;
  title: string;
  description: string;
  /** Name of the picture in `artwork/pictures`. */
  image: string;
  /** Alternative text of the picture. */
  alt: string;
  href: string;
  /** Otherwise it has no page, and nothing names it (`hidden-pages.ts`). */
  isOffered: boolean;
}

/** Every list on the site has this order. */
export const industries = [
  {
    id: "corporate-offices",
    title: "Corporate Offices",
    description: "Desks, meeting rooms and lobbies, ready before your people arrive.",
    image: "office",
    alt: "Open-plan office in morning light, with long rows of desks and a polished floor",
    href: "/industries/corporate-offices",
    isOffered: true,
  },
  {
    id: "healthcare-facilities",
    title: "Healthcare Facilities",
    description: "Cleaning and disinfection for clinics and hospitals, documented room by room.",
    image: "hospital",
    alt: "Hospital hallway with windows along one side, a cleaning cart and a wet-floor sign",
    href: "/industries/healthcare-facilities",
    isOffered: true,
  },
  {
    id: "educational-institutions",
    title: "Educational Institutions",
    description: "Classrooms, labs and gyms, cleaned around the bell schedule and the school year.",
    image: "classroom",
    alt: "Classroom with a shining wooden floor, green chairs and tall windows",
    href: "/industries/educational-institutions",
    isOffered: true,
  },
  {
    id: "retail-spaces",
    title: "Retail Spaces",
    description:
      "Sales floors, fitting rooms and glass, finished before the first customer walks in.",
    image: "retail",
    alt: "Boutique with arched shelves, a marble counter and sun on a stone floor",
    href: "/industries/retail-spaces",
    isOffered: true,
  },
  {
    id: "manufacturing-industrial",
    title: "Manufacturing & Industrial",
    description: "Plants and warehouses, cleaned between shifts and by the rules of your line.",
    image: "warehouse",
    alt: "Warehouse aisle between high racks, with a ride-on floor scrubber",
    href: "/industries/manufacturing-industrial",
    isOffered: true,
  },
  {
    id: "hospitality",
    title: "Hospitality",
    description: "Guest rooms, lobbies and kitchens that pass the closest inspection: a guest’s.",
    image: "hotel",
    alt: "Hotel room with a made bed, wooden wall panels and a view over the city",
    href: "/industries/hospitality",
    isOffered: true,
  },
] as const satisfies readonly Industry[];

export type IndustryId = (typeof industries)[number]["id"];

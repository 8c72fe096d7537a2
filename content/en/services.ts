import type { IconName } from "../icons.ts";
import type { PictureChoice } from "../page-parts.ts";

export interface Service {
  id: string;
  title: string;
  description: string;
  icon: IconName;
  /** A cut-away model of the place. */
  picture: PictureChoice;
  /** Additional services have no page of their own; this links to the list of services. */
  href: string;
  /** Otherwise it has no page, and nothing names it (`hidden-pages.ts`). */
  isOffered: boolean;
}

/** Every list on the site has this order. */
export const services = [
  {
    id: "commercial-cleaning",
    title: "Commercial Cleaning",
    description:
      "Offices, lobbies and shared floors, cleaned daily, weekly or monthly and ready before you open.",
    icon: "building",
    picture: {
      name: "iso_office",
      alt: "An office cut open like a model, with a scrubber and a cleaning cart between the desks",
    },
    href: "/services/commercial-cleaning",
    isOffered: true,
  },
  {
    id: "janitorial-services",
    title: "Janitorial Services",
    description:
      "Restrooms, floors, trash and touchpoints, taken care of every workday by a trained, background-checked crew.",
    icon: "drop",
    picture: {
      name: "iso_restroom",
      alt: "A restroom cut open like a model: basins beneath mirrors, wooden stalls, a cart and a mop bucket",
    },
    href: "/services/janitorial-services",
    isOffered: true,
  },
  {
    id: "disinfection-services",
    title: "Disinfection Services",
    description:
      "Preventative, enhanced and reactive disinfection, by hand, by ULV fogging or by electrostatic spraying.",
    icon: "spray",
    picture: {
      name: "iso_ward",
      alt: "A hospital ward cut open like a model: two beds behind green curtains, a sprayer and a cart",
    },
    href: "/services/disinfection-services",
    isOffered: true,
  },
  {
    id: "specialty-services",
    title: "Specialty Services",
    description:
      "Post-construction, high-level, data center and other work that needs its own equipment and training.",
    icon: "polish",
    picture: {
      name: "iso_servers",
      alt: "A server room cut open like a model: two rows of black racks, white coolers and a cart",
    },
    href: "/services/specialty-services",
    isOffered: true,
  },
  {
    id: "facility-maintenance",
    title: "Facility Maintenance",
    description:
      "Upkeep and repairs under one plan. We take emergency calls 24/7 and respond within 2 hours.",
    icon: "wrench",
    picture: {
      name: "iso_plant",
      alt: "A mechanical room cut open like a model: teal pumps, white tanks, amber pipes and electrical cabinets",
    },
    href: "/services/facility-maintenance",
    isOffered: true,
  },
  {
    id: "additional-services",
    title: "Additional Services",
    description:
      "Need something that is not listed? Tell us the building and the task, and we will add it to your plan.",
    icon: "plus",
    picture: {
      name: "iso_supply",
      alt: "A supply room cut open like a model: full shelves, two carts, a scrubber and boxes on a pallet",
    },
    href: "/services#additional-services",
    isOffered: true,
  },
] as const satisfies readonly Service[];

export type ServiceId = (typeof services)[number]["id"];

import type { IconName } from "./icons.ts";

export interface Service {
  id: string;
  title: string;
  description: string;
  icon: IconName;
  /** Page of its own; additional services have none and stand on the list of services. */
  href: string;
}

/** What the company does, in the order of every list on the site. */
export const services = [
  {
    id: "commercial-cleaning",
    title: "Commercial Cleaning",
    description:
      "Offices, lobbies and shared floors, cleaned daily, weekly or monthly and ready before your doors open.",
    icon: "building",
    href: "/services/commercial-cleaning",
  },
  {
    id: "janitorial-services",
    title: "Janitorial Services",
    description:
      "Restrooms, floors, trash and touchpoints, kept in order every working day by a trained, background-checked crew.",
    icon: "drop",
    href: "/services/janitorial-services",
  },
  {
    id: "disinfection-services",
    title: "Disinfection Services",
    description:
      "Preventative, enhanced and reactive disinfection, by hand, by ULV fogging or by electrostatic spraying.",
    icon: "spray",
    href: "/services/disinfection-services",
  },
  {
    id: "specialty-services",
    title: "Specialty Services",
    description:
      "Post-construction, high-level, data center and other work that needs its own equipment and training.",
    icon: "polish",
    href: "/services/specialty-services",
  },
  {
    id: "facility-maintenance",
    title: "Facility Maintenance",
    description:
      "Upkeep and repairs under one plan. For emergencies we answer around the clock and respond within 2 hours.",
    icon: "wrench",
    href: "/services/facility-maintenance",
  },
  {
    id: "additional-services",
    title: "Additional Services",
    description:
      "A task that fits no list? Name the building and the work, and we will put it into your plan.",
    icon: "plus",
    href: "/services#additional-services",
  },
] as const satisfies readonly Service[];

export type ServiceId = (typeof services)[number]["id"];

import type { Heading } from "../page-parts.ts";

export const certificationsHeading = {
  title: "Certifications",
  lead: "What we are certified for, and who assesses it. Ask for the current certificates with your quote.",
} as const satisfies Heading;

export interface Certification {
  id: string;
  name: string;
  assessedBy: string;
  covers: string;
  /** A page to read more about it. */
  href?: string;
  /** A certification stays off the site until the company has checked it against a certificate. */
  verified: boolean;
  /** Held by the invented company only; `npm run launch-check` refuses to go live with it. */
  demo: boolean;
}

export const certifications: readonly Certification[] = [
  {
    id: "cims",
    name: "CIMS",
    assessedBy: "An independent assessor, to ISSA’s Cleaning Industry Management Standard",
    covers:
      "The whole company: quality systems, service delivery, human resources, health, safety and environment, and management commitment.",
    verified: true,
    demo: true,
  },
  {
    id: "cims-gb",
    name: "CIMS Green Building",
    assessedBy: "The same assessor, to the Green Building part of CIMS",
    covers: "The whole company: how we clean green buildings, and how we prove it.",
    verified: true,
    demo: true,
  },
  {
    id: "patient-areas",
    name: "Patient-area cleaning",
    assessedBy: "Our own supervisors, person by person",
    covers:
      "Everyone who cleans a patient area for us: a written part and a practical part, valid for twelve months.",
    href: "/news/healthcare-certification",
    verified: true,
    demo: true,
  },
];

import type { Heading } from "./page-parts.ts";

export const certificationsHeading = {
  title: "Certifications",
  lead: "What others assess stands here, with who assesses it and whether we hold it. Ask for the current certificate with your quote.",
} as const satisfies Heading;

export interface Certification {
  id: string;
  name: string;
  body: string;
  covers: string;
  /** Only what has been checked against a certificate is shown as held. */
  verified: boolean;
}

export const certifications = [
  {
    id: "cims",
    name: "CIMS",
    body: "ISSA, the worldwide cleaning industry association",
    covers:
      "The management of a cleaning company: quality systems, service delivery, people, health and safety, commitment of the management. Company-wide, assessed by a third party.",
    verified: false,
  },
  {
    id: "cims-gb",
    name: "CIMS Green Building",
    body: "ISSA, as an option on top of CIMS",
    covers: "The same company, assessed for the way it cleans buildings that are to be green.",
    verified: false,
  },
  {
    id: "clean-standard",
    name: "Clean Standard",
    body: "ISSA",
    covers:
      "How cleanliness is measured: ATP readings, and an audit by sight, smell and touch, with corrective action.",
    verified: false,
  },
] as const satisfies readonly Certification[];

export const certificationStates = {
  verified: "Held",
  unverified: "Not verified yet",
} as const;

/** Insurance and certificates of the demonstration's company; what they say is invented. */
interface DemoCompanyCertificate {
  name: string;
  issuer: string;
  /** Days before the first start. */
  addedDaysAgo: number;
  /** Days from the first start; null where it has no last day. */
  validForDays: number | null;
  removedDaysAgo?: number;
  /** The text of its file; a certificate without sections has no file. */
  sections?: readonly (readonly [heading: string, text: string])[];
}

const liability = [
  [
    "Coverage",
    "General liability, two million dollars an occurrence and four million in aggregate. Automobile liability, one million dollars.",
  ],
  ["Additional insured", "Named for each building once a contract is signed."],
] as const;

export const demoCompanyCertificates: readonly DemoCompanyCertificate[] = [
  {
    name: "General liability, $2,000,000 per occurrence",
    issuer: "Prairie Mutual Insurance",
    addedDaysAgo: 410,
    validForDays: -45,
    removedDaysAgo: 46,
    sections: liability,
  },
  {
    name: "General liability, $2,000,000 per occurrence",
    issuer: "Prairie Mutual Insurance",
    addedDaysAgo: 46,
    validForDays: 320,
    sections: liability,
  },
  {
    name: "Workers’ compensation, Illinois",
    issuer: "Lake States Casualty",
    addedDaysAgo: 90,
    validForDays: 275,
    sections: [["Coverage", "As the state requires, for everyone on the payroll."]],
  },
  {
    name: "CIMS certificate",
    issuer: "Northfield Assessors",
    addedDaysAgo: 200,
    validForDays: 530,
  },
];

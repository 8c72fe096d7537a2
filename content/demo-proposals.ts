/** Proposals of the demonstration: what was sent, how it was looked at, and what the prospect asked. */
interface DemoProposal {
  company: string;
  /**
   * Invented, as two clients are too few for it: what was measured in buildings of the kind in the year before
   * the proposal was sent.
   */
  quality?: {
    facilityType: "office" | "retail";
    buildings: number;
    scores: readonly {
      method: "five-point" | "three-point";
      inspections: number;
      tenths: number;
    }[];
    visits: { due: number; onTimeTenths: number; graceMinutes: number };
  };
  by: string;
  letter: string;
  exclusions: string;
  terms: string;
  /** Days before the first start. */
  sentDaysAgo: number;
  openedDaysAgo: number;
  /** Days from the first start. */
  expiresInDays: number;
  startsInDays: number;
  questions: readonly {
    text: string;
    daysAgo: number;
    answer?: { text: string; daysAgo: number };
  }[];
  /** Set where both have signed: the prospect's title, ours, and the days before the first start. */
  signed?: { title: string; daysAgo: number; ourTitle: string; ourDaysAgo: number };
}

export const demoProposals: readonly DemoProposal[] = [
  {
    company: "Civic Credit Union",
    quality: {
      facilityType: "office",
      buildings: 14,
      scores: [
        { method: "five-point", inspections: 96, tenths: 937 },
        { method: "three-point", inspections: 61, tenths: 951 },
      ],
      visits: { due: 3_412, onTimeTenths: 972, graceMinutes: 15 },
    },
    by: "staff.admin",
    letter: [
      "Thank you for the time at your branch last week, and for showing us the vault corridor.",
      "We offer five nights a week, always with the same crew of two, between closing time and half past nine. Both have passed a background check, and neither opens or closes the branch alone.",
      "The banking hall’s floor is polished four times a year, on a Saturday, so that it’s dry on Monday morning.",
      "If anything is open, please ask on this page. We answer within a business day.",
    ].join("\n\n"),
    exclusions: [
      "The vault and the cash handling room",
      "Automated teller machines, inside and outside",
      "Windows above the ground floor",
      "Shredding and removal of documents",
    ].join("\n"),
    terms: [
      "Invoices come monthly and are due 30 days after they’re issued.",
      "Either side can end the service with 30 days' written notice.",
      "The price stays as it is for 12 months from the first night.",
      "We carry general liability and workers’ compensation insurance, and name you on the certificate.",
    ].join("\n"),
    sentDaysAgo: 6,
    openedDaysAgo: 5.8,
    expiresInDays: 18,
    startsInDays: 32,
    questions: [
      {
        text: "Who keeps the alarm code, and what happens when one of your people leaves?",
        daysAgo: 5.1,
        answer: {
          text: "Only the two people of your crew have it, each under a name of their own. When someone leaves, we ask you to change the code the same day, and write down that it was done.",
          daysAgo: 4.9,
        },
      },
      {
        text: "Could the floor in the banking hall be polished before our anniversary in March?",
        daysAgo: 0.4,
      },
    ],
  },
  {
    company: "Marlowe Outfitters",
    quality: {
      facilityType: "retail",
      buildings: 9,
      scores: [{ method: "five-point", inspections: 88, tenths: 928 }],
      visits: { due: 2_615, onTimeTenths: 968, graceMinutes: 15 },
    },
    by: "staff.manager",
    letter: [
      "Thank you for showing us the store after closing.",
      "We offer six nights a week with a crew of two, from half past nine until half past eleven. The doors stay locked while they work.",
      "The shop windows are cleaned once a month, before you open.",
    ].join("\n\n"),
    exclusions: ["Merchandise and displays", "Snow and the sidewalk", "Pest control"].join("\n"),
    terms: [
      "Invoices come monthly and are due 30 days after they’re issued.",
      "Either side can end the service with 30 days’ written notice.",
      "The price stays as it is for 12 months from the first night.",
    ].join("\n"),
    sentDaysAgo: 9.7,
    openedDaysAgo: 9.2,
    expiresInDays: 20,
    startsInDays: 12,
    questions: [],
    signed: { title: "Owner", daysAgo: 5.1, ourTitle: "Account manager", ourDaysAgo: 4.2 },
  },
];

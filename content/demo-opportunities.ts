/**
 * Each request's progress: its stages in days before the first start, what comes next in days after it, and
 * what a month would bring where somebody has entered it. An opportunity that is not listed follows its
 * request: answered, or waiting.
 */
export const demoOpportunities = [
  {
    company: "Great Lakes Gasket",
    owner: "staff.manager",
    stages: [
      ["contacted", 0.9],
      ["walk-through", 0.8],
    ],
    nextStep: ["Walk-through at 2 p.m., bring safety shoes", 1],
  },
  {
    company: "Maple Street Montessori",
    owner: "staff.manager",
    stages: [["contacted", 1.2]],
    nextStep: ["Send the list of scent-free products", 0],
  },
  {
    company: "Fox River Dental Group",
    owner: "staff.manager",
    stages: [
      ["contacted", 4.4],
      ["walk-through", 3.2],
    ],
    nextStep: ["Walk all three offices with Dr. Wendt", 2],
  },
  {
    company: "Prairie Mutual Insurance",
    owner: "staff.admin",
    stages: [
      ["contacted", 5.2],
      ["walk-through", 4.6],
      ["bid", 2.1],
    ],
    monthlyDollars: 8_998,
    nextStep: ["Ask which nights they prefer", -1],
  },
  {
    company: "Kestrel Packaging",
    owner: "staff.manager",
    stages: [
      ["contacted", 7.1],
      ["walk-through", 6.2],
      ["bid", 3],
    ],
    monthlyDollars: 11_400,
    nextStep: ["Ask how long the lines stand still at night", 1],
  },
  {
    company: "St. Brendan Academy",
    owner: "staff.manager",
    stages: [
      ["contacted", 7.9],
      ["walk-through", 6.8],
      ["bid", 5],
      ["proposal", 2.4],
    ],
    monthlyDollars: 9_200,
    nextStep: ["Call Fr. Doyle after the board has met", 3],
  },
  {
    company: "Copper Pot Kitchen",
    owner: "staff.manager",
    stages: [
      ["contacted", 8.9],
      ["lost", 6.5],
    ],
    lost: ["not-offered", "Wanted hood and duct cleaning together with the nights."],
  },
  {
    company: "Civic Credit Union",
    owner: "staff.admin",
    stages: [
      ["contacted", 13],
      ["walk-through", 11.6],
      ["bid", 9.4],
      ["proposal", 6],
    ],
    monthlyDollars: 5_300,
    nextStep: ["Answer the questions about key control", 0],
  },
  {
    company: "Marlowe Outfitters",
    owner: "staff.manager",
    stages: [
      ["contacted", 14.6],
      ["walk-through", 13],
      ["bid", 11],
      ["proposal", 9.7],
      ["won", 4.2],
    ],
    monthlyDollars: 3_450,
  },
  {
    company: "Summit Cold Storage",
    owner: "staff.manager",
    stages: [
      ["contacted", 15.8],
      ["walk-through", 13.1],
      ["lost", 8.3],
    ],
    lost: ["price", "Their current company came down by twelve percent."],
  },
  {
    company: "Riverbend Community College",
    owner: "staff.admin",
    stages: [
      ["contacted", 17.3],
      ["walk-through", 14.4],
      ["bid", 10.2],
    ],
    monthlyDollars: 18_600,
    nextStep: ["Bid bond and certificates to purchasing", 5],
  },
  {
    company: "Redwood Accounting",
    owner: "staff.manager",
    stages: [
      ["contacted", 20],
      ["proposal", 17.8],
      ["won", 12.1],
    ],
    monthlyDollars: 620,
  },
  {
    company: "Meridian Imaging",
    owner: "staff.manager",
    stages: [
      ["contacted", 23.1],
      ["walk-through", 21.5],
      ["bid", 19.2],
      ["proposal", 17.6],
      ["lost", 10.4],
    ],
    monthlyDollars: 2_900,
    lost: ["other-company", "Chose the company that cleans their second site."],
  },
  {
    company: "Delta Machine Works",
    owner: "staff.manager",
    stages: [
      ["contacted", 28],
      ["walk-through", 25.7],
      ["bid", 22],
      ["proposal", 20.3],
      ["won", 14.9],
    ],
    monthlyDollars: 4_150,
  },
  {
    company: "Kinetic Media",
    owner: "staff.admin",
    stages: [
      ["contacted", 31.7],
      ["lost", 24],
    ],
    lost: ["no-answer", ""],
  },
] as const;

/** Companies whose visitors came from a campaign; the others came by themselves. */
export const demoCampaigns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Halvorsen & Pruitt Law": { utm_source: "google", utm_campaign: "offices-chicago" },
  "Great Lakes Gasket": { utm_source: "google", utm_campaign: "industrial" },
  "Maple Street Montessori": { utm_source: "newsletter", utm_campaign: "summer-deep-clean" },
  "Fox River Dental Group": { utm_source: "google", utm_campaign: "healthcare" },
  "Kestrel Packaging": { utm_source: "google", utm_campaign: "industrial" },
  "Civic Credit Union": { utm_source: "linkedin", utm_campaign: "branches" },
  "Marlowe Outfitters": { utm_source: "linkedin", utm_campaign: "retail" },
  "Meridian Imaging": { utm_source: "google", utm_campaign: "healthcare" },
  "Delta Machine Works": { utm_source: "google", utm_campaign: "industrial" },
  "Kinetic Media": { utm_source: "newsletter", utm_campaign: "summer-deep-clean" },
  "Stonebridge Capital": { utm_source: "linkedin", utm_campaign: "branches" },
};

/** A call of somebody who had asked by the website before: entered as a company of its own by mistake. */
export const demoSecondCall = {
  company: "Fox River Dental",
  known: "Fox River Dental Group",
  contact: "Dr. Paul Wendt",
  jobTitle: "Managing partner",
  phone: "(630) 555-0117",
  homepage: "foxriverdental.example",
  address: "410 Stolp Avenue\nAurora, IL 60506",
  facilityType: "healthcare",
  source: "referral",
  nextStep: "Call back about the Geneva office",
  daysAgo: 0.6,
  by: "staff.admin",
} as const;

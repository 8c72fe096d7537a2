/** Documents of the demonstration; days count from its first start. */

interface DemoVersion {
  /** Days before today on which it was added. */
  addedAgo: number;
  /** First and last day, in days from today. */
  valid?: readonly [from: number, until: number];
  /** Days after which the client's administrators acknowledged it. */
  acknowledgedAfter?: number;
  /** Usernames of who has opened it. */
  openedBy?: readonly string[];
  sections: readonly (readonly [heading: string, text: string])[];
}

export interface DemoDocument {
  client: string;
  /** Absent: about the client as a whole. */
  facility?: string;
  type:
    | "contract"
    | "service-agreement"
    | "certificate-of-insurance"
    | "safety-data-sheet"
    | "report"
    | "other";
  title: string;
  needsAcknowledgement?: boolean;
  /** The order is oldest first. */
  versions: readonly DemoVersion[];
}

const lakeside = "Lakeside Family Clinics";
const oakRidge = "Oak Ridge Schools";

const cover = [
  [
    "Coverage",
    "General liability, two million dollars an occurrence and four million in aggregate. Workers' compensation as the state requires. Automobile liability, one million dollars.",
  ],
  ["Additional insured", "The holder, for work that is done in its buildings."],
  [
    "Cancellation",
    "The holder is told in writing thirty days before the coverage ends or changes.",
  ],
] as const;

export const demoDocuments: readonly DemoDocument[] = [
  {
    client: lakeside,
    type: "service-agreement",
    title: "Service agreement 2026 to 2028",
    needsAcknowledgement: true,
    versions: [
      {
        addedAgo: 320,
        valid: [-320, 410],
        acknowledgedAfter: 2,
        sections: [
          [
            "What is done",
            "Cleaning of the clinic, the surgery center, the administration and the warehouse according to the scope of work in effect in the client portal on the day.",
          ],
          [
            "When something is wrong",
            "Emergencies are answered within the hour, day and night; everything else by the times that the portal names with each work order.",
          ],
          ["How it ends", "By either side with sixty days' notice in writing."],
        ],
      },
    ],
  },
  {
    client: lakeside,
    type: "certificate-of-insurance",
    title: "Certificate of insurance",
    versions: [{ addedAgo: 340, valid: [-343, 22], openedBy: ["client.admin"], sections: cover }],
  },
  {
    client: lakeside,
    type: "other",
    title: "Infection control plan",
    needsAcknowledgement: true,
    versions: [
      {
        addedAgo: 290,
        acknowledgedAfter: 3,
        sections: [
          ["Cloths and mops", "Color-coded by area: red for restrooms, blue for everything else."],
          ["Disinfectants", "Contact times are kept by the clock."],
        ],
      },
      {
        addedAgo: 1,
        openedBy: ["client.member"],
        sections: [
          [
            "Cloths and mops",
            "Color-coded by area: red for restrooms, yellow for patient rooms, blue for offices. Yellow is new: cloths from patient rooms are washed separately.",
          ],
          [
            "Disinfectants",
            "Contact times are kept by the clock. High-touch surfaces are done twice a night.",
          ],
          [
            "Your part",
            "Please read this plan and acknowledge it, so that both sides work by the same edition.",
          ],
        ],
      },
    ],
  },
  {
    client: lakeside,
    facility: "Lakeside Supply Warehouse",
    type: "safety-data-sheet",
    title: "Safety data sheet: neutral floor cleaner",
    versions: [
      {
        addedAgo: 200,
        openedBy: ["client.member"],
        sections: [
          ["Hazards", "Causes mild eye irritation. Not flammable."],
          ["First aid", "Eyes: rinse with water for fifteen minutes. Swallowed: drink water."],
          ["Storage", "In the closed original container, away from acids and from frost."],
        ],
      },
    ],
  },
  {
    client: lakeside,
    facility: "Lakeside Surgery Center",
    type: "report",
    title: "Terminal cleaning, third quarter",
    versions: [
      {
        addedAgo: 48,
        openedBy: ["client.admin"],
        sections: [
          ["Done", "All operating rooms were cleaned terminally on each day of surgery."],
          [
            "Measured",
            "48 ATP tests on high-touch surfaces: 46 passed the first time, two after the surface was cleaned again.",
          ],
        ],
      },
    ],
  },
  {
    client: oakRidge,
    type: "certificate-of-insurance",
    title: "Certificate of insurance",
    versions: [
      { addedAgo: 377, valid: [-377, -12], openedBy: ["school.admin"], sections: cover },
      { addedAgo: 16, valid: [-12, 353], openedBy: ["school.admin"], sections: cover },
    ],
  },
  {
    client: oakRidge,
    type: "contract",
    title: "Contract, school years 2026 and 2027",
    needsAcknowledgement: true,
    versions: [
      {
        addedAgo: 120,
        valid: [-120, 600],
        acknowledgedAfter: 6,
        sections: [
          [
            "What is done",
            "Evening cleaning of both schools on school days, and deep cleaning in July.",
          ],
          ["Who comes", "People with a state background check less than a year old."],
        ],
      },
    ],
  },
  {
    client: oakRidge,
    facility: "Oak Ridge High School",
    type: "other",
    title: "Background checks of the evening crew",
    versions: [
      {
        addedAgo: 371,
        valid: [-371, -6],
        openedBy: ["school.admin"],
        sections: [["Checked", "Four people, by the state's bureau; names are with the district."]],
      },
    ],
  },
];

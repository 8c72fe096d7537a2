/** Keys, cards and codes of the demonstration's buildings, one in each state. */

/** Hours of a day. */
const day = 24;

export interface DemoIssue {
  /** Username of who has it. */
  to: string;
  crew?: string;
  /** Hours before now of each thing that happened. */
  issued: number;
  received?: number;
  givenBack?: number;
  lost?: number;
  /** Days from today. */
  due?: number;
}

interface DemoKey {
  facility: string;
  kind: "key" | "card" | "fob" | "code";
  label: string;
  opens: string;
  keyBox?: string;
  copies: number;
  code?: string;
  issues?: readonly DemoIssue[];
}

const crew = "Night crew";

export const demoKeys: readonly DemoKey[] = [
  {
    facility: "Lakeside Clinic",
    kind: "key",
    label: "Staff entrance",
    opens: "Door on the alley",
    keyBox: "Chicago office, box 1, hook 4",
    copies: 3,
    issues: [
      { to: "staff.crew", crew, issued: 64 * day, received: 64 * day - 1 },
      { to: "staff.supervisor", issued: 120 * day, received: 120 * day - 2 },
    ],
  },
  {
    facility: "Lakeside Clinic",
    kind: "code",
    label: "Alarm, floors 1 and 2",
    opens: "Panel inside the staff entrance, left",
    copies: 4,
    code: "2580 #",
    issues: [
      { to: "staff.crew", crew, issued: 64 * day, received: 64 * day - 1 },
      { to: "staff.supervisor", issued: 120 * day, received: 120 * day - 2 },
    ],
  },
  {
    facility: "Lakeside Clinic",
    kind: "card",
    label: "Laboratory card",
    opens: "Laboratory, floor 1",
    keyBox: "Chicago office, box 1, hook 5",
    copies: 2,
    issues: [{ to: "staff.crew", crew, issued: 2, due: 6 }],
  },
  {
    facility: "Lakeside Surgery Center",
    kind: "key",
    label: "Main entrance",
    opens: "Front doors",
    keyBox: "Chicago office, box 1, hook 9",
    copies: 2,
    issues: [{ to: "staff.supervisor", issued: 20 * day, received: 20 * day - 3, due: -4 }],
  },
  {
    facility: "Lakeside Surgery Center",
    kind: "fob",
    label: "Loading dock fob",
    opens: "Loading dock and service elevator",
    keyBox: "Chicago office, box 1, hook 10",
    copies: 2,
    issues: [
      { to: "staff.supervisor", issued: 90 * day, received: 90 * day - 1, lost: 26 },
      { to: "staff.manager", issued: 15 * day, received: 15 * day - 4 },
    ],
  },
  {
    facility: "Lakeside Administration, floors 11 and 12",
    kind: "card",
    label: "Floors 11 and 12",
    opens: "Elevator and glass doors",
    keyBox: "Chicago office, box 2, hook 1",
    copies: 4,
  },
  {
    facility: "Lakeside Supply Warehouse",
    kind: "code",
    label: "Yard gate",
    opens: "Gate on the east side",
    copies: 3,
    code: "7719",
    issues: [{ to: "staff.manager", issued: 200 * day, received: 200 * day - 1 }],
  },
  {
    facility: "Oak Ridge High School",
    kind: "key",
    label: "East wing master",
    opens: "Classrooms 101 to 128 and the gym",
    keyBox: "Columbus office, safe",
    copies: 2,
    issues: [
      { to: "staff.supervisor", issued: 10 * day, received: 10 * day - 1, givenBack: 5, due: 2 },
    ],
  },
  {
    facility: "Oak Ridge Elementary School",
    kind: "key",
    label: "Custodial entrance",
    opens: "Door by the gym",
    keyBox: "Columbus office, box 3, hook 2",
    copies: 2,
  },
];

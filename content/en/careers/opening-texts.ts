/** Texts of the openings; their facts are in `content/careers/openings.ts`. */
export interface OpeningText {
  title: string;
  location: string;
  /** One sentence for the card of the opening. */
  summary: string;
  description: string;
  hours: string;
  duties: readonly string[];
  requirements: readonly string[];
  /** Extras that come with the pay; the text follows "and". */
  payBesides?: string;
}

export const openingTexts = {
  "cleaning-technician": {
    title: "Cleaning Technician",
    location: "Multiple locations",
    summary: "Clean offices, clinics or schools on a fixed route, with a crew you know.",
    description:
      "You look after the same buildings every night. You have a plan for each room and the right supplies on your cart. Your supervisor answers the phone. We train you for four paid weeks, whatever you have done before.",
    hours: "Monday to Friday, 6 pm to 2 am or 9 pm to 5 am; some weekend routes",
    duties: [
      "Clean rooms, restrooms, kitchens and floors by the building’s plan",
      "Disinfect touchpoints and log it",
      "Use microfiber and measured products, and keep the cart in order",
      "Tell the supervisor what is broken, missing or unsafe",
    ],
    requirements: [
      "You can read short instructions in English or Spanish",
      "You can move equipment of up to 35 lb, with or without an accommodation",
      "You are reliable: clients notice a missed night",
      "No experience needed; we train you",
    ],
    payBesides: "$1.25 an hour more after 10 pm",
  },
  "facility-manager": {
    title: "Facility Manager",
    location: "Chicago, IL",
    summary: "Run cleaning and maintenance for about twelve buildings in and around the Loop.",
    description:
      "You own the results in your buildings: crews, inspections, maintenance, budget and client satisfaction. You walk each building at least twice a month and act on what you see the same day.",
    hours: "Monday to Friday, days, plus one evening a week in the buildings",
    duties: [
      "Lead four supervisors and their crews",
      "Inspect, score and follow up until the score holds",
      "Plan preventive maintenance and answer emergencies within 2 hours",
      "Meet clients every month with numbers in hand",
    ],
    requirements: [
      "Three years or more of running facilities or multi-site operations",
      "You can read a budget and a floor plan with equal ease",
      "A driver’s license, or another dependable way to reach twelve buildings",
      "OSHA 10, or willing to earn it in your first two months (we pay)",
    ],
    payBesides: "a car allowance",
  },
  "account-executive": {
    title: "Account Executive",
    location: "New York, NY",
    summary: "Find buildings we can clean well, walk them, and write quotes that hold up.",
    description:
      "You walk buildings with the people who run them and find out what worries them. Then you write a plan and a price, with every line explained. You hand over to operations and stay in touch through the first ninety days.",
    hours: "Monday to Friday, days; about half the week in buildings",
    duties: [
      "Answer requests within a business day and walk the building within a week",
      "Measure, count and price with the operations team",
      "Write quotes without hidden fees and explain them",
      "Follow each new client through the first ninety days",
    ],
    requirements: [
      "Two years or more of selling services to businesses",
      "You write clearly and get the numbers right",
      "You would rather lose a contract than promise what our crews cannot deliver",
      "Experience with property or facility managers helps",
    ],
    payBesides: "commission, about $25,000 at target",
  },
  "customer-service-representative": {
    title: "Customer Service Representative",
    location: "Remote",
    summary: "Be the voice clients reach, and the person who follows through.",
    description:
      "Clients call, write and open work orders. You answer, decide who acts, and stay with it until the client says it is done. You work from home with our equipment and a team of eight.",
    hours: "Five days of eight hours between 8 am and 6 pm Central, Monday to Friday",
    duties: [
      "Answer calls and messages, most of them within minutes",
      "Open work orders, set the priority and give a time we can keep",
      "Update clients before they have to ask",
      "Find what goes wrong twice and get the cause fixed",
    ],
    requirements: [
      "One year or more of helping people by phone or in writing",
      "You write short, friendly, correct English; Spanish is a plus",
      "A quiet room and a reliable internet connection in Georgia, Illinois, Indiana, Michigan, North Carolina, Ohio, Tennessee, Texas or Wisconsin",
    ],
  },
  "operations-coordinator": {
    title: "Operations Coordinator",
    location: "Atlanta, GA",
    summary: "Keep schedules, supplies and crews in three states in sync.",
    description:
      "Forty crews in Georgia and the Carolinas start at different hours in different buildings. You make sure each one has people, keys, supplies and an up-to-date plan. Thanks to you, nobody first hears about a change at the door.",
    hours: "Monday to Friday, 11 am to 7 pm, so you are there when crews start",
    duties: [
      "Plan shifts and find cover before a shift is missed",
      "Order supplies and keep product and safety data in order",
      "Take new buildings from signed contract to first night",
      "Check attendance and inspections every day, and call when they slip",
    ],
    requirements: [
      "Two years or more of scheduling, dispatch or logistics",
      "At home in spreadsheets and calm on the phone",
      "Spanish is a plus",
    ],
  },
  "night-supervisor": {
    title: "Night Supervisor",
    location: "Multiple locations",
    summary: "Lead three crews through the night and have every building ready by dawn.",
    description:
      "You get crews started, train, inspect and help, and you are the first to know when something is wrong. Most of our managers started in this job.",
    hours: "Sunday to Thursday, 8 pm to 4 am",
    duties: [
      "Start and close three crews of four to six people",
      "Inspect each building once a week and show crews what you found",
      "Train new technicians through their first four weeks",
      "Secure doors, alarms and keys",
    ],
    requirements: [
      "One year or more of cleaning, and some of leading people",
      "You can get from building to building at night; we pay the mileage",
      "You can explain a task twice without raising your voice",
    ],
    payBesides: "mileage between buildings",
  },
} as const satisfies Readonly<Record<string, OpeningText>>;

/** The application form offers this while nothing is open. */
export const anyPositionTitle = "Any position";

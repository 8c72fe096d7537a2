/**
 * The areas that a building of a kind usually has: one tap proposes them, with estimates where somebody knows how
 * large the building is.
 */
import type { AreaType } from "#features/facilities/areas/area-types.ts";
import type { FixtureName } from "#features/production-rates/rated-subject-types.ts";
import type { Language } from "#platform/language/language.ts";
import type { en } from "./messages/en.ts";
import { surveyMessages } from "./messages.ts";
import { maxFixtures, surveyAreaTexts, surveyIdOf, typeLabel } from "./survey-area.ts";

export const buildings = ["office", "clinic", "school", "store", "plant", "hotel"] as const;
export type Building = (typeof buildings)[number];

/** Areas whose name is not that of their type. */
type UsualName = keyof (typeof en)["quickStart"]["names"];

interface UsualArea {
  type: AreaType;
  name?: UsualName;
  /** Percent of the building. Walls, shafts and rooms that nobody cleans make up the rest. */
  share: number;
  /** Part of the building's fixtures that are in here, of those that it has at all. */
  fixtures?: Partial<Record<FixtureName, number>>;
}

/** Square feet for each person who is in there, as planners count. */
const squareFeetAPerson: Readonly<Record<Building, number>> = {
  office: 175,
  clinic: 150,
  school: 100,
  store: 300,
  plant: 600,
  hotel: 250,
};

/** People for each fixture; two thirds of men's toilets may be urinals. */
const peopleAFixture: Readonly<Record<FixtureName, number>> = { toilet: 15, urinal: 30, sink: 20 };

const womens = { toilet: 1 / 2, sink: 1 / 2 };
const mens = { toilet: 1 / 2, urinal: 1, sink: 1 / 2 };
const half = { toilet: 1 / 2, sink: 1 / 2 };
const all = { toilet: 1, urinal: 1, sink: 1 };

const restrooms = (share: number): readonly UsualArea[] => [
  { type: "restroom", name: "womens-restroom", share, fixtures: womens },
  { type: "restroom", name: "mens-restroom", share, fixtures: mens },
];

const usualAreas: Readonly<Record<Building, readonly UsualArea[]>> = {
  office: [
    { type: "lobby", share: 4 },
    { type: "open-office", share: 42 },
    { type: "office", name: "private-offices", share: 18 },
    { type: "conference-room", name: "conference-rooms", share: 8 },
    { type: "corridor", name: "corridors", share: 10 },
    { type: "break-room", share: 4 },
    ...restrooms(2),
    { type: "stairwell", share: 3 },
    { type: "storage", name: "copy-room", share: 2 },
  ],
  clinic: [
    { type: "waiting-room", share: 10 },
    { type: "office", name: "reception", share: 6 },
    { type: "exam-room", name: "exam-rooms", share: 38 },
    { type: "laboratory", share: 8 },
    { type: "corridor", name: "corridors", share: 15 },
    { type: "restroom", name: "patient-restroom", share: 3, fixtures: half },
    { type: "restroom", name: "staff-restroom", share: 2, fixtures: half },
    { type: "break-room", share: 4 },
    { type: "storage", name: "supply-room", share: 5 },
  ],
  school: [
    { type: "lobby", share: 3 },
    { type: "classroom", name: "classrooms", share: 45 },
    { type: "corridor", name: "corridors", share: 15 },
    { type: "library", share: 5 },
    { type: "gymnasium", share: 9 },
    { type: "locker-room", name: "locker-rooms", share: 2 },
    { type: "cafeteria", share: 6 },
    { type: "kitchen", share: 2 },
    { type: "office", name: "front-office", share: 4 },
    { type: "restroom", name: "girls-restroom", share: 1.5, fixtures: { toilet: 0.45, sink: 0.4 } },
    {
      type: "restroom",
      name: "boys-restroom",
      share: 1.5,
      fixtures: { toilet: 0.45, urinal: 1, sink: 0.4 },
    },
    {
      type: "restroom",
      name: "staff-restroom",
      share: 0.5,
      fixtures: { toilet: 0.1, sink: 0.2 },
    },
  ],
  store: [
    { type: "lobby", share: 3 },
    { type: "sales-floor", share: 65 },
    { type: "other", name: "fitting-rooms", share: 3 },
    { type: "restroom", name: "customer-restroom", share: 2, fixtures: all },
    { type: "office", name: "back-office", share: 3 },
    { type: "break-room", share: 2 },
    { type: "storage", name: "stockroom", share: 15 },
    { type: "loading-dock", share: 3 },
  ],
  plant: [
    { type: "lobby", share: 1 },
    { type: "other", name: "production-floor", share: 50 },
    { type: "warehouse", share: 27 },
    { type: "loading-dock", share: 4 },
    { type: "office", name: "offices", share: 7 },
    { type: "break-room", share: 2 },
    { type: "locker-room", name: "locker-rooms", share: 1 },
    ...restrooms(0.5),
    { type: "corridor", name: "corridors", share: 3 },
  ],
  // Guest rooms are the hotel's own housekeeping.
  hotel: [
    { type: "lobby", share: 6 },
    { type: "corridor", name: "guest-corridors", share: 14 },
    { type: "elevator", name: "elevators", share: 0.5 },
    { type: "stairwell", share: 3 },
    { type: "conference-room", name: "meeting-rooms", share: 6 },
    { type: "cafeteria", name: "breakfast-area", share: 4 },
    { type: "kitchen", share: 2 },
    { type: "gymnasium", name: "fitness-room", share: 1 },
    ...restrooms(0.5),
    { type: "office", name: "back-office", share: 2 },
    { type: "storage", name: "linen-storage", share: 2 },
  ],
};

/** Guests of a hotel have bathrooms of their own, so few people use its restrooms. */
const shareOfPeople: Partial<Record<Building, number>> = { hotel: 0.2 };

/** The facts of a survey that a proposal follows from. */
export interface ProposedFor {
  opportunityId: string;
  /** Missing in what a phone has kept since an earlier version. */
  contactLanguage?: Language | undefined;
  squareFeet?: number | undefined;
}

/** Rounded to two figures, because more would look like a measurement. */
function rounded(squareFeet: number): number {
  const step = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(1, squareFeet))) - 1);
  return Math.round(squareFeet / step) * step;
}

function estimate({ share, fixtures = {} }: UsualArea, building: Building, squareFeet: number) {
  const people = (squareFeet / squareFeetAPerson[building]) * (shareOfPeople[building] ?? 1);
  const count = (fixture: FixtureName): number => {
    const part = fixtures[fixture] ?? 0;
    return part === 0
      ? 0
      : Math.min(maxFixtures, Math.max(1, Math.round((people / peopleAFixture[fixture]) * part)));
  };
  return {
    squareFeet: rounded((squareFeet * share) / 100) || null,
    fixtures: { toilet: count("toilet"), urinal: count("urinal"), sink: count("sink") },
  };
}

const unmeasured = { squareFeet: null, fixtures: { toilet: 0, urinal: 0, sink: 0 } };

/**
 * The ids follow from the opportunity, the kind of building and the area, so two phones that propose areas
 * for the same building add them once.
 * @param language of the seller, who alone reads the notes
 */
export const proposeAreas = (
  { opportunityId, squareFeet, ...survey }: ProposedFor,
  building: Building,
  language: Language,
) =>
  Promise.all(
    usualAreas[building].map(async (area) => {
      const { type, name } = area;
      const contactLanguage = survey.contactLanguage ?? language;
      const isEstimated = squareFeet !== undefined;
      return {
        id: await surveyIdOf(`${opportunityId} ${building} ${name ?? type}`),
        source: "proposed" as const,
        fields: surveyAreaTexts({
          // Without a name of its own, an area is called by its type, in the prospect's language.
          name:
            name === undefined
              ? typeLabel(type, contactLanguage)
              : surveyMessages(contactLanguage).quickStart.names[name],
          floor: "",
          type,
          floorCovering: null,
          ...(isEstimated ? estimate(area, building, squareFeet) : unmeasured),
          notes: isEstimated ? surveyMessages(language).quickStart.estimated : "",
        }),
      };
    }),
  );

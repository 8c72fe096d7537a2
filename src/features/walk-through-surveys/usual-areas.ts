/** The areas that a building of a kind usually has: one tap proposes them, each still without a measure. */
import { type AreaType, areaTypes } from "#features/facilities/areas/area-types.ts";
import type { Language } from "#platform/language/language.ts";
import type { en } from "./messages/en.ts";
import { surveyMessages } from "./messages.ts";
import { surveyAreaTexts } from "./survey-area.ts";
import { surveyIdOf } from "./survey-area-id.ts";

export const buildings = ["office", "clinic", "school", "store", "plant", "hotel"] as const;
export type Building = (typeof buildings)[number];

/** Those that have a name of their own beside their type. */
type UsualName = keyof (typeof en)["quickStart"]["names"];

interface UsualArea {
  type: AreaType;
  name?: UsualName;
}

const restrooms: readonly UsualArea[] = [
  { type: "restroom", name: "womens-restroom" },
  { type: "restroom", name: "mens-restroom" },
];

const usualAreas: Readonly<Record<Building, readonly UsualArea[]>> = {
  office: [
    { type: "lobby" },
    { type: "open-office" },
    { type: "office", name: "private-offices" },
    { type: "conference-room", name: "conference-rooms" },
    { type: "corridor", name: "corridors" },
    { type: "break-room" },
    ...restrooms,
    { type: "stairwell" },
    { type: "storage", name: "copy-room" },
  ],
  clinic: [
    { type: "waiting-room" },
    { type: "office", name: "reception" },
    { type: "exam-room", name: "exam-rooms" },
    { type: "laboratory" },
    { type: "corridor", name: "corridors" },
    { type: "restroom", name: "patient-restroom" },
    { type: "restroom", name: "staff-restroom" },
    { type: "break-room" },
    { type: "storage", name: "supply-room" },
  ],
  school: [
    { type: "lobby" },
    { type: "classroom", name: "classrooms" },
    { type: "corridor", name: "corridors" },
    { type: "library" },
    { type: "gymnasium" },
    { type: "locker-room", name: "locker-rooms" },
    { type: "cafeteria" },
    { type: "kitchen" },
    { type: "office", name: "front-office" },
    { type: "restroom", name: "girls-restroom" },
    { type: "restroom", name: "boys-restroom" },
    { type: "restroom", name: "staff-restroom" },
  ],
  store: [
    { type: "lobby" },
    { type: "sales-floor" },
    { type: "other", name: "fitting-rooms" },
    { type: "restroom", name: "customer-restroom" },
    { type: "office", name: "back-office" },
    { type: "break-room" },
    { type: "storage", name: "stockroom" },
    { type: "loading-dock" },
  ],
  plant: [
    { type: "lobby" },
    { type: "other", name: "production-floor" },
    { type: "warehouse" },
    { type: "loading-dock" },
    { type: "office", name: "offices" },
    { type: "break-room" },
    { type: "locker-room", name: "locker-rooms" },
    ...restrooms,
    { type: "corridor", name: "corridors" },
  ],
  hotel: [
    { type: "lobby" },
    { type: "corridor", name: "guest-corridors" },
    { type: "elevator", name: "elevators" },
    { type: "stairwell" },
    { type: "conference-room", name: "meeting-rooms" },
    { type: "cafeteria", name: "breakfast-area" },
    { type: "kitchen" },
    { type: "gymnasium", name: "fitness-room" },
    ...restrooms,
    { type: "office", name: "back-office" },
    { type: "storage", name: "linen-storage" },
  ],
};

/** What adds them. Two phones that propose the same for one building add it once. */
export const proposeAreas = (opportunityId: string, building: Building, language: Language) =>
  Promise.all(
    usualAreas[building].map(async ({ type, name }) => {
      const { names } = surveyMessages(language).quickStart;
      const label = areaTypes(language).find(({ value }) => value === type)?.label ?? "";
      return {
        id: await surveyIdOf(`${opportunityId} ${building} ${name ?? type}`),
        source: "proposed" as const,
        fields: surveyAreaTexts({
          name: name === undefined ? label : names[name],
          floor: "",
          type,
          floorCovering: null,
          squareFeet: null,
          fixtures: { toilet: 0, urinal: 0, sink: 0 },
          notes: "",
        }),
      };
    }),
  );

import { describe, expect, it } from "vitest";
import { ownWords, plainWords } from "#platform/language/written-words.ts";
import { nightAnswer, type SeenFacility, troubleOf } from "./night-answer.server.ts";
import { formatQuietFacility } from "./visit-summary.server.ts";

type Visit = SeenFacility["visits"][number];

/** Eight in the morning in Chicago. */
const now = new Date("2026-11-24T14:00:00Z");

const cleaned: Visit = {
  id: "v1",
  facilityId: "f1",
  facilityName: "Clinic",
  seriesId: "s1",
  title: "Evening",
  timeZone: "America/Chicago",
  date: "2026-11-23",
  windowStart: "22:00",
  windowEnd: "02:00",
  beginsAt: new Date("2026-11-24T04:00:00Z"),
  endsAt: new Date("2026-11-24T08:00:00Z"),
  crewSize: 2,
  budgetMinutes: null,
  isChanged: false,
  state: "completed",
  cancelReason: null,
  cancelLanguage: null,
  missedAt: null,
  checkedInAt: new Date("2026-11-24T04:04:00Z"),
  checkedInHow: "site-code",
  checkedOutAt: new Date("2026-11-24T07:48:00Z"),
  checkedOutHow: "site-code",
  checkedInSentAt: null,
  checkedOutSentAt: null,
  changedAt: now,
  tasks: 42,
  tasksDone: 42,
  exceptions: 0,
};
const missed: Visit = {
  ...cleaned,
  state: "missed",
  missedAt: now,
  checkedInAt: null,
  checkedOutAt: null,
  tasks: 0,
  tasksDone: 0,
};
const leftEarly: Visit = { ...cleaned, tasksDone: 6 };
const cancelled: Visit = { ...missed, state: "cancelled", missedAt: null, cancelReason: "Snow" };
const running: Visit = { ...cleaned, state: "in-progress", checkedOutAt: null, tasksDone: 6 };

const expected: Visit = { ...running, state: "scheduled", checkedInAt: null, tasksDone: 0 };

const answer = (...visits: (Visit | undefined)[]) =>
  nightAnswer(
    visits.map((visit, index) => ({
      id: `f${index}`,
      name: `Place ${index}`,
      visits: visit ? [visit] : [],
      before: undefined,
    })),
    now,
    "en",
  );

describe("the first sentence of the home", () => {
  it("says that all were cleaned", () => {
    expect(answer(cleaned, cleaned, cleaned, cleaned)).toEqual({
      sentence: "4 of 4 facilities were cleaned last night.",
      isWrong: false,
      reasons: [],
    });
  });

  it("says what was not, the worst first, and why", () => {
    const { sentence, isWrong, reasons } = answer(cleaned, cancelled, leftEarly, missed);
    expect(sentence).toBe("1 of 4 facilities was cleaned last night.");
    expect(isWrong).toBe(true);
    expect(reasons.map(({ facilityName, why }) => `${facilityName}: ${plainWords(why)}`)).toEqual([
      "Place 3: the visit was missed; no one checked in",
      "Place 2: left early, 36 tasks not done",
      "Place 1: the visit was canceled (Snow)",
    ]);
  });

  it("keeps the reason that somebody wrote apart from its own words", () => {
    expect(answer({ ...cancelled, cancelLanguage: "es" }).reasons).toMatchObject([
      { why: { before: "the visit was canceled (", text: "Snow", after: ")", language: "es" } },
    ]);
  });

  it.each<[string, (Visit | undefined)[]]>([
    ["Place 0 was cleaned last night.", [cleaned]],
    ["Place 0 was not cleaned last night.", [missed]],
    ["Place 0 was not cleaned last night.", [leftEarly]],
    ["Place 0 is being cleaned now.", [running]],
    ["2 of 2 facilities were cleaned last night.", [cleaned, undefined, cleaned]],
    ["No visit was due in the last 24 hours.", [undefined, undefined]],
  ])("counts those that were due: %s", (sentence, visits) => {
    expect(answer(...visits).sentence).toBe(sentence);
  });

  it("says it in Spanish", () => {
    const clinic = { id: "f", name: "Clinic", visits: [leftEarly], before: undefined };
    expect(nightAnswer([clinic], now, "es")).toMatchObject({
      sentence: "Clinic no se limpió anoche.",
      reasons: [{ why: ownWords("salida anticipada, 36 tareas sin hacer") }],
    });
    const cleanedToo = { ...clinic, id: "g", visits: [cleaned] };
    expect(nightAnswer([clinic, cleanedToo], now, "es").sentence).toBe(
      "Se limpió 1 de 2 instalaciones anoche.",
    );
  });

  it("calls a cancelled visit wrong, as the order of the cards does", () => {
    expect(answer(cleaned, cancelled).isWrong).toBe(true);
  });

  it.each<[string, Visit[]]>([
    ["Place 0 is being cleaned now.", [running]],
    ["The crew is due at Place 0 now.", [expected]],
    ["4 facilities are being cleaned now.", [running, running, running, running]],
    ["Crews are due at 2 facilities now.", [expected, expected]],
    [
      "2 facilities are being cleaned now. Crews are due at 2 more facilities now.",
      [running, expected, running, expected],
    ],
    [
      "2 of 2 facilities were cleaned last night. 2 more facilities are being cleaned now.",
      [cleaned, cleaned, running, running],
    ],
    [
      "Place 1 was not cleaned last night. Place 0 is being cleaned now. The crew is due at Place 2 now.",
      [running, missed, expected],
    ],
  ])("counts crews that are there or due apart from what is over: %s", (sentence, visits) => {
    const nightAnswer = answer(...visits);
    expect(nightAnswer.sentence).toBe(sentence);
    expect(nightAnswer.isWrong).toBe(visits.includes(missed));
    expect(nightAnswer.reasons).toHaveLength(visits.includes(missed) ? 1 : 0);
  });

  it("takes the worst visit of a facility", () => {
    const of = (visits: Visit[]) =>
      nightAnswer([{ id: "f", name: "Clinic", visits, before: undefined }], now, "en");
    expect(of([cleaned]).sentence).toBe("Clinic was cleaned last night.");
    expect(of([cleaned, missed]).sentence).toBe("Clinic was not cleaned last night.");
  });

  it("names what was missed before, where nothing was due since", () => {
    const before = { ...missed, date: "2026-11-22" };
    const clinic = { id: "f", name: "Clinic", before };
    expect(nightAnswer([{ ...clinic, visits: [] }], now, "en")).toEqual({
      sentence: "No visit was due in the last 24 hours.",
      isWrong: true,
      reasons: [
        {
          facilityId: "f",
          facilityName: "Clinic",
          why: ownWords("no visit has been due since Sunday, November 22: missed"),
        },
      ],
    });
    expect(nightAnswer([{ ...clinic, visits: [cleaned] }], now, "en").isWrong).toBe(false);
  });

  it("names the time by the clock of each facility", () => {
    const at = (beginsAt: string, timeZone = "America/Chicago"): Visit => ({
      ...cleaned,
      timeZone,
      beginsAt: new Date(beginsAt),
    });
    const when = (...visits: Visit[]) => answer(...visits).sentence.replace(/.* cleaned /, "");
    expect(when(at("2026-11-24T07:00:00Z"))).toBe("last night.");
    expect(when(at("2026-11-24T12:30:00Z"))).toBe("today.");
    expect(when(at("2026-11-23T20:00:00Z"))).toBe("yesterday.");
    expect(when(at("2026-11-24T02:00:00Z"), at("2026-11-24T12:30:00Z"))).toBe(
      "in the last 24 hours.",
    );
    expect(when(at("2026-11-24T02:00:00Z", "Pacific/Honolulu"))).toBe("yesterday.");
  });
});

it("facilities with something wrong stand above those without", () => {
  const exception = { ...cleaned, exceptions: 1 };
  const facilities = Object.entries({ cleaned, cancelled, exception, leftEarly, missed }).map(
    ([name, visit]) => ({ name, visits: [visit], before: undefined }),
  );
  const quiet = { name: "missed before", visits: [], before: missed };
  const sorted = [...facilities, quiet].toSorted((a, b) => troubleOf(a) - troubleOf(b));
  expect(sorted.map(({ name }) => name)).toEqual([
    "missed",
    "missed before",
    "leftEarly",
    "cancelled",
    "exception",
    "cleaned",
  ]);
});

it.each<[string, Visit | undefined]>([
  ["No visit was due in the last 7 days.", undefined],
  ["No visit has been due since Monday, November 23: completed.", cleaned],
  ["No visit has been due since Monday, November 23: left early, 36 tasks not done.", leftEarly],
  ["No visit has been due since Monday, November 23: missed.", missed],
])("a card without a visit says whether one was due: %s", (text, before) => {
  expect(formatQuietFacility(before, now, "en")).toBe(text);
});

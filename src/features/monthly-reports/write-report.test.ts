import { describe, expect, it } from "vitest";
import type { Language } from "#platform/language/language.ts";
import type { AreaFigures, FacilityFigures, LateOrder, Remedies, Sums } from "./report-figures.ts";
import { changeText, reportNumbers } from "./report-numbers.server.ts";
import { writeReport } from "./write-report.server.ts";

const nothing: Sums = {
  scores: [],
  visits: { due: 0, onTime: 0, missed: 0 },
  orders: { asked: 0, late: 0 },
  reports: 0,
  feedback: { answers: 0, points: 0 },
};
const noRemedies: Remedies = {
  complaints: 0,
  complaintsAnswered: 0,
  complaintsDone: 0,
  failedItems: 0,
  ordersFinished: 0,
  ordersOpen: 0,
  reinspected: 0,
  accepted: 0,
};
const area = (name: string, tenths: number, over: Partial<AreaFigures> = {}): AreaFigures => ({
  id: name,
  name,
  method: "five-point",
  inspections: 1,
  tenths,
  failed: 0,
  putRight: 0,
  ...over,
});
const facility = (over: Partial<FacilityFigures> = {}): FacilityFigures => ({
  id: "a",
  name: "Clinic",
  now: nothing,
  before: nothing,
  areas: [],
  remedies: noRemedies,
  ...over,
});
const byFive = (inspections: number, tenths: number) => ({
  scores: [{ method: "five-point" as const, inspections, tenths }],
});

const written = (...facilities: FacilityFigures[]) => writtenIn("en", facilities);

const writtenIn = (language: Language, facilities: FacilityFigures[]) =>
  Object.fromEntries(
    writeReport("2026-10", facilities, language).map(({ title, sentences }) => [title, sentences]),
  );

describe("the sentences of a month", () => {
  it("tell of a good one", () => {
    const before: Sums = {
      ...nothing,
      ...byFive(1, 900),
      visits: { due: 20, onTime: 18, missed: 1 },
      orders: { asked: 4, late: 1 },
      feedback: { answers: 1, points: 8 },
    };
    const now: Sums = {
      ...nothing,
      ...byFive(2, 1_880),
      visits: { due: 22, onTime: 22, missed: 0 },
      orders: { asked: 3, late: 0 },
      feedback: { answers: 2, points: 19 },
    };
    const remedies = { ...noRemedies, complaints: 1, complaintsAnswered: 1, complaintsDone: 1 };
    const areas = [area("Lobby", 1_980, { inspections: 2 }), area("Restroom", 890)];
    expect(written(facility({ now, before, areas, remedies }))).toEqual({
      "In short": [
        "Our crews made all 22 visits on time.",
        "3 work orders were requested, and all met their targets.",
      ],
      "Best and worst area": ["Best: Lobby, 99.0%.", "Worst: Restroom, 89.0%. No items failed."],
      "What changed": [
        "Better: inspection score (five-point) up from 90.0% to 94.0%.",
        "Better: visits on time up from 90.0% to 100.0%.",
        "Better: visits missed down from 1 to 0.",
        "Better: missed targets down from 1 to 0.",
        "Better: feedback up from 8.0 to 9.5.",
      ],
      "What was done about it": ["One complaint, answered and resolved."],
    });
  });

  it("tell of a bad one as plainly, what is worse first, over two facilities", () => {
    const before: Sums = {
      ...nothing,
      ...byFive(1, 905),
      visits: { due: 10, onTime: 10, missed: 0 },
      reports: 1,
      orders: { asked: 1, late: 1 },
    };
    const now: Sums = {
      ...nothing,
      ...byFive(1, 742),
      visits: { due: 10, onTime: 6, missed: 2 },
      reports: 5,
      orders: { asked: 6, late: 1 },
    };
    const remedies: Remedies = {
      complaints: 4,
      complaintsAnswered: 2,
      complaintsDone: 1,
      failedItems: 3,
      ordersFinished: 2,
      ordersOpen: 1,
      reinspected: 2,
      accepted: 1,
    };
    const clinic = facility({
      now,
      before,
      remedies,
      areas: [area("Lobby", 905), area("Restroom", 600, { failed: 3, putRight: 2 })],
    });
    const other = { visits: { due: 30, onTime: 30, missed: 0 } };
    const store = facility({
      id: "b",
      name: "Store",
      areas: [area("Hall", 1_000)],
      now: { ...nothing, ...other },
      before: { ...nothing, ...other },
    });
    expect(written(clinic, store)).toEqual({
      "In short": [
        "Our crews made 38 of 40 visits, 36 of them on time (90.0%), and missed 2.",
        "6 work orders were requested. One missed a target.",
      ],
      "Best and worst area": [
        "Best: Hall (Store), 100.0%.",
        "Worst: Restroom (Clinic), 60.0%. 3 items failed; 2 of them have been corrected.",
      ],
      "What changed": [
        "Worse: inspection score (five-point) down from 90.5% to 74.2%.",
        "Worse: visits on time down from 100.0% to 90.0%.",
        "Worse: visits missed up from 0 to 2.",
        "Occupant reports up from 1 to 5.",
      ],
      "What was done about it": [
        "4 complaints: 2 answered, 2 not yet answered, 1 resolved.",
        "3 items failed inspection this month.",
        "Corrective work orders: 2 finished, 1 still open.",
        "2 items passed re-inspection; the client has accepted 1.",
      ],
    });
  });

  it("say which work orders were late and by how much, and which visits were left unfinished", () => {
    const now: Sums = {
      ...nothing,
      visits: { due: 3, onTime: 3, missed: 0 },
      orders: { asked: 4, late: 4 },
    };
    const late = (number: string, missed: LateOrder["missed"], category = "spill"): LateOrder => ({
      id: number,
      number,
      category,
      requestedOn: "2026-10-12",
      missed,
    });
    const over = { round: 1, isRunning: false } as const;
    const clinic = facility({
      now,
      unfinishedVisits: [{ id: "v", date: "2026-10-09", tasks: 42, tasksDone: 6 }],
      lateOrders: [
        late("WO-AAAAAA", [
          { ...over, clock: "response", minutesLate: 49 },
          { ...over, clock: "resolution", minutesLate: 180, calendarMinutesLate: 4_320, round: 2 },
        ]),
        late("WO-BBBBBB", [{ clock: "resolution", round: 1, isRunning: true, minutesLate: 90 }]),
        late("WO-CCCCCC", [], "trash"),
        late("WO-DDDDDD", [
          { ...over, clock: "response", minutesLate: 4, round: 2 },
          { ...over, clock: "resolution", round: 2 },
        ]),
      ],
    });
    expect(written(clinic)).toMatchObject({
      "In short": [
        "Our crews made all 3 visits on time. They left 1 visit unfinished.",
        "4 work orders were requested. All missed a target.",
      ],
      "Late or unfinished": [
        "The visit on October 9 ended with 36 of 42 tasks not done.",
        "WO-AAAAAA (spill or leak, requested October 12) was answered 49 min late. After it was reopened, it was finished 3 days late.",
        "WO-BBBBBB (spill or leak, requested October 12) was still unfinished, 1 h 30 min late, when this was written.",
        "WO-CCCCCC (trash, requested October 12) missed a target.",
        "WO-DDDDDD (spill or leak, requested October 12) was reopened, then answered 4 min late and finished late.",
      ],
    });
    const store = facility({ id: "b", name: "Store", now });
    expect(written(clinic, store)["Late or unfinished"]?.[0]).toBe(
      "The visit at Clinic on October 9 ended with 36 of 42 tasks not done.",
    );
    const many = Array.from({ length: 9 }, (_, n) => late(`WO-${n}`, []));
    expect(written(facility({ now, lateOrders: many }))["Late or unfinished"]).toHaveLength(6);
    expect(written(facility({ now, lateOrders: many }))["Late or unfinished"]?.at(-1)).toBe(
      "The portal lists 4 more late work orders.",
    );
    // As reports from before have it.
    expect(written(facility({ now }))["Late or unfinished"]).toBeUndefined();
  });

  it.each<[string, Sums["visits"]]>([
    ["No visits were due.", { due: 0, onTime: 0, missed: 0 }],
    ["Our crew made the one visit due on time.", { due: 1, onTime: 1, missed: 0 }],
    ["Our crew missed the one visit due.", { due: 1, onTime: 0, missed: 1 }],
    ["Our crews missed all 4 visits.", { due: 4, onTime: 0, missed: 4 }],
    ["Our crews made all 4 visits, 3 of them on time (75.0%).", { due: 4, onTime: 3, missed: 0 }],
    [
      "Our crews made 3 of 4 visits, none of them on time (0.0%), and missed 1.",
      { due: 4, onTime: 0, missed: 1 },
    ],
  ])("count visits: %s", (text, visits) => {
    const now = { ...nothing, visits, reports: 1 };
    expect(written(facility({ now }))["In short"]?.[0]).toBe(text);
  });

  it("say of an empty one that there is nothing to measure", () => {
    expect(written(facility({ before: { ...nothing, reports: 3 } }))).toEqual({
      "In short": [
        "Nothing was recorded in October: no visits were due, no inspections were finished, and no one requested anything. There is nothing to measure.",
      ],
    });
  });

  it("name no best and worst area without inspections, and no change without a month before", () => {
    const now = { ...nothing, visits: { due: 1, onTime: 0, missed: 0 } };
    expect(written(facility({ now }))).toEqual({
      "In short": [
        "Our crew made the one visit due, but not on time.",
        "No work was requested beyond the schedule.",
      ],
      "Best and worst area": [
        "No inspections were finished in October, so there is no best or worst area.",
      ],
      "What changed": ["Nothing was recorded in September for comparison."],
      "What was done about it": [
        "No items failed and no one complained, so there was nothing to correct.",
      ],
    });
  });

  it("compare areas of one method alone, and call none the worst of equals", () => {
    const now = { ...nothing, ...byFive(1, 900) };
    const alike = [area("Lobby", 900), area("Hall", 900)];
    const areas = [...alike, area("Restroom", 0, { method: "pass-fail" })];
    expect(written(facility({ now, areas }))["Best and worst area"]).toEqual([
      "All 2 inspected areas scored 90.0%.",
      "Only the 2 areas rated by the five-point method are compared. We never mix methods.",
    ]);
    const failed = area("Lobby", 700, { failed: 1 });
    expect(written(facility({ now, areas: [failed] }))["Best and worst area"]).toEqual([
      "Only one area was inspected: Lobby, 70.0%. One item failed and had not been corrected when this was written.",
    ]);
  });

  it("single none out among equals", () => {
    const now = { ...nothing, ...byFive(1, 900) };
    const worst = { failed: 2, putRight: 1 };
    const areas = [
      area("Stairs", 700, worst),
      area("Lobby", 980),
      area("Restroom", 700, worst),
      area("Hall", 980),
      area("Kitchen", 700),
    ];
    expect(written(facility({ now, areas }))["Best and worst area"]).toEqual([
      "Best: Hall and 1 other area, 98.0%.",
      "Worst: Kitchen and 2 other areas, 70.0%. 4 items failed; 2 of them have been corrected.",
    ]);
  });

  it("are Spanish for who reads Spanish", () => {
    const now: Sums = {
      ...nothing,
      ...byFive(1, 742),
      visits: { due: 40, onTime: 36, missed: 2 },
      orders: { asked: 6, late: 1 },
      reports: 5,
    };
    const before: Sums = { ...nothing, ...byFive(1, 905), reports: 1 };
    const remedies = { ...noRemedies, complaints: 1, complaintsAnswered: 1 };
    const lateOrders: LateOrder[] = [
      {
        id: "o",
        number: "WO-AAAAAA",
        category: "spill",
        requestedOn: "2026-10-12",
        missed: [
          { clock: "response", round: 1, isRunning: false, minutesLate: 49 },
          { clock: "resolution", round: 1, isRunning: false },
        ],
      },
    ];
    const areas = [area("Lobby", 980), area("Restroom", 600, { failed: 3, putRight: 1 })];
    expect(writtenIn("es", [facility({ now, before, remedies, areas, lateOrders })])).toEqual({
      "En resumen": [
        "Nuestros equipos realizaron 38 de 40 visitas, 36 a tiempo (90.0%), y no realizaron 2.",
        "Se solicitaron 6 órdenes de trabajo. Una no cumplió una meta.",
      ],
      "Con retraso o sin terminar": [
        "WO-AAAAAA (derrame o fuga, solicitada el 12 de octubre): respondida con 49 min de retraso y terminada con retraso.",
      ],
      "La mejor y la peor área": [
        "Mejor: Lobby, 98.0%.",
        "Peor: Restroom, 60.0%. Se reprobaron 3 elementos; 1 ya se corrigió.",
      ],
      "Qué cambió": [
        "Peor: puntaje de inspección (cinco puntos), de 90.5% a 74.2%.",
        "Peor: metas incumplidas, de 0 a 1.",
        "Reportes de ocupantes: de 1 a 5.",
      ],
      "Qué se hizo al respecto": ["Una queja, respondida pero aún sin resolver."],
    });
  });

  it("do not hide that nothing was ordered", () => {
    const remedies = { ...noRemedies, failedItems: 2 };
    const now = { ...nothing, ...byFive(1, 700) };
    expect(written(facility({ now, remedies }))["What was done about it"]).toEqual([
      "No one complained about the cleaning.",
      "2 items failed inspection this month.",
      "No corrective work had been ordered when this was written.",
    ]);
  });
});

describe("the numbers of a month", () => {
  it("stand beside the month before in words, scores by each method", () => {
    const passed = { method: "pass-fail" as const, inspections: 1, tenths: 500 };
    const now = { ...nothing, ...byFive(3, 2_701), visits: { due: 3, onTime: 1, missed: 1 } };
    const before = { ...nothing, scores: [passed], visits: { due: 2, onTime: 1, missed: 1 } };
    const shown = reportNumbers(now, before, "en").map((number) => [
      number.label,
      number.text,
      number.of,
      changeText(number, "September", "en"),
    ]);
    expect(shown).toEqual([
      [
        "Inspection score: five-point",
        "90.0%",
        "of 3 inspections",
        "Nothing to compare with in September",
      ],
      ["Inspection score: pass or fail", "–", "of 0 inspections", "Nothing to count"],
      [
        "Visits on time",
        "33.3%",
        "of 3 visits",
        "Worse: 16.7 points less than in September (50.0%)",
      ],
      ["Visits missed", "1", "of 3 visits", "The same as in September"],
      ["Missed targets", "0", "of 0 work orders", "The same as in September"],
      ["Occupant reports", "0", "of 0 reports", "The same as in September"],
      ["Feedback", "–", "of 0 answers", "Nothing to count"],
    ]);
  });

  it("count missed visits in whole numbers, however many were due", () => {
    const missed = (due: number, missed: number) =>
      reportNumbers(
        { ...nothing, visits: { due, onTime: due - missed, missed } },
        { ...nothing, visits: { due: 47, onTime: 44, missed: 3 } },
        "en",
      ).find(({ name }) => name === "visits-missed");
    expect([missed(49, 1)?.text, missed(49, 1)?.change]).toEqual([
      "1",
      { was: "3", by: "2", isMore: false },
    ]);
    expect(missed(0, 0)?.text).toBe("–");
  });
});

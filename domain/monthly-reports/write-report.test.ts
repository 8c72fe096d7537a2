import { describe, expect, it } from "vitest";
import type { AreaFigures, FacilityFigures, Remedies, Sums } from "./report-figures.ts";
import { changeText, reportNumbers } from "./report-numbers.ts";
import { writeReport } from "./write-report.ts";

const nothing: Sums = {
  ...{ scores: [], visits: { due: 0, onTime: 0, missed: 0 }, orders: { asked: 0, late: 0 } },
  ...{ reports: 0, feedback: { answers: 0, points: 0 } },
};
const noRemedies: Remedies = {
  ...{ complaints: 0, complaintsAnswered: 0, complaintsDone: 0, failedItems: 0 },
  ...{ ordersFinished: 0, ordersOpen: 0, reinspected: 0, accepted: 0 },
};
const area = (name: string, tenths: number, over: Partial<AreaFigures> = {}): AreaFigures => ({
  ...{ id: name, name, method: "five-point", inspections: 1, tenths, failed: 0, putRight: 0 },
  ...over,
});
const facility = (over: Partial<FacilityFigures> = {}): FacilityFigures => ({
  ...{ id: "a", name: "Clinic", now: nothing, before: nothing, areas: [], remedies: noRemedies },
  ...over,
});
const byFive = (inspections: number, tenths: number) => ({
  scores: [{ method: "five-point" as const, inspections, tenths }],
});

const written = (...facilities: FacilityFigures[]) =>
  Object.fromEntries(
    writeReport("2026-10", facilities).map(({ title, sentences }) => [title, sentences]),
  );

describe("the sentences of a month", () => {
  it("tell of a good one", () => {
    const before: Sums = {
      ...{ ...nothing, ...byFive(1, 900), visits: { due: 20, onTime: 18, missed: 1 } },
      ...{ orders: { asked: 4, late: 1 }, feedback: { answers: 1, points: 8 } },
    };
    const now: Sums = {
      ...{ ...nothing, ...byFive(2, 1_880), visits: { due: 22, onTime: 22, missed: 0 } },
      ...{ orders: { asked: 3, late: 0 }, feedback: { answers: 2, points: 19 } },
    };
    const remedies = { ...noRemedies, complaints: 1, complaintsAnswered: 1, complaintsDone: 1 };
    const areas = [area("Lobby", 1_980, { inspections: 2 }), area("Restroom", 890)];
    expect(written(facility({ now, before, areas, remedies }))).toEqual({
      "In short": [
        "Crews came to all 22 visits, on time.",
        "3 work orders were asked for, and no target was missed.",
      ],
      "Best and worst area": [
        "Best: Lobby, 99.0%.",
        "Worst: Restroom, 89.0%. No item of it failed.",
      ],
      "What changed": [
        "Better: inspection score: five-point, 1 to 5 up from 90.0% to 94.0%.",
        "Better: visits on time up from 90.0% to 100.0%.",
        "Better: visits missed down from 1 to 0.",
        "Better: missed targets down from 1 to 0.",
        "Better: feedback up from 8.0 to 9.5.",
      ],
      "What was done about it": ["One complaint, answered and put right."],
    });
  });

  it("tell of a bad one as plainly, what is worse first, over two facilities", () => {
    const before: Sums = {
      ...{ ...nothing, ...byFive(1, 905), visits: { due: 10, onTime: 10, missed: 0 } },
      ...{ reports: 1, orders: { asked: 1, late: 1 } },
    };
    const now: Sums = {
      ...{ ...nothing, ...byFive(1, 742), visits: { due: 10, onTime: 6, missed: 2 } },
      ...{ reports: 5, orders: { asked: 6, late: 1 } },
    };
    const remedies: Remedies = {
      ...{ complaints: 4, complaintsAnswered: 2, complaintsDone: 1, failedItems: 3 },
      ...{ ordersFinished: 2, ordersOpen: 1, reinspected: 2, accepted: 1 },
    };
    const clinic = facility({
      ...{ now, before, remedies },
      areas: [area("Lobby", 905), area("Restroom", 600, { failed: 3, putRight: 2 })],
    });
    const other = { visits: { due: 30, onTime: 30, missed: 0 } };
    const store = facility({
      ...{ id: "b", name: "Store", areas: [area("Hall", 1_000)] },
      ...{ now: { ...nothing, ...other }, before: { ...nothing, ...other } },
    });
    expect(written(clinic, store)).toEqual({
      "In short": [
        "Crews came to 38 of 40 visits, on time to 36 (90.0%). 2 were missed.",
        "6 work orders were asked for. One was answered or done later than agreed.",
      ],
      "Best and worst area": [
        "Best: Hall (Store), 100.0%.",
        "Worst: Restroom (Clinic), 60.0%. 3 items failed; 2 of them are put right.",
      ],
      "What changed": [
        "Worse: inspection score: five-point, 1 to 5 down from 90.5% to 74.2%.",
        "Worse: visits on time down from 100.0% to 90.0%.",
        "Worse: visits missed up from 0 to 2.",
        "Reports by occupants up from 1 to 5.",
      ],
      "What was done about it": [
        "4 complaints: 2 answered, 2 without an answer, 1 put right.",
        "3 items failed inspection this month.",
        "Corrective work orders: 2 finished, 1 still open.",
        "2 items passed re-inspection; the client has accepted 1.",
      ],
    });
  });

  it("say of an empty one that there is nothing to measure", () => {
    expect(written(facility({ before: { ...nothing, reports: 3 } }))).toEqual({
      "In short": [
        "Nothing was recorded in October: no visit was due, no inspection was finished, and nobody asked for anything. There is nothing to measure.",
      ],
    });
  });

  it("name no best and worst area without inspections, and no change without a month before", () => {
    const now = { ...nothing, visits: { due: 1, onTime: 0, missed: 0 } };
    expect(written(facility({ now }))).toEqual({
      "In short": [
        "Crews came to the one visit, on time to 0 (0.0%).",
        "No work was asked for beyond the schedule.",
      ],
      "Best and worst area": [
        "No inspection was finished in October, so no area can be called the best or the worst.",
      ],
      "What changed": ["Nothing was recorded in September to compare with."],
      "What was done about it": [
        "No item failed and nobody complained: there was nothing to put right.",
      ],
    });
  });

  it("compare areas of one method alone, and call none the worst of equals", () => {
    const now = { ...nothing, ...byFive(1, 900) };
    const alike = [area("Lobby", 900), area("Hall", 900)];
    const areas = [...alike, area("Restroom", 0, { method: "pass-fail" })];
    expect(written(facility({ now, areas }))["Best and worst area"]).toEqual([
      "All 2 inspected areas scored 90.0%.",
      "Compared are the 2 areas that were rated by the method “five-point, 1 to 5”: methods are never mixed.",
    ]);
    const failed = area("Lobby", 700, { failed: 1 });
    expect(written(facility({ now, areas: [failed] }))["Best and worst area"]).toEqual([
      "Only one area was inspected: Lobby, 70.0%. One item failed, not put right when this was written.",
    ]);
  });

  it("single none out among equals", () => {
    const now = { ...nothing, ...byFive(1, 900) };
    const worst = { failed: 2, putRight: 1 };
    const areas = [
      ...[area("Stairs", 700, worst), area("Lobby", 980), area("Restroom", 700, worst)],
      ...[area("Hall", 980), area("Kitchen", 700)],
    ];
    expect(written(facility({ now, areas }))["Best and worst area"]).toEqual([
      "Best: Hall and 1 more, 98.0%.",
      "Worst: Kitchen and 2 more, 70.0%. 4 items failed; 2 of them are put right.",
    ]);
  });

  it("do not hide that nothing was ordered", () => {
    const remedies = { ...noRemedies, failedItems: 2 };
    const now = { ...nothing, ...byFive(1, 700) };
    expect(written(facility({ now, remedies }))["What was done about it"]).toEqual([
      "Nobody complained about the cleaning.",
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
    const shown = reportNumbers(now, before).map((number) => [
      ...[number.label, number.text, number.of, changeText(number, "September")],
    ]);
    expect(shown).toEqual([
      [
        ...["Inspection score: five-point, 1 to 5", "90.0%", "of 3 inspections"],
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
      ["Reports by occupants", "0", "of 0 reports", "The same as in September"],
      ["Feedback", "–", "of 0 answers", "Nothing to count"],
    ]);
  });
});

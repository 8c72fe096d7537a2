import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { usualWeek } from "#features/facilities/hours-form.ts";
import type { MorningReport } from "../read-morning-report.server.ts";
import { morningReport } from "./morning-report.tsx";
import { reportFacts } from "./morning-report-facts.ts";

type Visit = MorningReport["visits"][number];

const origin = "https://www.cleardawn.example";
const reading = { date: "2026-11-23", origin, language: "en" } as const;
const links = {
  unsubscribeAddress: `${origin}/unsubscribe?token=x`,
  notificationsAddress: `${origin}/account/notifications`,
};
const completed: Visit = {
  id: "v1",
  facilityId: "f1",
  clientId: "c1",
  seriesId: "s1",
  title: "Evening cleaning",
  date: "2026-11-22",
  windowStart: "22:00",
  windowEnd: "02:00",
  crewSize: 2,
  beginsAt: new Date("2026-11-23T04:00Z"),
  endsAt: new Date("2026-11-23T08:00Z"),
  budgetMinutes: null,
  isChanged: false,
  state: "completed",
  cancelReason: null,
  cancelLanguage: null,
  missedAt: null,
  checkedInAt: new Date("2026-11-23T04:04Z"),
  checkedInSentAt: null,
  checkedOutSentAt: null,
  checkedInHow: "site-code",
  checkedOutAt: new Date("2026-11-23T07:48Z"),
  checkedOutHow: "site-code",
  changedAt: new Date(),
  facilityName: "Clinic",
  timeZone: "America/Chicago",
  tasks: 12,
  tasksDone: 12,
  exceptions: 0,
  exceptionList: [],
};
const missed: Visit = {
  ...completed,
  id: "v2",
  state: "missed",
  missedAt: new Date("2026-11-23T05:00Z"),
  tasks: 0,
  tasksDone: 0,
  checkedInAt: null,
  checkedInSentAt: null,
  checkedOutSentAt: null,
  checkedInHow: null,
  checkedOutAt: null,
  checkedOutHow: null,
};
const cancelled: Visit = { ...missed, id: "v3", state: "cancelled", cancelReason: "Snow" };
const running: Visit = { ...completed, id: "v4", state: "in-progress", checkedOutAt: null };
const locked = { areaName: "Room 204", code: null, language: null, text: "Locked", files: [] };

const reportOf = (visits: Visit[]): MorningReport => ({
  facility: {
    id: "f1",
    name: "Clinic",
    timeZone: "America/Chicago",
    openingHours: usualWeek,
    street: "",
    city: "",
    state: "",
    postalCode: "",
    holiday: null,
  },
  counts: { open: 7, late: 1, new: 0, "on-hold": 0, "to-accept": 0, closed: 0, all: 7 },
  visits,
  nextVisit: undefined,
  openOrders: [],
  toAccept: [],
  holiday: undefined,
  score: undefined,
});
const mailOf = (visits: Visit[]) =>
  morningReport({ ...reportFacts(reportOf(visits), reading), links });

// Days of the current year stand without it.
beforeAll(() => void vi.useFakeTimers({ now: new Date("2026-11-23T13:00Z"), toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

describe("a morning report", () => {
  it.each<[string, Visit[]]>([
    ["Cleaned, as planned", [completed, cancelled]],
    ["Cleaned, except for 2 tasks", [{ ...completed, tasksDone: 10 }]],
    ["Not finished, 10 tasks not done", [{ ...completed, tasksDone: 2 }, running]],
    ["Cleaned, with one exception", [{ ...completed, exceptions: 1, exceptionList: [locked] }]],
    ["The visit was missed", [missed]],
    ["2 visits were missed", [missed, { ...missed, id: "v5" }]],
    ["One visit was missed", [completed, missed]],
    ["The crew is still there", [running, completed]],
  ])("answers in its subject: %s", async (answer, visits) => {
    expect((await mailOf(visits)).subject).toBe(`Clinic: ${answer}`);
  });

  it("says when they came and left by the clock of the facility, and what kept them", async () => {
    const { text, html } = await mailOf([{ ...completed, exceptions: 1, exceptionList: [locked] }]);
    expect(text).toContain("Completed, 10:04 PM–1:48 AM, 12 of 12 tasks\n- Room 204: Locked");
    for (const part of [
      'Room 204: <span lang="">Locked</span>',
      "10:04",
      `${origin}/client-portal/schedule/v1`,
    ])
      expect(html).toContain(part);
  });

  it("marks what the crew wrote with its language, and not the area and the phrase around it", async () => {
    const inSpanish = {
      ...locked,
      code: "room-locked",
      language: "es",
      text: "Cerrado\nsin llave",
    };
    const canceled = { ...cancelled, cancelReason: "Nieve", cancelLanguage: "es" } as const;
    const { html, text } = await mailOf([{ ...completed, exceptionList: [inSpanish] }, canceled]);
    expect(html).toContain('Room 204: Room locked: <span lang="es-US">Cerrado sin llave</span>');
    expect(html).toContain('<span lang="es-US">Nieve</span>');
    expect(text).toContain("- Room 204: Room locked: Cerrado sin llave");
  });

  it("never calls a visit completed whose work was left", async () => {
    const { text } = await mailOf([{ ...completed, tasksDone: 2 }]);
    expect(text).toContain("Left early, 10 tasks not done, 10:04 PM–1:48 AM");
    expect(text).not.toContain("Completed");
  });

  it("says how clean the facility was found last, and what became of it", async () => {
    const inspection = {
      id: "i1",
      facilityId: "f1",
      method: "five-point",
      plannedOn: "2026-11-19",
    } as const;
    const mailWith = async (scoreTenths: number, beforeTenths: number | null) => {
      const score = { ...inspection, scoreTenths, beforeTenths };
      const facts = reportFacts({ ...reportOf([completed]), score }, reading);
      return morningReport({ ...facts, links });
    };
    const { text, html } = await mailWith(961, 956);
    const line =
      "96.1%, Orderly spotlessness (APPA level 1, where 1 is the cleanest and 5 the dirtiest), five-point, Thu, Nov 19";
    expect(text).toContain(
      `- ${line} (0.5 points better than before)\n  ${origin}/client-portal/inspections/i1`,
    );
    expect(html).toContain(line);
    expect((await mailWith(956, 961)).text).toContain("0.5 points worse than before");
    expect((await mailWith(961, 961)).text).toContain("the same as before");
    expect((await mailWith(961, null)).text).not.toContain("before");
    expect((await mailOf([completed])).text).not.toContain("APPA");
  });

  it("says all of it in Spanish to who reads Spanish", async () => {
    const facts = reportFacts(reportOf([missed]), { ...reading, language: "es" });
    const { subject, text, html } = await morningReport({ ...facts, links });
    expect(subject).toBe("Clinic: La visita no se realizó");
    expect(text).toContain("Clinic, lunes 23 de noviembre\nLA VISITA NO SE REALIZÓ");
    expect(text).toContain("LO QUE SIGUE\nNo hay visitas programadas para los próximos días.");
    expect(html).toContain('lang="es-US"');
  });

  it("says plainly that nobody came, and what happens next", async () => {
    const { text, html } = await mailOf([missed]);
    for (const body of [text, html]) {
      expect(body).toContain("No one checked in within an hour.");
      expect(body).toContain("will tell you what happens next");
      expect(body).toContain("planned");
    }
    expect(text).toContain("Missed, planned 10 PM–2 AM");
  });

  it("says that a crew came late, and why a visit was cancelled", async () => {
    const { text } = await mailOf([{ ...completed, missedAt: missed.missedAt }, cancelled]);
    expect(text).toContain("Completed, late, 10:04 PM");
    expect(text).toContain("Canceled, planned 10 PM–2 AM\n- Snow");
  });

  it("keeps what crews typed from becoming markup or lines of ours", async () => {
    const text = "<img src=x onerror=alert(1)>\nNEXT\nhttps://evil.example";
    const mail = await mailOf([
      {
        ...completed,
        exceptions: 1,
        exceptionList: [{ areaName: null, code: null, language: null, text, files: [] }],
      },
    ]);
    expect(mail.html).not.toContain("<img");
    expect(mail.text).toContain("- <img src=x onerror=alert(1)> NEXT https://evil.example\n");
  });
});

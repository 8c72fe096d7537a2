/** What becomes of an appointment when the record that it is about ends. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as applicationPage from "#features/hiring/office/application-page.tsx";
import * as hirePage from "#features/hiring/office/hire-page.tsx";
import * as applicationList from "#features/hiring/office/list-page.tsx";
import { interviewKind } from "#features/interview-appointments/interview-kind.server.ts";
import * as interviewPage from "#features/interview-appointments/office/interview-page.tsx";
import * as opportunityPage from "#features/opportunities/office/detail-page.tsx";
import * as listPage from "#features/opportunities/office/list-page.tsx";
import type { OpportunityData } from "#features/opportunities/office/opportunity-pages.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import { emails, historyEvents, jobApplications, opportunities } from "#features/schema.ts";
import * as walkThroughPage from "#features/walk-through-appointments/office/walk-through-page.tsx";
import { walkThroughKind } from "#features/walk-through-appointments/walk-through-kind.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import {
  addBookedInterview,
  addBookedWalkThrough,
  addOfferedWalkThrough,
  latestAppointment,
  spanIn,
} from "#tests/support/appointments.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { useCast } from "#tests/support/roles.ts";
import { openAppointmentLink } from "./appointment-links.server.ts";
import type { AppointmentOfficeData } from "./office/appointment-office.server.ts";
import { remindOfAppointments } from "./remind.server.ts";

type Fields = Record<string, string>;
const origin = "https://www.cleardawn.example";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const manager = async () => actorOf(await addPerson(context, { role: "account-manager" }));
  const recruiter = async () => actorOf(await addPerson(context, { role: "recruiter" }));
  const walkThroughOf = (id: string) => latestAppointment(context.db, id, walkThroughKind);
  const interviewOf = (id: string) => latestAppointment(context.db, id, interviewKind);
  const mailsAbout = async (appointmentId: string) =>
    context.db.select().from(emails).where(eq(emails.aboutId, appointmentId)).orderBy(emails.id);
  const stageOf = async (id: string) => {
    const where = eq(opportunities.id, id);
    const [row] = await context.db.select().from(opportunities).where(where);
    return row?.stage ?? "new";
  };
  const stageOfApplication = async (id: string) => {
    const where = eq(jobApplications.id, id);
    const [row] = await context.db.select().from(jobApplications).where(where);
    return row?.stage ?? "received";
  };
  const move = async (id: string, fields: Fields, role: "administrator" | "supervisor") =>
    cast.ask(role, `/office/pipeline/${id}`, opportunityPage.action, {
      step: "move",
      from: await stageOf(id),
      ...fields,
    });
  const lose = (id: string, fields: Fields = {}) =>
    move(id, { to: "lost", lostReason: "price", ...fields }, "administrator");
  const reject = async (id: string, fields: Fields = {}) =>
    cast.ask("administrator", `/office/applications/${id}`, applicationPage.action, {
      step: "move",
      from: await stageOfApplication(id),
      to: "rejected",
      rejectionReason: "experience",
      ...fields,
    });

  describe("a lost opportunity", () => {
    it("takes its walk-through along where its seller says so, and tells both", async () => {
      const host = await manager();
      const { id } = await addBookedWalkThrough(context.db, host);
      const page = await cast.ask(
        "administrator",
        `/office/pipeline/${id}`,
        opportunityPage.loader,
      );
      expect((page.body as OpportunityData).cancelable?.label).toContain("Cancel the appointment");
      expect((await lose(id, { cancelAppointment: "true" })).status).toBe(303);
      const row = await walkThroughOf(id);
      expect(row).toMatchObject({ state: "canceled", isCanceledByGuest: false });
      const mails = await mailsAbout(row.id);
      expect(mails.map(({ message }) => message).toSorted()).toEqual([
        "appointment-canceled",
        "appointment-canceled-staff",
      ]);
      const toGuest = mails.find(({ message }) => message === "appointment-canceled");
      const written = toGuest && (await renderEmail({ db: context.db, origin }, toGuest));
      // Nobody is invited to meet us again about what is over.
      expect(written).toHaveProperty("text", expect.not.stringContaining("still like to meet"));
      const events = await context.db
        .select({ kind: historyEvents.kind })
        .from(historyEvents)
        .where(eq(historyEvents.recordId, id));
      expect(events.map(({ kind }) => kind)).toContain("walk-through-canceled");
      expect(await stageOf(id)).toBe("lost");
    });

    it("takes back times on offer as well, and the same form twice is one cancellation", async () => {
      const { id } = await addOfferedWalkThrough(context.db, await manager());
      const attempt = crypto.randomUUID();
      const from = await stageOf(id);
      for (const _ of [1, 2])
        expect((await lose(id, { from, cancelAppointment: "true", attempt })).status).toBe(303);
      const row = await walkThroughOf(id);
      expect(row).toMatchObject({ state: "canceled", revision: 1 });
      expect(await mailsAbout(row.id)).toHaveLength(1);
    });

    it("among several in the list takes its walk-through along as well, and only where that is said", async () => {
      const host = await manager();
      const scenes = [
        await addBookedWalkThrough(context.db, host),
        await addOfferedWalkThrough(context.db, host),
        await addBookedWalkThrough(context.db, host, { spans: [spanIn(5)] }),
      ];
      const [booked, offered, kept] = scenes.map(({ id }) => id);
      const loseSeveral = async (ids: readonly (string | undefined)[], fields: Fields = {}) => {
        const ticks = ids.map(async (id = "") => [`pick.${id}`, await stageOf(id)] as const);
        return cast.ask("administrator", "/office/pipeline/list", listPage.action, {
          ...Object.fromEntries(await Promise.all(ticks)),
          change: "stage",
          to: "lost",
          lostReason: "price",
          ...fields,
        });
      };
      expect((await loseSeveral([booked, offered], { cancelAppointment: "true" })).status).toBe(
        303,
      );
      expect((await loseSeveral([kept])).status).toBe(303);
      const states = scenes.map(async ({ id }) => (await walkThroughOf(id)).state);
      expect(await Promise.all(states)).toEqual(["canceled", "canceled", "booked"]);
      const mails = await mailsAbout((await walkThroughOf(booked ?? "")).id);
      expect(mails.map(({ message }) => message)).toContain("appointment-canceled");
    });

    it("keeps it where the seller does not say so, can cancel it later, and nobody is reminded", async () => {
      const { id } = await addBookedWalkThrough(context.db, await manager(), {
        spans: [spanIn(3)],
      });
      expect((await lose(id)).status).toBe(303);
      const row = await walkThroughOf(id);
      expect(row.state).toBe("booked");
      const path = `/office/pipeline/${id}/appointment`;
      const page = await cast.ask("administrator", path, walkThroughPage.loader);
      const data = page.body as AppointmentOfficeData;
      expect(data).toMatchObject({ isOpen: false, mayPlan: false, mayCancel: true });
      await remindOfAppointments(context, new Date(spanIn(3).startsAt.getTime() - 20 * hourMs));
      expect(await mailsAbout(row.id)).toEqual([]);
      const cancel = {
        step: "cancel",
        "seen.id": data.seen.id,
        "seen.revision": data.seen.revision,
      };
      const canceled = await cast.ask("administrator", path, walkThroughPage.action, cancel);
      expect(canceled.status).toBe(303);
      expect((await walkThroughOf(id)).state).toBe("canceled");
      const after = await cast.ask("administrator", path, walkThroughPage.loader);
      expect(after.body).toMatchObject({ mayPlan: false, mayCancel: false });
    });

    it("keeps it where it was moved to a stage that is open", async () => {
      const { id } = await addBookedWalkThrough(context.db, await manager());
      const fields = { to: "bid", cancelAppointment: "true" };
      expect((await move(id, fields, "administrator")).status).toBe(303);
      expect((await walkThroughOf(id)).state).toBe("booked");
    });

    it("keeps it where whoever sent the form may not move it", async () => {
      const { id } = await addBookedWalkThrough(context.db, await manager());
      const fields = { to: "lost", lostReason: "price", cancelAppointment: "true" };
      expect((await move(id, fields, "supervisor")).status).not.toBe(303);
      expect((await walkThroughOf(id)).state).toBe("booked");
    });

    it("drops a reminder that waits to be sent", async () => {
      const { id } = await addBookedWalkThrough(context.db, await manager(), {
        spans: [spanIn(4)],
      });
      await remindOfAppointments(context, new Date(spanIn(4).startsAt.getTime() - 20 * hourMs));
      const [mail] = await mailsAbout((await walkThroughOf(id)).id);
      if (mail === undefined) throw new Error("no reminder");
      await lose(id);
      await expect(renderEmail({ db: context.db, origin }, mail)).resolves.toEqual({
        notDue: "appointment-record-closed",
      });
    });
  });

  describe("a secret link", () => {
    it("opens nothing once the office has turned it off, by who may, and a second time says so", async () => {
      const { id, token } = await addOfferedWalkThrough(context.db, await manager());
      const path = `/office/pipeline/${id}/appointment`;
      const { seen } = (await cast.ask("administrator", path, walkThroughPage.loader))
        .body as AppointmentOfficeData;
      const off = { step: "turn-off", "seen.id": seen.id, "seen.revision": seen.revision };
      const refused = await cast.ask("crew-lead", path, walkThroughPage.action, off);
      expect(refused.status).toBe(404);
      expect(await openAppointmentLink(context.db, token)).toBeDefined();
      const done = await cast.ask("administrator", path, walkThroughPage.action, off);
      expect(done.status).toBe(303);
      expect(await openAppointmentLink(context.db, token)).toBeUndefined();
      const again = await cast.ask("administrator", path, walkThroughPage.action, off);
      expect(again.status).toBe(409);
      expect((await walkThroughOf(id)).state).toBe("offered");
    });

    it("ends 30 days after what it is about", async () => {
      const host = await manager();
      const booked = await addBookedWalkThrough(context.db, host, { spans: [spanIn(20)] });
      const offered = await addOfferedWalkThrough(context.db, host, { spans: [spanIn(20)] });
      for (const { token } of [booked, offered]) {
        const open = (days: number) =>
          openAppointmentLink(context.db, token, spanIn(20 + days).startsAt);
        expect(await open(29)).toBeDefined();
        expect(await open(31)).toBeUndefined();
      }
    });
  });

  describe("an applicant", () => {
    it("who is rejected comes to no interview, where the recruiter says so", async () => {
      const { id } = await addBookedInterview(context.db, await recruiter());
      expect((await reject(id, { cancelAppointment: "true" })).status).toBe(303);
      expect((await interviewOf(id)).state).toBe("canceled");
    });

    it("who is rejected is not reminded of it, and it can still be canceled", async () => {
      const { id } = await addBookedInterview(context.db, await recruiter(), {
        spans: [spanIn(5)],
      });
      expect((await reject(id)).status).toBe(303);
      const row = await interviewOf(id);
      expect(row.state).toBe("booked");
      await remindOfAppointments(context, new Date(spanIn(5).startsAt.getTime() - 20 * hourMs));
      expect(await mailsAbout(row.id)).toEqual([]);
      const path = `/office/applications/${id}/appointment`;
      const page = await cast.ask("administrator", path, interviewPage.loader);
      expect(page.body).toMatchObject({ mayPlan: false, mayCancel: true });
    });

    it("who is hired comes to no interview, where the recruiter says so", async () => {
      const { id } = await addBookedInterview(context.db, await recruiter());
      const path = `/office/applications/${id}/hire`;
      const hired = await cast.ask("administrator", path, hirePage.action, {
        from: await stageOfApplication(id),
        name: "Rosa Delgado",
        email: `rosa.${crypto.randomUUID()}@example.com`,
        role: "crew-lead",
        language: "en",
        cancelAppointment: "true",
      });
      expect(hired.status).toBe(303);
      expect((await interviewOf(id)).state).toBe("canceled");
    });

    it("of several who are rejected at once comes to none either", async () => {
      const host = await recruiter();
      const ids: string[] = [];
      for (const span of [spanIn(6), spanIn(7)])
        ids.push((await addBookedInterview(context.db, host, { spans: [span] })).id);
      const ticks = await Promise.all(
        ids.map(async (id) => [`pick.${id}`, await stageOfApplication(id)] as const),
      );
      const fields = {
        ...Object.fromEntries(ticks),
        to: "rejected",
        rejectionReason: "experience",
        cancelAppointment: "true",
      };
      const answer = await cast.ask(
        "administrator",
        "/office/applications",
        applicationList.action,
        fields,
      );
      expect(answer.status).toBe(303);
      for (const id of ids) expect((await interviewOf(id)).state).toBe("canceled");
    });
  });
});

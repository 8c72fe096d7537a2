/** Interviews as appointments: who plans them, what a booking does to the application, and what its page says. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { applicationPageKind } from "#features/application-pages/application-page-kind.server.ts";
import { cancelAppointment } from "#features/appointments/appointment-commands.server.ts";
import { openAppointmentLink } from "#features/appointments/appointment-links.server.ts";
import { listSlots } from "#features/appointments/change-appointment.server.ts";
import { cancelByGuest, pickSlot } from "#features/appointments/guest-commands.server.ts";
import * as ownAppointments from "#features/appointments/office/own-appointments-page.tsx";
import { withdrawByOwnPage } from "#features/own-pages/own-page-commands.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import {
  appointments,
  emails,
  historyEvents,
  jobApplications,
  notifications,
} from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { addOfferedInterview, latestAppointment, spanIn } from "#tests/support/appointments.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { interviewAppointmentsServer } from "./feature.server.ts";
import { interviewKind } from "./interview-kind.server.ts";
import * as interviewPage from "./office/interview-page.tsx";

const zone = "America/Chicago";
const recruiters: readonly string[] = ["administrator", "recruiter"];

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const pathOf = (id: string) => `/office/applications/${id}/appointment`;
  const recruiter = async () => actorOf(await addPerson(context, { role: "recruiter" }));
  const stored = (id: string) => latestAppointment(context.db, id, interviewKind);
  const applicationOf = async (id: string) => {
    const [row] = await context.db.select().from(jobApplications).where(eq(jobApplications.id, id));
    if (row === undefined) throw new Error("no application");
    return row;
  };
  const slotsOf = async (id: string) => listSlots(context.db, (await stored(id)).id);

  function offerFields(actor: Pick<Actor, "accountId">, more: Record<string, string> = {}) {
    const local = Temporal.Instant.fromEpochMilliseconds(spanIn(2).startsAt.getTime())
      .toZonedDateTimeISO(zone)
      .toPlainDateTime();
    return {
      step: "offer",
      hostId: actor.accountId,
      place: "215 W Huron Street",
      timeZone: zone,
      minutes: "45",
      note: "",
      "day.0": local.toPlainDate().toString(),
      "time.0": local.toPlainTime().toString().slice(0, 5),
      "seen.id": "",
      "seen.revision": "0",
      ...more,
    };
  }
  const post = (id: string, fields: Record<string, string>) =>
    cast.ask("administrator", pathOf(id), interviewPage.action, fields);
  async function pick(id: string, token: string, at = 0) {
    const opened = await openAppointmentLink(context.db, token);
    if (opened === undefined) throw new Error("no link");
    const slot = (await slotsOf(id))[at]?.id ?? "";
    const { revision } = await stored(id);
    return pickSlot(context, interviewKind, opened, { slot, revision });
  }
  const viewOf = (id: string) => applicationPageKind.readView(context.db, id, "en", new Date());

  it.each(roles)("is open to those who hire: %s", async (role) => {
    const { id } = await addOfferedInterview(context.db, await recruiter());
    const page = await cast.ask(role, pathOf(id), interviewPage.loader);
    expect(page.status === 200).toBe(recruiters.includes(role));
    const row = await stored(id);
    const cancel = { step: "cancel", "seen.id": row.id, "seen.revision": "0" };
    const { status } = await cast.ask(role, pathOf(id), interviewPage.action, cancel);
    expect(status === 303).toBe(recruiters.includes(role));
    expect((await stored(id)).state === "canceled").toBe(recruiters.includes(role));
  });

  it("is offered by email in the applicant's language, and counts as an answer", async () => {
    const id = await addSubmission(context.db, "application");
    await context.db
      .update(jobApplications)
      .set({ language: "es" })
      .where(eq(jobApplications.id, id));
    const actor = await recruiter();
    expect((await post(id, offerFields(actor))).status).toBe(303);
    expect((await applicationOf(id)).stage).toBe("screening");
    const row = await stored(id);
    const [email] = await context.db.select().from(emails).where(eq(emails.aboutId, row.id));
    const content =
      email &&
      (await renderEmail({ db: context.db, origin: "https://www.cleardawn.example" }, email));
    expect(content).toMatchObject({ subject: "Elija un horario: Su entrevista de trabajo" });
    expect((await viewOf(id))?.standing.title).toBe("Choose a time for the interview");
  });

  it("asks nothing that the law forbids", async () => {
    const id = await addSubmission(context.db, "application");
    const fields = offerFields(await recruiter(), { note: "How old are you?" });
    const refused = await post(id, fields);
    expect(refused.status).toBe(422);
    expect(await context.db.$count(appointments, eq(appointments.subjectId, id))).toBe(0);
  });

  it("moves the application to Interview once it is booked, and never back", async () => {
    const actor = await recruiter();
    const { id, token } = await addOfferedInterview(context.db, actor);
    expect(await pick(id, token)).toEqual({ ok: true, what: "booked" });
    expect(await pick(id, token)).toEqual({ ok: true, what: "booked" });
    const row = await applicationOf(id);
    expect(row.stage).toBe("interview");
    expect(row.answeredAt).not.toBeNull();
    const view = await viewOf(id);
    expect(view?.standing.title).toBe("Your interview is booked");
    expect(view?.standing.text).toContain("Central Time");
    const kinds = await context.db
      .select({ kind: historyEvents.kind })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, id))
      .orderBy(historyEvents.position);
    expect(kinds.map(({ kind }) => kind)).toEqual([
      "moved",
      "interview-offered",
      "moved",
      "interview-booked",
    ]);
    const told = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    expect(told.map(({ kind, event, accountId }) => [kind, event, accountId])).toEqual([
      ["interview-news", "booked", actor.accountId],
    ]);
    const mails = await context.db
      .select()
      .from(emails)
      .where(eq(emails.aboutId, (await stored(id)).id))
      .orderBy(emails.id);
    expect(mails.map(({ message }) => message)).toEqual([
      "appointment-booked",
      "appointment-booked-staff",
    ]);
    const contents = await Promise.all(
      mails.map((mail) =>
        renderEmail({ db: context.db, origin: "https://www.cleardawn.example" }, mail),
      ),
    );
    for (const content of contents)
      expect(content).toMatchObject({ calendar: { method: "REQUEST" } });

    await context.db
      .update(jobApplications)
      .set({ stage: "offer" })
      .where(eq(jobApplications.id, id));
    expect(await pick(id, token, 1)).toEqual({ ok: true, what: "moved" });
    expect((await applicationOf(id)).stage).toBe("offer");
  });

  it("stands among the appointments of whoever hires", async () => {
    const me = { ...(await recruiter()), accountId: cast.ids.recruiter ?? "" };
    const { id, token } = await addOfferedInterview(context.db, me, {
      sample: { name: "Lena Ortiz" },
    });
    await pick(id, token);
    const own = await cast.ask("recruiter", "/office/appointments", ownAppointments.loader);
    expect(JSON.stringify(own.body)).toContain("Interview: Lena Ortiz");
    const other = await cast.ask("account-manager", "/office/appointments", ownAppointments.loader);
    expect(JSON.stringify(other.body)).not.toContain("Lena Ortiz");
  });

  it("is canceled by whoever withdraws, and by either side", async () => {
    const actor = await recruiter();
    const first = await addOfferedInterview(context.db, actor);
    await pick(first.id, first.token);
    const page = { linkId: "", kind: "application", subjectId: first.id } as const;
    expect(await withdrawByOwnPage(context, applicationPageKind, page)).toMatchObject({ ok: true });
    expect(await stored(first.id)).toMatchObject({ state: "canceled", isCanceledByGuest: true });
    expect((await applicationOf(first.id)).stage).toBe("rejected");

    const second = await addOfferedInterview(context.db, actor, { spans: [spanIn(6)] });
    await pick(second.id, second.token);
    const opened = await openAppointmentLink(context.db, second.token);
    if (opened === undefined) throw new Error("no link");
    expect(await cancelByGuest(context, interviewKind, opened, { note: "", revision: 1 })).toEqual({
      ok: true,
      what: "canceled",
    });
    expect((await applicationOf(second.id)).stage).toBe("interview");
    expect((await viewOf(second.id))?.standing.title).toBe("We’re looking at your application");

    const third = await addOfferedInterview(context.db, actor, { spans: [spanIn(8)] });
    const { id: seenId, revision: seenRevision } = await stored(third.id);
    const canceled = await cancelAppointment(context, interviewKind, actor, third.id, {
      seenId,
      seenRevision,
      note: "",
    });
    expect(canceled).toMatchObject({ ok: true });
  });

  it("is closed once it is decided, and in quarantine", async () => {
    const actor = await recruiter();
    for (const sample of [{ stage: "rejected" }, { screening: "quarantined" }] as const) {
      const id = await addSubmission(context.db, "application", sample);
      expect((await post(id, offerFields(actor))).status).toBe(409);
    }
    const seller = await actorOf(await addPerson(context, { role: "account-manager" }));
    const id = await addSubmission(context.db, "application");
    // Only whoever hires talks with applicants.
    expect((await post(id, offerFields(seller))).status).toBe(422);
  });

  it("goes with the application", async () => {
    const { id } = await addOfferedInterview(context.db, await recruiter());
    await context.db.delete(jobApplications).where(eq(jobApplications.id, id));
    await interviewAppointmentsServer.cleanup.interviews(context.db);
    expect(await context.db.$count(appointments, eq(appointments.subjectId, id))).toBe(0);
  });
});

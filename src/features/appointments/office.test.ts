/** Appointments in the office: who sees them, what overlaps, two people at once, emails, and the reminder. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { renderEmail } from "#features/render-email.server.ts";
import {
  accounts,
  appointmentSlots,
  appointments,
  emails,
  opportunities,
  prospectContacts,
} from "#features/schema.ts";
import * as walkThroughPage from "#features/walk-through-appointments/office/walk-through-page.tsx";
import { walkThroughKind } from "#features/walk-through-appointments/walk-through-kind.server.ts";
import { dayMs, hourMs } from "#platform/format/durations.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import {
  addBookedWalkThrough,
  addOfferedWalkThrough,
  latestAppointment,
  slotsOf,
  spanIn,
} from "#tests/support/appointments.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { bookTime } from "./appointment-commands.server.ts";
import { openAppointmentLink } from "./appointment-links.server.ts";
import { describeTime } from "./appointment-times.ts";
import { pickSlot } from "./guest-commands.server.ts";
import type { AppointmentOfficeData } from "./office/appointment-office.server.ts";
import * as ownPage from "./office/own-appointments-page.tsx";
import { remindOfAppointments } from "./remind.server.ts";
import type { AppointmentRow } from "./tables/appointments.ts";

type Fields = Record<string, string>;

const sellers: readonly string[] = ["administrator", "account-manager"];
const origin = "https://www.cleardawn.example";
const zone = "America/Chicago";

/** As the fields of a form take it. */
const typed = (moment: Date) => {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime();
  return { day: local.toPlainDate().toString(), time: local.toPlainTime().toString().slice(0, 5) };
};

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  const pathOf = (id: string) => `/office/pipeline/${id}/appointment`;
  const read = async (id: string) =>
    (await cast.ask("administrator", pathOf(id), walkThroughPage.loader))
      .body as AppointmentOfficeData;
  const post = (id: string, fields: Fields, role: (typeof roles)[number] = "administrator") =>
    cast.ask(role, pathOf(id), walkThroughPage.action, fields);
  const manager = async () => actorOf(await addPerson(context, { role: "account-manager" }));
  const rowsOf = (id: string) => context.db.$count(appointments, eq(appointments.subjectId, id));
  const mailsOf = async (id: string) => {
    const { id: aboutId } = await latestAppointment(context.db, id);
    return context.db.select().from(emails).where(eq(emails.aboutId, aboutId)).orderBy(emails.id);
  };

  async function form(id: string, hostId: string, ...starts: readonly Date[]): Promise<Fields> {
    const { seen } = await read(id);
    const times = starts.flatMap((start, index) => {
      const { day, time } = typed(start);
      return [
        [`day.${index}`, day],
        [`time.${index}`, time],
      ];
    });
    return {
      "seen.id": seen.id,
      "seen.revision": seen.revision,
      hostId,
      place: "12 Dock Street",
      timeZone: zone,
      minutes: "60",
      note: "Please wear closed shoes.",
      ...Object.fromEntries(times),
    };
  }

  const offer = async (id: string, hostId: string, ...starts: readonly Date[]) =>
    post(id, { step: "offer", ...(await form(id, hostId, ...starts)) });
  const book = async (id: string, hostId: string, start: Date, more: Fields = {}) =>
    post(id, { step: "book", ...(await form(id, hostId, start)), ...more });

  it.each(roles)("is open to sellers alone: %s", async (role) => {
    const { id } = await addOfferedWalkThrough(context.db, await manager());
    const page = await cast.ask(role, pathOf(id), walkThroughPage.loader);
    const own = await cast.ask(role, "/office/appointments", ownPage.loader);
    const isLetIn = sellers.includes(role);
    expect(page.status === 200).toBe(isLetIn);
    // Interviews are appointments as well.
    expect(own.status === 200).toBe(isLetIn || role === "recruiter");
    const row = await latestAppointment(context.db, id);
    const cancel = { step: "cancel", "seen.id": row.id, "seen.revision": "0" };
    expect((await post(id, cancel, role)).status === 303).toBe(isLetIn);
    const after = await latestAppointment(context.db, id);
    expect(after.state).toBe(isLetIn ? "canceled" : "offered");
  });

  it("finds nothing where there is no such opportunity", async () => {
    for (const id of [randomUUID(), "x", "%00"]) {
      const page = await cast.ask("administrator", pathOf(id), walkThroughPage.loader);
      expect(page.status).toBe(404);
      expect((await post(id, { step: "cancel" })).status).toBe(404);
    }
  });

  describe("times on offer", () => {
    it("leave with an email, count as an answer, and go out twice only where it is meant", async () => {
      const id = await addOpportunity(context.db);
      const { accountId } = await manager();
      const fields = { step: "offer", ...(await form(id, accountId, spanIn(2).startsAt)) };
      const attempt = randomUUID();
      expect((await post(id, { ...fields, attempt })).status).toBe(303);
      expect((await post(id, { ...fields, attempt })).status).toBe(303);
      expect(await rowsOf(id)).toBe(1);
      expect((await mailsOf(id)).map(({ message }) => message)).toEqual(["appointment-offered"]);
      const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
      expect(row?.stage).toBe("contacted");
      // What another tab still shows was seen before.
      expect((await post(id, { ...fields, attempt: randomUUID() })).status).toBe(409);
    });

    it("go to the address that the page showed, or to nobody until somebody has seen the new one", async () => {
      const id = await addOpportunity(context.db, { email: "dana@shown.example" });
      const { accountId } = await manager();
      const fields = {
        step: "offer",
        ...(await form(id, accountId, spanIn(2).startsAt)),
        "seen.to": (await read(id)).seen.to,
      };
      expect(fields["seen.to"]).toBe("dana@shown.example");
      const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
      await context.db
        .update(prospectContacts)
        .set({ email: "olga@other.example" })
        .where(eq(prospectContacts.id, row?.contactId ?? ""));
      const refused = await post(id, fields);
      expect(refused.status).toBe(409);
      expect(await rowsOf(id)).toBe(0);
      const { problem, values } = refused.body as { problem: string; values: Fields };
      expect(problem).toContain("olga@other.example");
      expect(values["seen.to"]).toBe("olga@other.example");
      expect((await post(id, { ...fields, ...values })).status).toBe(303);
      expect((await mailsOf(id)).map(({ recipient }) => recipient)).toEqual(["olga@other.example"]);
    });

    it("say which language their message is in, as its writer has chosen", async () => {
      const id = await addOpportunity(context.db, { subject: `Spanish ${randomUUID()}` });
      const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
      await context.db
        .update(prospectContacts)
        .set({ language: "es" })
        .where(eq(prospectContacts.id, row?.contactId ?? ""));
      const data = await read(id);
      expect([data.language, data.stored.noteLanguage]).toEqual(["Spanish", "es"]);
      const { accountId } = await manager();
      const fields = { step: "offer", ...(await form(id, accountId, spanIn(2).startsAt)) };
      await post(id, { ...fields, note: "Traiga su licencia.", noteLanguage: "es" });
      expect((await latestAppointment(context.db, id)).noteLanguage).toBe("es");
      const { seen } = await read(id);
      const cancel = { step: "cancel", "seen.id": seen.id, "seen.revision": seen.revision };
      await post(id, { ...cancel, note: "Sorry.", noteLanguage: "en" });
      expect((await latestAppointment(context.db, id)).noteLanguage).toBe("en");
    });

    it("to a guest of one's own language ask nothing of it", async () => {
      const id = await addOpportunity(context.db);
      expect((await read(id)).noteLanguages).toEqual([]);
      const { accountId } = await manager();
      await offer(id, accountId, spanIn(2).startsAt);
      expect((await latestAppointment(context.db, id)).noteLanguage).toBe("en");
    });

    it("that come again take the place of the earlier ones", async () => {
      const { id } = await addOfferedWalkThrough(context.db, await manager());
      const { accountId } = await manager();
      const starts = [spanIn(4).startsAt, spanIn(5).startsAt];
      expect((await offer(id, accountId, ...starts)).status).toBe(303);
      const rows = await context.db
        .select()
        .from(appointments)
        .where(eq(appointments.subjectId, id))
        .orderBy(appointments.id);
      expect(rows.map(({ state }) => state)).toEqual(["replaced", "offered"]);
      expect(await slotsOf(context.db, id)).toHaveLength(2);
    });

    it("that overlap what is booked name it, and go out where that is meant", async () => {
      const host = await manager();
      const busy = await addBookedWalkThrough(context.db, host, {
        sample: { subject: "Clashing Clinic" },
        spans: [spanIn(3, 2)],
      });
      const id = await addOpportunity(context.db);
      const start = new Date(spanIn(3).startsAt.getTime() + hourMs);
      const refused = await offer(id, host.accountId, start);
      expect(refused.status).toBe(409);
      const { errors } = refused.body as { errors: Fields };
      expect(errors.overlap).toContain("Walk-through: ");
      expect(errors.overlap).toContain(host.name);
      expect(await rowsOf(id)).toBe(0);
      const fields = { step: "offer", ...(await form(id, host.accountId, start)), overlap: "true" };
      expect((await post(id, fields)).status).toBe(303);
      const [slot] = await slotsOf(context.db, id);
      expect(slot?.acceptedClashes).toEqual([(await latestAppointment(context.db, busy.id)).id]);
      // What was known when it was offered does not take it away from its guest.
      const { current } = await read(id);
      expect(current?.slots[0]?.text).not.toContain("no longer free");
    });

    it("are named each as they were entered, whatever the times of the others are", async () => {
      const host = await manager();
      for (const days of [8, 9])
        await addBookedWalkThrough(context.db, host, { spans: [spanIn(days, 2)] });
      const id = await addOpportunity(context.db);
      const starts = [8, 9].map((days) => new Date(spanIn(days).startsAt.getTime() + hourMs));
      const refused = await offer(id, host.accountId, ...starts);
      const lines = (refused.body as { errors: Fields }).errors.overlap?.split("\n") ?? [];
      expect(lines).toHaveLength(2);
      for (const [index, startsAt] of starts.entries()) {
        const endsAt = new Date(startsAt.getTime() + hourMs);
        expect(lines[index]).toContain(describeTime({ startsAt, endsAt, timeZone: zone }, "en"));
      }
    });

    it("do not touch what begins as another ends, or another host", async () => {
      const host = await manager();
      await addBookedWalkThrough(context.db, host, { spans: [spanIn(6)] });
      const id = await addOpportunity(context.db);
      expect((await offer(id, host.accountId, spanIn(6).endsAt)).status).toBe(303);
      const other = await addOpportunity(context.db);
      const colleague = await manager();
      expect((await offer(other, colleague.accountId, spanIn(6).startsAt)).status).toBe(303);
    });

    it.each([
      ["nobody comes", { hostId: "" }, "hostId"],
      ["no place", { place: " " }, "place"],
      ["a place of 100 kB", { place: "x".repeat(10_000) }, "place"],
      ["an unknown time zone", { timeZone: "Mars/Olympus" }, "timeZone"],
      ["no end", { minutes: "0" }, "minutes"],
      ["no time", { "day.0": "", "time.0": "" }, "day.0"],
      ["the year 9999", { "day.0": "9999-12-31" }, "day.0"],
    ])("are refused where %s", async (_, fields, field) => {
      const id = await addOpportunity(context.db);
      const { accountId } = await manager();
      const whole = await form(id, accountId, spanIn(2).startsAt);
      const answer = await post(id, { step: "offer", ...whole, ...fields });
      expect(answer.status).toBe(422);
      expect(Object.keys((answer.body as { errors: Fields }).errors)).toContain(field);
      expect(await rowsOf(id)).toBe(0);
    });

    it("are not offered by somebody who does not work on sales", async () => {
      const id = await addOpportunity(context.db);
      const recruiter = actorOf(await addPerson(context, { role: "recruiter" }));
      expect((await offer(id, recruiter.accountId, spanIn(2).startsAt)).status).toBe(422);
    });

    it("need an email address, and an opportunity that is open", async () => {
      const { accountId } = await manager();
      const id = await addOpportunity(context.db, { subject: `Mute ${randomUUID()}` });
      const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
      const ofContact = eq(prospectContacts.id, row?.contactId ?? "");
      await context.db.update(prospectContacts).set({ email: "" }).where(ofContact);
      expect((await offer(id, accountId, spanIn(2).startsAt)).status).toBe(409);
      // By telephone it works, and only the host gets an email.
      expect((await book(id, accountId, spanIn(2).startsAt)).status).toBe(303);
      expect((await mailsOf(id)).map(({ message }) => message)).toEqual([
        "appointment-booked-staff",
      ]);
      const lost = await addOpportunity(context.db);
      await context.db
        .update(opportunities)
        .set({ stage: "lost", lostReason: "price", closedAt: new Date() })
        .where(eq(opportunities.id, lost));
      expect((await offer(lost, accountId, spanIn(2).startsAt)).status).toBe(409);
    });
  });

  describe("a booking by telephone", () => {
    it("takes the place of the times on offer, whose link shows it", async () => {
      const host = await manager();
      const { id, token } = await addOfferedWalkThrough(context.db, host);
      expect((await book(id, host.accountId, spanIn(8).startsAt)).status).toBe(303);
      const row = await latestAppointment(context.db, id);
      expect(row).toMatchObject({ state: "booked", revision: 1 });
      expect((await openAppointmentLink(context.db, token))?.appointment.id).toBe(row.id);
      expect((await offer(id, host.accountId, spanIn(9).startsAt)).status).toBe(409);
    });

    it("moves to another time and host, of whom the former one is told", async () => {
      const [host, other] = [await manager(), await manager()];
      const { id } = await addBookedWalkThrough(context.db, host);
      const timeOf = ({ startsAt, endsAt, timeZone }: AppointmentRow) => {
        if (startsAt === null || endsAt === null) throw new Error("no time is booked");
        return describeTime({ startsAt, endsAt, timeZone }, "en");
      };
      const then = timeOf(await latestAppointment(context.db, id));
      expect((await book(id, other.accountId, spanIn(4).startsAt)).status).toBe(303);
      const mails = await mailsOf(id);
      expect(mails.map(({ message, recipient }) => [message, recipient])).toEqual([
        ["appointment-booked", expect.any(String)],
        ["appointment-booked-staff", (await accountOf(other)).email],
        ["appointment-canceled-staff", (await accountOf(host)).email],
      ]);
      const former = await render(mails[2]);
      expect(former?.subject).toContain("No longer yours");
      expect(former?.calendar?.content).toContain("METHOD:CANCEL");
      const now = timeOf(await latestAppointment(context.db, id));
      expect(former?.text).toContain(then);
      expect(former?.text).not.toContain(now);
      // One that an earlier version has queued knows no other time.
      const [mail] = mails.slice(2);
      if (mail === undefined) throw new Error("no mail to the former host");
      const { former: _, ...data } = mail.data;
      expect((await render({ ...mail, data }))?.text).toContain(now);
    });

    it("shows what is booked where it is changed, in the time zone of the place", async () => {
      const spans = [
        { startsAt: new Date("2099-07-01T17:30:00Z"), endsAt: new Date("2099-07-01T19:00:00Z") },
      ];
      const options = { spans, timeZone: "America/Phoenix" };
      const { id } = await addBookedWalkThrough(context.db, await manager(), options);
      const page = await read(id);
      expect(page.stored).toMatchObject({ day: "2099-07-01", time: "10:30", minutes: "90" });
      expect(page.busy.map((one) => one.id)).not.toContain(page.seen.id);
    });

    it("is made once by two people at once, and clashes for the other", async () => {
      const host = await manager();
      const ids = [await addOpportunity(context.db), await addOpportunity(context.db)];
      const meeting = { hostId: host.accountId, place: "Gate 3", timeZone: zone, note: "" };
      const results = await Promise.all(
        ids.map((id) =>
          bookTime(context, walkThroughKind, host, id, {
            ...meeting,
            overlap: false,
            seenId: "",
            seenRevision: 0,
            spans: [spanIn(10)],
          }),
        ),
      );
      expect(results.map((result) => (result.ok ? "ok" : result.reason)).toSorted()).toEqual([
        "clash",
        "ok",
      ]);
    });

    it("is not moved by a page that shows an older one", async () => {
      const host = await manager();
      const { id, token } = await addOfferedWalkThrough(context.db, host);
      const stale = { step: "book", ...(await form(id, host.accountId, spanIn(9).startsAt)) };
      const [slot] = await slotsOf(context.db, id);
      const opened = await openAppointmentLink(context.db, token);
      if (opened === undefined || slot === undefined) throw new Error("no link");
      await pickSlot(context, walkThroughKind, opened, { slot: slot.id, revision: 0 });
      const refused = await post(id, stale);
      expect(refused.status).toBe(409);
      expect((await latestAppointment(context.db, id)).startsAt).toEqual(slot.startsAt);
      // It says what is there now; sent again after that, it is a choice.
      const { problem, values } = refused.body as { problem: string; values: Fields };
      const { time } = (await read(id)).current ?? {};
      expect(time && problem).toContain(time);
      expect((await post(id, { ...stale, ...values })).status).toBe(303);
      expect((await latestAppointment(context.db, id)).startsAt).toEqual(spanIn(9).startsAt);
    });
  });

  const accountOf = async ({ accountId }: Actor) => {
    const [row] = await context.db.select().from(accounts).where(eq(accounts.id, accountId));
    if (row === undefined) throw new Error("no account");
    return row;
  };

  async function render(mail: typeof emails.$inferSelect | undefined) {
    if (mail === undefined) throw new Error("no email");
    const written = await renderEmail({ db: context.db, origin }, mail);
    return written === undefined || "notDue" in written ? undefined : written;
  }

  describe("emails", () => {
    const unfolded = (text = "") => text.replaceAll("\r\n ", "");

    it("enter the same appointment into both calendars, and change and cancel it", async () => {
      const host = await manager();
      const { id } = await addOfferedWalkThrough(context.db, host);
      await book(id, host.accountId, spanIn(4).startsAt);
      const [guest, staff] = await mailsOf(id);
      const toGuest = await render(guest);
      const toStaff = await render(staff);
      const row = await latestAppointment(context.db, id);
      const stamp = row.startsAt?.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
      for (const mail of [toGuest, toStaff]) {
        expect(mail?.calendar?.method).toBe("REQUEST");
        const lines = unfolded(mail?.calendar?.content).split("\r\n");
        expect(lines).toContain(`UID:${row.id}@www.cleardawn.example`);
        expect(lines).toContain("SEQUENCE:0");
        expect(lines).toContain(`DTSTART:${stamp}`);
        expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toHaveLength(2);
      }
      expect(toGuest?.text).toContain("12 Dock Street");
      expect(toGuest?.text).toContain("Please wear closed shoes.");
      expect(toStaff?.text).toContain(`/office/pipeline/${id}/appointment`);
      // The host's email has no secret of the guest's.
      expect(JSON.stringify(toStaff)).not.toContain("/appointment/0");

      await book(id, host.accountId, spanIn(5).startsAt);
      // What was true before it left is not sent any more.
      expect(await render(guest)).toBeUndefined();
      const moved = await render((await mailsOf(id))[2]);
      expect(moved?.subject).toContain("New time");
      expect(unfolded(moved?.calendar?.content)).toContain("SEQUENCE:1");
      const { seen } = await read(id);
      const words = "We’re snowed in.";
      const cancel = {
        step: "cancel",
        "seen.id": seen.id,
        "seen.revision": seen.revision,
        note: words,
      };
      expect((await post(id, cancel)).status).toBe(303);
      const canceled = await render(
        (await mailsOf(id)).find(({ message }) => message === "appointment-canceled"),
      );
      expect(canceled?.calendar?.method).toBe("CANCEL");
      expect(unfolded(canceled?.calendar?.content)).toContain("SEQUENCE:2");
      expect(canceled?.text).toContain(words);
    });

    it("offer the times that are free when they leave, in the guest’s language", async () => {
      const host = await manager();
      const id = await addOpportunity(context.db, { subject: `Español ${randomUUID()}` });
      const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
      await context.db
        .update(prospectContacts)
        .set({ language: "es" })
        .where(eq(prospectContacts.id, row?.contactId ?? ""));
      await offer(id, host.accountId, spanIn(12).startsAt, spanIn(13).startsAt);
      await addBookedWalkThrough(context.db, host, { spans: [spanIn(12)] });
      const [mail] = await mailsOf(id);
      const written = await render(mail);
      expect(written?.subject).toContain("Elija un horario");
      expect(written?.text.match(/hora central/g)).toHaveLength(1);
      expect(written?.text).toMatch(/\/appointment\/[\w.-]+\?language=es/);
      expect(written?.replyTo?.address).toBe((await accountOf(host)).email);
    });
  });

  describe("times that were offered and not picked", () => {
    const offered = async () => {
      const host = await manager();
      const { id } = await addOfferedWalkThrough(context.db, host);
      return { id, host };
    };

    it("can still be picked where the office books one of the same kind", async () => {
      const { id, host } = await offered();
      expect((await book(id, host.accountId, spanIn(8).startsAt)).status).toBe(303);
      expect(await slotsOf(context.db, id)).toHaveLength(2);
    });

    it.each([
      ["somebody else comes", async () => ({ hostId: (await manager()).accountId })],
      ["it is somewhere else", async () => ({ place: "900 W Lake Street" })],
      ["its time zone is another one", async () => ({ timeZone: "America/New_York" })],
      ["it takes longer", async () => ({ minutes: "90" })],
    ])("are gone once %s", async (_, change) => {
      const { id, host } = await offered();
      const moved = await book(id, host.accountId, spanIn(8).startsAt, await change());
      expect(moved.status).toBe(303);
      expect(await slotsOf(context.db, id)).toEqual([]);
    });
  });

  describe("the reminder", () => {
    const remind = (now: Date) => remindOfAppointments(context, now);
    const remindersOf = async (id: string) =>
      (await mailsOf(id)).filter(({ message }) => message === "appointment-reminder").length;

    it("leaves once within the last day, however many look for it", async () => {
      const { id } = await addBookedWalkThrough(context.db, await manager(), {
        spans: [spanIn(40)],
      });
      const start = spanIn(40).startsAt.getTime();
      await remind(new Date(start - dayMs - hourMs));
      expect(await remindersOf(id)).toBe(0);
      await Promise.all([1, 2, 3].map(() => remind(new Date(start - 23 * hourMs))));
      await remind(new Date(start - 22 * hourMs));
      expect(await remindersOf(id)).toBe(1);
      const mail = (await mailsOf(id)).find(({ message }) => message === "appointment-reminder");
      expect((await render(mail))?.subject).toContain("Reminder");
    });

    it("is not sent for what was booked within that day, is over, or was canceled", async () => {
      const host = await manager();
      const late = await addBookedWalkThrough(context.db, host, { spans: [spanIn(0.8)] });
      const canceled = await addBookedWalkThrough(context.db, host, { spans: [spanIn(50)] });
      const { id: appointmentId } = await latestAppointment(context.db, canceled.id);
      await context.db
        .update(appointments)
        .set({ state: "canceled" })
        .where(eq(appointments.id, appointmentId));
      await remind(new Date());
      await remind(new Date(spanIn(50).startsAt.getTime() - 20 * hourMs));
      const past = await addBookedWalkThrough(context.db, host, { spans: [spanIn(60)] });
      await remind(new Date(spanIn(60).startsAt.getTime() - hourMs / 2));
      for (const { id } of [late, canceled, past]) expect(await remindersOf(id)).toBe(0);
    });

    it("comes again for a time that was moved", async () => {
      const host = await manager();
      const { id } = await addBookedWalkThrough(context.db, host, { spans: [spanIn(70)] });
      await remind(new Date(spanIn(70).startsAt.getTime() - 20 * hourMs));
      await book(id, host.accountId, spanIn(80).startsAt);
      await remind(new Date(spanIn(80).startsAt.getTime() - 20 * hourMs));
      expect(await remindersOf(id)).toBe(2);
    });
  });

  it("lists one’s own by day, and nobody else’s", async () => {
    const person = await addPerson(context, { role: "account-manager" });
    const other = await manager();
    await addBookedWalkThrough(context.db, actorOf(person), { spans: [spanIn(1)] });
    await addOfferedWalkThrough(context.db, actorOf(person));
    await addBookedWalkThrough(context.db, other, { spans: [spanIn(1)] });
    const { listOwnBooked, listOwnOffered } = await import("./appointment-queries.server.ts");
    const now = new Date();
    expect(await listOwnBooked(context.db, actorOf(person), now)).toHaveLength(1);
    expect(await listOwnOffered(context.db, actorOf(person), now)).toMatchObject([{ times: 2 }]);
    expect(await context.db.$count(appointmentSlots)).toBeGreaterThan(2);
  });
});

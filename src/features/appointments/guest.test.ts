/** The page of an appointment behind its secret link: every door, the same time twice, and what is never told. */

import { and, eq } from "drizzle-orm";
import type { ActionFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import * as appointmentPage from "#areas/account/appointment/appointment-page.tsx";
import { afterEmailFailure } from "#features/email-failures.server.ts";
import {
  advanceOpportunity,
  moveOpportunity,
} from "#features/opportunities/opportunity-commands.server.ts";
import {
  accounts,
  appointmentSlots,
  appointments,
  emails,
  notifications,
  opportunities,
} from "#features/schema.ts";
import { walkThroughKind } from "#features/walk-through-appointments/walk-through-kind.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts, windowsChrome } from "#tests/support/accounts.ts";
import {
  addBookedWalkThrough,
  addOfferedWalkThrough,
  appointmentLinkTo,
  latestAppointment,
  type SampleWalkThrough,
  slotsOf,
  spanIn,
} from "#tests/support/appointments.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { personAt } from "#tests/support/form-call.ts";
import { kindsInHistory } from "#tests/support/history.ts";
import { opportunityRow } from "#tests/support/opportunities.ts";
import { cancelAppointment, offerTimes } from "./appointment-commands.server.ts";
import { openAppointmentLink } from "./appointment-links.server.ts";
import type { GuestAppointment } from "./guest/guest-appointment.server.ts";
import { cancelByGuest, pickSlot } from "./guest-commands.server.ts";

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  page: GuestAppointment | undefined;
}

describeEachDatabase("locks", (database, wantsTheRest) => {
  const context = useAccounts(database);

  async function call(token: string, fields?: Record<string, string>, address?: string) {
    const request = new Request(
      `http://localhost:3000/appointment/${encodeURIComponent(token)}?language=en`,
      {
        headers: {
          "user-agent": windowsChrome,
          ...(fields && { "content-type": "application/x-www-form-urlencoded" }),
        },
        ...(fields && { method: "POST", body: new URLSearchParams(fields).toString() }),
      },
    );
    const args = { request, params: { token }, context: personAt(context, address) };
    const run = (fields ? appointmentPage.action : appointmentPage.loader) as (
      route: ActionFunctionArgs,
    ) => Promise<unknown>;
    return read(await run(args as unknown as ActionFunctionArgs).catch((error) => error));
  }

  async function read(answer: unknown): Promise<Answer> {
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) {
      const { status, headers } = answer;
      return { status, headers, text: await answer.text(), page: undefined };
    }
    const { data, init } = answer as { data: unknown; init: ResponseInit | null };
    const page = (data as { appointment?: GuestAppointment }).appointment;
    const headers = new Headers(init?.headers);
    return { status: init?.status ?? 200, headers, text: JSON.stringify(data), page };
  }

  const host = async () => actorOf(await addPerson(context, { role: "account-manager" }));

  async function scene(options: SampleWalkThrough = {}) {
    const actor = await host();
    const offered = await addOfferedWalkThrough(context.db, actor, options);
    const slots = await slotsOf(context.db, offered.id);
    return { actor, ...offered, slots: slots.map(({ id }) => id) };
  }

  const stored = (id: string) => latestAppointment(context.db, id);
  const pick = async (token: string, slot = "", revision = 0) =>
    call(token, { step: "pick", slot, revision: String(revision) });
  const cancel = async (token: string, revision: number, note = "") =>
    call(token, { step: "cancel", note, revision: String(revision) });
  const mailsOf = async (id: string) => {
    const { id: aboutId } = await stored(id);
    const rows = await context.db
      .select()
      .from(emails)
      .where(eq(emails.aboutId, aboutId))
      .orderBy(emails.id);
    return rows.map(({ message }) => message);
  };
  const opportunityOf = (id: string) => opportunityRow(context.db, id);
  const eventsOf = (id: string) => kindsInHistory(context.db, id);
  const seenOf = async (id: string) => {
    const row = await stored(id);
    return { seenId: row.id, seenRevision: row.revision };
  };

  it("gives a time of one host to whoever is first of two prospects", async () => {
    const actor = await host();
    const spans = [spanIn(2), spanIn(3)];
    const scenes = await Promise.all(
      [1, 2].map(() => addOfferedWalkThrough(context.db, actor, { spans })),
    );
    const answers = await Promise.all(
      scenes.map(async ({ id, token }) => {
        const [first] = await slotsOf(context.db, id);
        return pick(token, first?.id);
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const loser = scenes[answers.findIndex(({ status }) => status === 409)];
    expect(answers.find(({ status }) => status === 409)?.text).toContain("just took this time");
    const { page } = await call(loser?.token ?? "");
    expect(page?.days.flatMap(({ slots }) => slots)).toHaveLength(1);
    expect(page?.standing).toBe("offered");
  });

  it("counts the same form once, and five at once as well", async () => {
    const { id, token, slots } = await scene();
    const answers = await Promise.all(Array.from({ length: 5 }, () => pick(token, slots[0])));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect((await stored(id)).revision).toBe(1);
    expect(await mailsOf(id)).toEqual(["appointment-booked", "appointment-booked-staff"]);
    const { state } = await stored(id);
    expect(state).toBe("booked");
  });

  if (!wantsTheRest) return;

  it("books, moves the opportunity on, and says so", async () => {
    const { id, token, slots, actor } = await scene();
    const { page, headers } = await call(token);
    expect(page?.days.flatMap((day) => day.slots.map((slot) => slot.id))).toEqual(slots);
    expect(page?.zone).toContain("Central Time");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("cache-control")).toBe("private, no-store");
    const answer = await pick(token, slots[1]);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toContain("done=booked");
    const row = await opportunityOf(id);
    const booked = await stored(id);
    expect(row.stage).toBe("walk-through");
    expect(row.nextStep).toMatch(/^Walk-through, .+ \(Central Time\)$/);
    expect(row.nextStepOn).toBe(
      Temporal.Instant.fromEpochMilliseconds(booked.startsAt?.getTime() ?? 0)
        .toZonedDateTimeISO("America/Chicago")
        .toPlainDate()
        .toString(),
    );
    expect(await eventsOf(id)).toEqual(
      expect.arrayContaining(["walk-through-offered", "moved", "walk-through-booked"]),
    );
    expect(await eventsOf(booked.id)).toEqual(["offered", "booked"]);
    const told = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    expect(told.map(({ kind, event, accountId }) => [kind, event, accountId])).toEqual([
      ["walk-through-news", "booked", actor.accountId],
    ]);
    const after = (await call(token)).page;
    expect(after?.standing).toBe("booked");
    expect(after?.days.flatMap((day) => day.slots.map((slot) => slot.id))).toEqual([slots[0]]);
  });

  it("tells the host and administrators where the owner of the opportunity has left", async () => {
    const { id, token, slots, actor } = await scene();
    const administrator = await addPerson(context, { role: "administrator" });
    const owner = await addPerson(context, { role: "account-manager" });
    await context.db
      .update(opportunities)
      .set({ ownerId: owner.id })
      .where(eq(opportunities.id, id));
    await context.db.update(accounts).set({ state: "suspended" }).where(eq(accounts.id, owner.id));
    expect((await pick(token, slots[0])).status).toBe(303);
    const told = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    const ids = told.map(({ accountId }) => accountId);
    expect(ids).toEqual(expect.arrayContaining([actor.accountId, administrator.id]));
    expect(ids).not.toContain(owner.id);
  });

  it("never moves an opportunity backwards", async () => {
    const { id, token, slots } = await scene();
    await context.db.update(opportunities).set({ stage: "bid" }).where(eq(opportunities.id, id));
    expect((await pick(token, slots[0])).status).toBe(303);
    expect((await opportunityOf(id)).stage).toBe("bid");
  });

  it("moves to another time, and what was sent before counts no more", async () => {
    const { id, token, slots } = await scene();
    await pick(token, slots[0]);
    expect((await pick(token, slots[1], 1)).headers.get("location")).toContain("done=moved");
    const moved = await stored(id);
    expect(moved.revision).toBe(2);
    // The first form once more, by a mail program or the back button.
    const late = await pick(token, slots[0], 0);
    expect(late.status).toBe(409);
    expect(late.text).toContain("has changed since");
    expect((await stored(id)).startsAt).toEqual(moved.startsAt);
    expect(await mailsOf(id)).toHaveLength(4);
  });

  it("leaves alone what the seller has planned, and replaces what was planned of the walk-through", async () => {
    const planned = await scene();
    const own = { nextStep: "Send the insurance certificate", nextStepOn: "2026-12-01" };
    await context.db.update(opportunities).set(own).where(eq(opportunities.id, planned.id));
    expect((await pick(planned.token, planned.slots[1])).status).toBe(303);
    expect(await opportunityOf(planned.id)).toMatchObject({ ...own, stage: "walk-through" });
    const { id, token, slots } = await scene();
    await pick(token, slots[0]);
    const first = (await opportunityOf(id)).nextStep;
    expect((await pick(token, slots[1], 1)).status).toBe(303);
    const second = (await opportunityOf(id)).nextStep;
    expect(second).toMatch(/^Walk-through, /);
    expect((await stored(id)).revision).toBe(2);
    expect(first).toMatch(/^Walk-through, /);
  });

  it("tells the owner that no mail server takes the email to the guest", async () => {
    const { id, token, slots } = await scene();
    await pick(token, slots[0]);
    const [email] = await context.db
      .select()
      .from(emails)
      .where(
        and(eq(emails.aboutId, (await stored(id)).id), eq(emails.message, "appointment-booked")),
      );
    if (email === undefined) throw new Error("The guest gets no email");
    await context.db.transaction((tx) => afterEmailFailure(tx, context.queue, email));
    const told = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    expect(told.map(({ event }) => event)).toContain("undelivered");
  });

  it("cancels once, with what the guest wrote, and plans another time", async () => {
    const { id, token, slots, actor } = await scene();
    await pick(token, slots[0]);
    expect((await cancel(token, 0)).status).toBe(409);
    expect((await cancel(token, 1, "  Next week is better.  ")).status).toBe(303);
    expect((await cancel(token, 1)).status).toBe(303);
    const row = await stored(id);
    expect(row).toMatchObject({
      state: "canceled",
      isCanceledByGuest: true,
      guestNote: "Next week is better.",
      revision: 2,
    });
    expect((await call(token)).page?.standing).toBe("canceled");
    expect((await pick(token, slots[1], 2)).status).toBe(409);
    expect((await opportunityOf(id)).nextStep).toBe("Agree on another time for the walk-through");
    expect(await eventsOf(id)).toContain("walk-through-canceled");
    expect(await mailsOf(id)).toEqual([
      "appointment-booked",
      "appointment-booked-staff",
      "appointment-canceled",
      "appointment-canceled-staff",
    ]);
    const told = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, actor.accountId));
    expect(told.map(({ event, details }) => [event, details.text])).toEqual([
      ["canceled", "Next week is better."],
    ]);
  });

  it("leaves no step behind once its opportunity moves past the walk-through, or ends", async () => {
    const canceled = async () => {
      const { id, token, slots, actor } = await scene();
      await pick(token, slots[0]);
      await cancel(token, 1);
      return { id, actor };
    };
    const move = async (id: string, actor: Actor, to: "bid" | "contacted" | "lost") =>
      moveOpportunity(context, actor, id, {
        from: (await opportunityOf(id)).stage,
        to,
        lostReason: to === "lost" ? "price" : "",
        lostNote: "",
      });
    const planned = async (id: string) => {
      const { nextStep, nextStepLanguage, nextStepOn } = await opportunityOf(id);
      return [nextStep, nextStepLanguage, nextStepOn];
    };
    const byHand = await canceled();
    await move(byHand.id, byHand.actor, "contacted");
    expect((await planned(byHand.id))[0]).not.toBe("");
    await move(byHand.id, byHand.actor, "bid");
    expect(await planned(byHand.id)).toEqual(["", null, null]);
    const byItself = await canceled();
    await context.db.transaction((tx) =>
      advanceOpportunity(tx, byItself.actor, byItself.id, "won"),
    );
    expect(await planned(byItself.id)).toEqual(["", null, null]);
    const lost = await canceled();
    await move(lost.id, lost.actor, "lost");
    expect(await planned(lost.id)).toEqual(["", null, null]);
    const written = await canceled();
    const own = { nextStep: "Call Dana", nextStepOn: "2026-12-01" };
    await context.db.update(opportunities).set(own).where(eq(opportunities.id, written.id));
    await move(written.id, written.actor, "lost");
    expect(await opportunityOf(written.id)).toMatchObject(own);
  });

  it("says no to all times before one was picked, without touching a calendar", async () => {
    const { id, token } = await scene();
    expect((await cancel(token, 0, "We have moved")).status).toBe(303);
    expect(await mailsOf(id)).toEqual(["appointment-canceled"]);
  });

  describe("the limit", () => {
    const soon = () => {
      const startsAt = new Date(Date.now() + 2 * hourMs);
      return { startsAt, endsAt: new Date(startsAt.getTime() + hourMs) };
    };

    it("keeps times that begin too soon from being picked", async () => {
      const { token, slots } = await scene({ spans: [soon(), spanIn(2)] });
      const { page } = await call(token);
      expect(page?.days.flatMap((day) => day.slots.map((slot) => slot.id))).toEqual([slots[1]]);
      const late = await pick(token, slots[0]);
      expect(late.status).toBe(409);
      expect(late.text).toContain("too late");
    });

    it("keeps a booked time that begins soon from being moved or canceled", async () => {
      const { token } = await addBookedWalkThrough(context.db, await host(), { spans: [soon()] });
      expect((await call(token)).page?.isChangeable).toBe(false);
      expect((await cancel(token, 1)).status).toBe(409);
    });

    it("ends what nobody has picked, and what took place", async () => {
      const { token } = await scene({ spans: [soon()] });
      expect((await call(token)).page?.standing).toBe("expired");
      const yesterday = { startsAt: spanIn(-1).startsAt, endsAt: spanIn(-1).endsAt };
      const over = await addBookedWalkThrough(context.db, await host(), { spans: [yesterday] });
      expect((await call(over.token)).page?.standing).toBe("over");
    });
  });

  it("opens by its own link alone", async () => {
    const { token, slots } = await scene();
    const other = await scene();
    const [id = "", secret = ""] = token.split(".");
    const [, otherSecret = ""] = other.token.split(".");
    for (const wrong of [
      "",
      "x",
      id,
      `${id}.${otherSecret}`,
      `${id}.${secret.slice(1)}`,
      `${token}\u0000`,
      "%00",
      "1".repeat(100_000),
    ]) {
      expect((await call(wrong)).status, wrong.slice(0, 50)).toBe(404);
      expect((await pick(wrong, slots[0])).status).toBe(404);
    }
    // A time of somebody else's appointment is none of this one's.
    expect((await pick(other.token, slots[0])).status).toBe(409);
    expect((await stored(other.id)).state).toBe("offered");
  });

  it("replaced or canceled by the office, it says so and takes nothing", async () => {
    const { id, token, slots, actor } = await scene();
    const planned = {
      hostId: actor.accountId,
      place: "Gate 3",
      timeZone: "America/Chicago",
      note: "",
      overlap: false,
    };
    const again = await offerTimes(context, walkThroughKind, actor, id, {
      ...planned,
      ...(await seenOf(id)),
      spans: [spanIn(5)],
    });
    expect(again).toEqual({ ok: true });
    expect((await call(token)).page?.standing).toBe("replaced");
    expect((await pick(token, slots[0])).text).toContain("latest email");
    expect((await cancel(token, 0)).status).toBe(409);
    const newer = await appointmentLinkTo(context.db, id);
    await cancelAppointment(context, walkThroughKind, actor, id, {
      ...(await seenOf(id)),
      note: "",
    });
    expect((await call(newer)).page?.standing).toBe("canceled");
    const [slot] = await slotsOf(context.db, id);
    expect((await pick(newer, slot?.id)).text).toContain("canceled");
  });

  it("takes nothing once the opportunity is decided, or gone", async () => {
    const { id, token, slots } = await scene();
    await context.db
      .update(opportunities)
      .set({ stage: "lost", lostReason: "price", closedAt: new Date() })
      .where(eq(opportunities.id, id));
    expect((await call(token)).page).toMatchObject({ standing: "closed", days: [] });
    expect((await pick(token, slots[0])).status).toBe(409);
    await context.db.delete(opportunities).where(eq(opportunities.id, id));
    expect((await pick(token, slots[0])).status).toBe(404);
  });

  it.each([
    ["no step", {}],
    ["no time", { step: "pick", revision: "0" }],
    ["a time that is none", { step: "pick", revision: "0", slot: "1' or 1=1" }],
    ["NUL", { step: "pick", revision: "0", slot: "\u0000" }],
    ["100 kB", { step: "cancel", revision: "0", note: "x".repeat(100_000) }],
    ["a revision that is none", { step: "cancel", revision: "-1", note: "" }],
  ])("refuses %s", async (_, fields) => {
    const { id, token } = await scene();
    const { status } = await call(token, fields);
    expect([400, 413, 422]).toContain(status);
    expect((await stored(id)).state).toBe("offered");
  });

  it("is limited by link and by network address", async () => {
    const { token } = await scene();
    const address = "one-address";
    let status = 0;
    for (let post = 0; post < 21; post += 1)
      ({ status } = await call(
        token,
        { step: "pick", revision: "7", slot: crypto.randomUUID() },
        address,
      ));
    expect(status).toBe(429);
    const other = await scene();
    expect((await call(other.token, { step: "cancel", revision: "0" }, address)).status).toBe(429);
  });

  it("tells nothing of other appointments, or of our record", async () => {
    const actor: Actor = await host();
    const secret = await addBookedWalkThrough(context.db, actor, {
      spans: [spanIn(2)],
      sample: { subject: "Hidden Clinic" },
      place: "Hidden Street 9",
    });
    const { token, id } = await addOfferedWalkThrough(context.db, actor);
    const { text } = await call(token);
    for (const word of ["Hidden", secret.id, id, actor.accountId, "@"])
      expect(text).not.toContain(word);
  });

  it("two tabs that pick and cancel at once leave one answer", async () => {
    const { id, token, slots } = await scene();
    const opened = await openAppointmentLink(context.db, token);
    if (opened === undefined) throw new Error("no link");
    const results = await Promise.all([
      pickSlot(context, walkThroughKind, opened, { slot: slots[0] ?? "", revision: 0 }),
      cancelByGuest(context, walkThroughKind, opened, { note: "", revision: 0 }),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await stored(id)).revision).toBe(1);
  });

  it("goes with its opportunity", async () => {
    const { id } = await scene();
    const other = await scene();
    const { id: gone } = await stored(id);
    await context.db.delete(opportunities).where(eq(opportunities.id, id));
    const { walkThroughAppointmentsServer } = await import(
      "#features/walk-through-appointments/feature.server.ts"
    );
    expect(await walkThroughAppointmentsServer.cleanup.walkThroughs(context.db)).toBeGreaterThan(0);
    expect(await context.db.$count(appointments, eq(appointments.id, gone))).toBe(0);
    expect(
      await context.db.$count(appointmentSlots, eq(appointmentSlots.appointmentId, gone)),
    ).toBe(0);
    expect((await stored(other.id)).state).toBe("offered");
  });
});

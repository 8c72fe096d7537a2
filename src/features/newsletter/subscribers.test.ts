import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newsletterOptOuts, subscribers } from "#features/schema.ts";
import { clientRoles, staffRoles } from "#platform/identity/roles.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { historyOf } from "#tests/support/history.ts";
import { useCast } from "#tests/support/roles.ts";
import * as page from "./office/list-page.tsx";
import { findOptOuts } from "./opt-outs.server.ts";
import { findSubscribers, subscriberColumns, subscriberFilter } from "./subscribers.server.ts";
import type { SubscriberRow } from "./tables/newsletter.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("are listed for who writes to clients, by state and part of the address, page by page", async () => {
    const moment = (day: number) => new Date(`2026-0${day}-01T12:00:00Z`);
    for (const [n, unsubscribedAt] of [null, null, null, moment(9)].entries()) {
      const email = `reader${n}@example.com`;
      await context.db.insert(subscribers).values({
        id: randomUUID(),
        email,
        mailbox: email,
        unsubscribeToken: randomUUID(),
        requestedAt: moment(1),
        confirmedAt: moment(n + 1),
        unsubscribedAt,
      });
    }
    for (const role of [...clientRoles, ...staffRoles]) {
      const actor = actorOf(await addPerson(context, { role }));
      const find = (filter: object, limit = 50) =>
        findSubscribers(
          context.db,
          actor,
          { state: "subscribed", sort: "newest", ...filter },
          limit,
        );
      if (!["administrator", "account-manager"].includes(role)) {
        expect(await find({}), role).toBeUndefined();
        continue;
      }
      const emails = async (filter: object, limit?: number) =>
        (await find(filter, limit))?.rows.map(({ email }) => email.slice(0, 7));
      expect(await emails({})).toEqual(["reader2", "reader1", "reader0"]);
      expect(await emails({ sort: "oldest", words: "READER1" })).toEqual(["reader1"]);
      expect(await emails({ words: "%" })).toEqual([]);
      expect(await emails({ state: "unsubscribed" })).toEqual(["reader3"]);
      const first = await find({}, 2);
      expect(first?.counts).toEqual({ subscribed: 3, unsubscribed: 1, unreachable: 0 });
      expect(await emails({ after: first?.next }, 2)).toEqual(["reader0"]);
    }
  });

  it("go on after a place in the list whose reader was removed meanwhile", async () => {
    const actor = actorOf(await addPerson(context, { role: "administrator" }));
    for (let n = 0; n < 4; n++) {
      const email = `place${n}@example.com`;
      await context.db.insert(subscribers).values({
        id: randomUUID(),
        email,
        mailbox: email,
        unsubscribeToken: randomUUID(),
        requestedAt: new Date("2026-01-01T12:00:00Z"),
        confirmedAt: new Date(`2026-01-0${n + 1}T12:00:00.${n}56Z`),
      });
    }
    for (const sort of ["newest", "oldest"] as const) {
      const filter = { state: "subscribed", words: "place", sort } as const;
      const find = (after?: string) => findSubscribers(context.db, actor, { ...filter, after }, 1);
      const first = await find();
      const [row] = first?.rows ?? [];
      if (row === undefined) throw new Error("no reader");
      await context.db.delete(subscribers).where(eq(subscribers.id, row.id));
      const { after } = subscriberFilter(new URLSearchParams({ after: first?.next ?? "" }));
      const second = await find(after);
      expect(second?.rows.map(({ email }) => email)).toEqual([
        sort === "newest" ? "place2@example.com" : "place1@example.com",
      ]);
    }
    await context.db.delete(subscribers).where(like(subscribers.email, "place%"));
  });

  it("leave with the address in their own language that unsubscribes them", () => {
    const columns = subscriberColumns("https://x.example", "America/Chicago", "en");
    const column = columns.find(({ name }) => name === "List-Unsubscribe");
    const reader = { unsubscribeToken: "t", language: "es" } as SubscriberRow;
    expect(column?.value(reader)).toBe("https://x.example/es/newsletter/unsubscribe?token=t");
    expect(column?.value({ ...reader, language: "en" })).toBe(
      "https://x.example/newsletter/unsubscribe?token=t",
    );
  });

  describe("whoever asks the office to be taken off", () => {
    const cast = useCast(context);
    const path = "/office/subscribers";
    async function addReader(): Promise<{ id: string; email: string }> {
      const id = randomUUID();
      const email = `leaving.${id.slice(0, 8)}@example.com`;
      await context.db.insert(subscribers).values({
        id,
        email,
        mailbox: email,
        unsubscribeToken: randomUUID(),
        requestedAt: new Date("2026-01-01T12:00:00Z"),
      });
      return { id, email };
    }
    const rowOf = async (id: string) =>
      (await context.db.select().from(subscribers).where(eq(subscribers.id, id)))[0];
    const eventsOf = (id: string) => historyOf(context.db, id);

    it("is unsubscribed once, however often the form arrives, with who did it in the history", async () => {
      const { id } = await addReader();
      const form = { step: "unsubscribe", id, attempt: randomUUID() };
      const both = await Promise.all(
        [form, { ...form, attempt: randomUUID() }].map((one) =>
          cast.ask("account-manager", `${path}?words=leaving`, page.action, one),
        ),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
      expect(both.find(({ status }) => status === 303)?.location).toBe(
        `${path}?words=leaving&done=unsubscribe`,
      );
      await cast.ask("account-manager", `${path}?words=leaving`, page.action, form);
      expect((await rowOf(id))?.unsubscribedAt).toBeInstanceOf(Date);
      expect(await eventsOf(id)).toMatchObject([
        {
          kind: "unsubscribed",
          recordKind: "subscriber",
          actorId: cast.ids["account-manager"],
          details: { before: { state: "subscribed" }, after: { state: "unsubscribed" } },
        },
      ]);
    });

    it("is removed with the address, and added by no import", async () => {
      const { id, email } = await addReader();
      expect(
        (await cast.ask("administrator", path, page.action, { step: "remove", id })).status,
      ).toBe(303);
      expect(await rowOf(id)).toBeUndefined();
      expect([...(await findOptOuts(context.db, [email]))]).toEqual([email]);
      expect(await context.db.$count(newsletterOptOuts)).toBeGreaterThan(0);
      const events = await eventsOf(id);
      expect(events).toMatchObject([{ kind: "removed" }]);
      expect(JSON.stringify(events)).not.toContain(email);
      expect(
        (await cast.ask("administrator", path, page.action, { step: "remove", id })).status,
      ).toBe(409);
    });

    it("is taken off by nobody else, nor by a form that says something else", async () => {
      const { id } = await addReader();
      const form = { step: "remove", id };
      for (const role of ["crew-lead", "recruiter", "client-administrator"] as const)
        expect((await cast.ask(role, path, page.action, form)).status, role).not.toBe(303);
      expect((await cast.ask(undefined, path, page.action, form)).location).toContain("next=");
      for (const bad of [
        { step: "erase", id },
        { step: "remove", id: "1" },
        { step: "remove", id: "" },
      ])
        expect((await cast.ask("administrator", path, page.action, bad)).status).toBe(422);
      expect(await rowOf(id)).toMatchObject({ unsubscribedAt: null });
    });
  });
});

/** The links of a feedback mail: what each opens, and that looking at one answers nothing. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { newFeedbackToken } from "#features/feedback/feedback-link.server.ts";
import { feedback } from "#features/schema.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import * as page from "./feedback-page.tsx";

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const facility = await addFacility(context);
    const { clientId } = facility;
    const person = await addPerson(context, { role: "client-administrator", clientId });
    const place = { clientId, facilityId: facility.id, accountId: person.id };
    const id = await addQuestion(context, place);
    const token = await newFeedbackToken(context.db, id);
    const row = async () => {
      const [row] = await context.db.select().from(feedback).where(eq(feedback.id, id));
      return row;
    };
    return { id, token, place, row };
  }
  const pathOf = (token: string, more = "") =>
    `/feedback?token=${encodeURIComponent(token)}${more}`;
  const open = (token: string, more?: string) =>
    openBrowser(context).open(page.loader, pathOf(token, more));
  const send = (token: string, fields: Record<string, string>) =>
    openBrowser(context).postForm(page.action, pathOf(token), fields);

  it("opening all of its numbers, as mail scanners do, stores nothing", async () => {
    const { token, row } = await stage();
    for (let score = 0; score <= 10; score++)
      expect(await open(token, `&score=${score}`)).toMatchObject({
        status: 200,
        body: { state: "asked", chosen: score },
      });
    expect(await row()).toMatchObject({ score: null, answeredAt: null });
    for (const typed of ["11", "-1", "", "5.0", "x"])
      expect(await open(token, `&score=${typed}`)).toMatchObject({ body: { chosen: undefined } });
  });

  it("the button stores the answer without a sign-in, and the page says so", async () => {
    const { token, row } = await stage();
    const sent = await send(token, { score: "9", reason: "Fast" });
    expect(sent.status).toBe(303);
    expect(sent.location).toBe(pathOf(token, "&done=sent"));
    expect(await row()).toMatchObject({ score: 9, reason: "Fast" });
    expect(await open(token, "&done=sent")).toMatchObject({
      body: { state: "answered", question: { score: 9 } },
    });
  });

  it("says what is missing, and keeps what was typed", async () => {
    const { token, row } = await stage();
    const reason = "Because";
    for (const score of [undefined, "11"]) {
      const { status, body } = await send(token, { reason, ...(score && { score }) });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        errors: { score: "Please choose a number from 0 to 10" },
        values: { reason },
      });
    }
    expect((await send(token, { score: "9", reason: "x".repeat(2_001) })).status).toBe(422);
    expect((await row())?.score).toBeNull();
  });

  it("a link that was changed, is of another question, or is over opens nothing", async () => {
    const { id, token, row, place } = await stage();
    const other = await addQuestion(context, place, { quarter: "2026-Q2" });
    const [, secret = ""] = token.split(".");
    const wrong = [
      `${other}.${secret}`,
      `${id}.${"A".repeat(43)}`,
      id,
      `${token}x`,
      token.toUpperCase(),
      "",
      "\0",
      randomUUID(),
      "x".repeat(10_000),
    ];
    for (const address of wrong) {
      expect((await open(address)).status, address).toBe(404);
      expect((await send(address, { score: "0", reason: "" })).status, address).toBe(404);
    }
    await context.db
      .update(feedback)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(feedback.id, id));
    expect((await open(token)).status).toBe(404);
    expect((await send(token, { score: "0", reason: "" })).status).toBe(404);
    expect((await row())?.score).toBeNull();
  });
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { forms } from "#features/public-forms/forms.server.ts";
import { newsletterSignups } from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import { handlePageSubmission } from "#platform/http/form-handler.server.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import {
  answerTo,
  expectTheOwner,
  goneDatabase,
  jsonRequest,
  postedForm,
  useVisitor,
  visitorAt,
} from "#tests/support/form-call.ts";
import { queuedAbout } from "#tests/support/record-emails.ts";
import { action, loader } from "./submission.ts";

describeDatabase((database) => {
  const visitor = useVisitor(database);

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    answerTo(action, visitor.context, jsonRequest("/api/newsletter", body, headers));
  const robot = { "form-metadata": "website=x&elapsed=300" };
  const newAddress = () => `${randomUUID()}@example.com`;
  const signupsOf = (email: string) =>
    database().db.select().from(newsletterSignups).where(eq(newsletterSignups.email, email));

  it("takes an address and queues the mail that asks its owner", async () => {
    const email = newAddress();
    const { status, body } = await post({ email }, { "form-metadata": "page=/news&elapsed=300" });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String), reference: expect.stringMatching(/^N-/) });
    const [signup] = await signupsOf(email);
    expect(signup).toMatchObject({ page: "/news", screening: "accepted", confirmedAt: null });
    const days = ((signup?.expiresAt.getTime() ?? 0) - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(await queuedAbout(database(), body.id)).toHaveLength(1);
  });

  it.each([
    {},
    { email: "" },
    { email: "dana" },
    { email: "dana@example" },
    { email: "a@b.com, c@d.com" },
    { email: "a@b.com\r\nBcc: c@d.com" },
    { email: `${"x".repeat(250)}@example.com` },
    { email: ["a@b.com"] },
  ])("answers 422 to %j", async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ email: "Invalid email address" });
  });

  it("takes addresses of every script", async () => {
    expect((await post({ email: "用户@例え.jp" })).status).toBe(201);
  });

  it("answers alike however often an address is given, and adds the same each time", async () => {
    const email = newAddress();
    const answers = [];
    for (let n = 0; n < 3; n++)
      answers.push(await post({ email }, { "idempotency-key": randomUUID() }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => Object.keys(body).join())).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
    expect(await signupsOf(email)).toHaveLength(3);
  });

  it("is one signup when it is sent twenty times at once", async () => {
    const email = newAddress();
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({ email }, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await signupsOf(email)).toHaveLength(1);
  });

  it("sets robots aside, without a mail", async () => {
    const email = newAddress();
    const { status, body } = await post({ email }, robot);
    expect(status).toBe(201);
    expect(await signupsOf(email)).toMatchObject([{ screening: "quarantined" }]);
    expect(await queuedAbout(database(), body.id)).toEqual([]);
  });

  it("does not take one sign for a robot: a browser fills in one field in no time", async () => {
    for (const trail of ["website=x", "elapsed=300"]) {
      const { body } = await post({ email: newAddress() }, { "form-metadata": trail });
      expect(await queuedAbout(database(), body.id)).toHaveLength(1);
    }
  });

  it("is sent to the owner of an address that a bot submitted the same day", async () => {
    const email = newAddress();
    const copy = await post({ email }, robot);
    const { body } = await post({ email });
    expect(body.id).not.toBe(copy.body.id);
    expect(await queuedAbout(database(), body.id)).toHaveLength(1);
    expect(await signupsOf(email)).toHaveLength(2);
  });

  it("refuses what is no form, too much of it, and everything while the database is away", async () => {
    await expectTheOwner("/api/newsletter", action, loader, visitor.context);
    for (let n = 0; n < 10; n++) expect((await post({ email: newAddress() })).status).toBe(201);
    expect((await post({ email: newAddress() })).status).toBe(429);
    visitor.context = visitorAt(await goneDatabase(database()), visitor.queue);
    expect((await post({ email: newAddress() })).status).toBe(503);
  });

  describe("without our script", () => {
    const posted = async (fields: Record<string, string>) => {
      const request = postedForm("/newsletter", fields);
      const { data, init } = await handlePageSubmission(
        { request, context: visitor.context },
        forms.newsletter,
      );
      return { data, status: init?.status };
    };

    it("is thanked with 200", async () => {
      expect(await posted({ email: newAddress(), website: "" })).toMatchObject({
        status: 200,
        data: { form: "newsletter", state: "sent" },
      });
    });

    it("gets the message and the value back with 422", async () => {
      expect(await posted({ email: "dana@" })).toMatchObject({
        status: 422,
        data: { errors: { email: "Invalid email address" }, values: { email: "dana@" } },
      });
    });
  });
});

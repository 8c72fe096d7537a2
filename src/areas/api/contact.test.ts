import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { formPaths } from "#content/form-paths.ts";
import { contactMessages, newsletterSignups } from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import {
  answerTo,
  expectTheOwner,
  goneDatabase,
  jsonRequest,
  useVisitor,
  visitorAt,
} from "#tests/support/form-call.ts";
import { queuedAbout } from "#tests/support/record-emails.ts";
import { action, loader } from "./submission.ts";

const fields = {
  name: "Dana Whitfield",
  email: "dana@lakeside-dental.example",
  subject: "Windows on the third floor",
  message: "Can your crew clean the windows inside as well, and when?",
  newsletter: false,
};

describeDatabase((database) => {
  const visitor = useVisitor(database);

  const paths = { contact: formPaths.contact, mobile: formPaths.mobileContact };
  const send = (channel: keyof typeof paths, body: unknown, headers: Record<string, string> = {}) =>
    answerTo(action, visitor.context, jsonRequest(paths[channel], body, headers));
  const post = (body: unknown, headers?: Record<string, string>) => send("contact", body, headers);
  const keyed = (key: string) => ({ "idempotency-key": key });
  const messagesAbout = (subject: string) =>
    database().db.select().from(contactMessages).where(eq(contactMessages.subject, subject));
  const mailsAbout = (id: string | undefined) => queuedAbout(database(), id);
  const robot = { "form-metadata": "website=x&elapsed=900" };
  const bothMails = ["contact-message-received-office", "contact-message-received-visitor"];

  describe("a guest", () => {
    it("gets a number and a reference, and both mails are queued", async () => {
      const { status, headers, body } = await post(fields);
      expect(status).toBe(201);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(body).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        reference: expect.stringMatching(/^M-[2-9A-Z]{3}-[2-9A-Z]{4}$/),
      });
      expect(await mailsAbout(body.id)).toEqual(bothMails);
    });

    it("need not say anything of the newsletter", async () => {
      const subject = randomUUID();
      const { newsletter: _, ...without } = fields;
      expect((await post({ ...without, subject })).status).toBe(201);
      expect(await messagesAbout(subject)).toMatchObject([
        { ...without, subject, newsletter: false, channels: ["contact"] },
      ]);
    });

    it("asks for the newsletter by a tick, which starts the double opt-in once", async () => {
      const email = `${randomUUID()}@example.com`;
      const headers = { ...keyed(randomUUID()), "form-metadata": "page=/contact" };
      const wish = { ...fields, email, newsletter: true };
      await post(wish, headers);
      await post(wish, headers);
      await send("mobile", wish, headers);
      const signups = await database()
        .db.select()
        .from(newsletterSignups)
        .where(eq(newsletterSignups.email, email));
      expect(signups).toMatchObject([{ page: "/contact" }]);
      expect(await mailsAbout(signups[0]?.id)).toEqual(["newsletter-confirmation"]);
    });

    it("is answered alike when the message is taken for spam, which causes no mail at all", async () => {
      const subject = randomUUID();
      const email = `${randomUUID()}@example.com`;
      const spam = { ...fields, subject, email, newsletter: true };
      const { status, body } = await post(spam, robot);
      expect(status).toBe(201);
      expect(await messagesAbout(subject)).toMatchObject([{ screening: "quarantined" }]);
      expect(await mailsAbout(body.id)).toEqual([]);
      const signedUp = eq(newsletterSignups.email, email);
      expect(await database().db.$count(newsletterSignups, signedUp)).toBe(0);
    });
  });

  describe("input that is not right", () => {
    it.each([
      ["name", 2, 200, "Full name is required"],
      ["subject", 2, 200, "Subject is required"],
      ["message", 10, 10_000, "Please provide more details in your message"],
    ])("holds %s between %i and %i characters", async (field, least, most, message) => {
      const postText = (text: string) => post({ ...fields, [field]: text });
      const words = "Any words will do. ".repeat(600).slice(0, most).trim();
      const tooLong = `Please keep this under ${most.toLocaleString("en-US")} characters`;
      expect((await postText("9".repeat(least - 1))).body.errors).toEqual({ [field]: message });
      expect((await postText(" ".repeat(least + 5))).body.errors).toEqual({ [field]: message });
      expect((await postText("9".repeat(least))).status).toBe(201);
      expect((await postText(words.padEnd(most, "x"))).status).toBe(201);
      expect((await postText(words.padEnd(most + 1, "x"))).body.errors).toEqual({
        [field]: tooLong,
      });
    });

    it.each(["", "dana", "dana@example", "a@b.com\r\nBcc: c@d.com", ["a@b.com"]])(
      "refuses the e-mail address %j",
      async (email) => {
        const { status, body } = await post({ ...fields, email });
        expect(status).toBe(422);
        expect(body.errors).toEqual({ email: "Invalid email address" });
      },
    );

    it.each(["maybe", 1, [], {}])("refuses %j for a tick", async (newsletter) => {
      const { body } = await post({ ...fields, newsletter });
      expect(body.errors).toEqual({ newsletter: "Please check this box or leave it blank" });
    });

    it("names every fault at once, and refuses what is no form", async () => {
      const { body } = await post({});
      expect(Object.keys(body.errors ?? {})).toEqual(["name", "email", "subject", "message"]);
      await expectTheOwner("/api/contact", action, loader, visitor.context);
      await expectTheOwner("/api/mobile-contact", action, loader, visitor.context);
    });

    it("keeps hostile text as it is, and no field that it does not know", async () => {
      const subject = `'); drop table contactMessages;-- ${randomUUID()}`;
      const name = '<img src=x onerror="alert(1)"> 李雷 👩🏽‍🔧';
      await post({ ...fields, subject, name, screening: "quarantined", channels: ["mobile"] });
      expect(await messagesAbout(subject)).toMatchObject([
        { name, screening: "accepted", channels: ["contact"] },
      ]);
      expect((await post({ ...fields, message: "NUL \0 in ten letters" })).status).toBe(201);
    });
  });

  describe("one message by two calls", () => {
    const orders = [
      ["contact", "mobile"],
      ["mobile", "contact"],
    ] as const;

    it.each(orders)(
      "is one, with both channels and no double mail: %s, then %s",
      async (...order) => {
        const subject = randomUUID();
        const headers = keyed(randomUUID());
        const first = await send(order[0], { ...fields, subject }, headers);
        const second = await send(order[1], { ...fields, subject }, headers);
        expect(second.body).toEqual(first.body);
        expect(await messagesAbout(subject)).toMatchObject([{ channels: order }]);
        expect(await mailsAbout(first.body.id)).toEqual(bothMails);
      },
    );

    it.each(orders)("is one as well when only %s carries the key, not %s", async (...order) => {
      for (const withKeyFirst of [true, false]) {
        const subject = randomUUID();
        const key = keyed(randomUUID());
        const first = await send(order[0], { ...fields, subject }, withKeyFirst ? key : {});
        const second = await send(order[1], { ...fields, subject }, withKeyFirst ? {} : key);
        expect(second.body).toEqual(first.body);
        expect(await messagesAbout(subject)).toMatchObject([{ channels: order }]);
      }
    });

    it("is one when twenty calls arrive at once, with and without their key", async () => {
      const subject = randomUUID();
      const key = keyed(randomUUID());
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          send(n % 2 === 0 ? "contact" : "mobile", { ...fields, subject }, n % 4 < 2 ? key : {}),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      const [kept, ...others] = await messagesAbout(subject);
      expect(others).toEqual([]);
      expect(kept?.channels.toSorted()).toEqual(["contact", "mobile"]);
      expect(await mailsAbout(kept?.id)).toEqual(bothMails);
    });

    it("stands alone when the first call never arrived", async () => {
      const subject = randomUUID();
      const { status, body } = await send("mobile", { ...fields, subject }, keyed(randomUUID()));
      expect(status).toBe(201);
      expect(await messagesAbout(subject)).toMatchObject([{ channels: ["mobile"] }]);
      expect(await mailsAbout(body.id)).toEqual(bothMails);
    });

    it.each(orders)(
      "is not answered for by a copy in quarantine, by whichever call: %s, then %s",
      async (...order) => {
        for (const key of [keyed(randomUUID()), {}]) {
          const subject = randomUUID();
          const copy = await send(order[0], { ...fields, subject }, { ...key, ...robot });
          const message = await send(order[1], { ...fields, subject }, key);
          const variant = await send(order[0], { ...fields, subject }, key);
          expect(message.body.id).not.toBe(copy.body.id);
          expect(variant.body).toEqual(message.body);
          expect(await mailsAbout(message.body.id)).toEqual(bothMails);
          const kept = await messagesAbout(subject);
          expect(kept.map(({ screening, channels }) => [screening, channels])).toEqual([
            ["quarantined", [order[0]]],
            ["accepted", [order[1], order[0]]],
          ]);
        }
      },
    );

    it("is two when the text was written twice, each under a key of its own", async () => {
      const subject = randomUUID();
      await post({ ...fields, subject }, keyed(randomUUID()));
      await post({ ...fields, subject }, keyed(randomUUID()));
      expect(await messagesAbout(subject)).toHaveLength(2);
    });

    it("is two when the same key brings another text", async () => {
      const key = keyed(randomUUID());
      const [subject, other] = [randomUUID(), randomUUID()];
      await post({ ...fields, subject }, key);
      await send("mobile", { ...fields, subject: other }, key);
      expect(await messagesAbout(other)).toHaveLength(1);
    });

    it("joins yesterday's text only under yesterday's key", async () => {
      const subject = randomUUID();
      const key = keyed(randomUUID());
      const first = await post({ ...fields, subject }, key);
      const receivedAt = new Date(Date.now() - dayMs);
      await database()
        .db.update(contactMessages)
        .set({ receivedAt })
        .where(eq(contactMessages.subject, subject));
      expect((await post({ ...fields, subject }, key)).body).toEqual(first.body);
      expect((await post({ ...fields, subject })).body.id).not.toBe(first.body.id);
    });
  });

  it("is sent again from the outbox of the browser until it is there, also over the limit", async () => {
    const away = visitorAt(await goneDatabase(database()), visitor.queue);
    const subject = randomUUID();
    const request = () => jsonRequest("/api/contact", { ...fields, subject }, keyed(subject));
    const refused = await answerTo(action, away, request());
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.body.message).toMatch(/send it again/);

    const first = await answerTo(action, visitor.context, request());
    for (let n = 0; n < 12; n++) await post({ ...fields, subject: `${subject} ${n}` });
    const again = await answerTo(action, visitor.context, request());
    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  it("asks to wait after ten messages in ten minutes", async () => {
    for (let n = 0; n < 10; n++)
      expect((await post({ ...fields, subject: randomUUID() })).status).toBe(201);
    const { status, headers } = await send("mobile", { ...fields, subject: randomUUID() });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(590);
  });
});

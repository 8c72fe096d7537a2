import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { shippedRateCard } from "#content/rate-card.ts";
import { leads } from "#features/schema.ts";
import { emailQueue } from "#platform/email/queue-emails.server.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { answerTo, useVisitor, visitorAt } from "#tests/support/form-call.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { queuedAbout } from "#tests/support/record-emails.ts";
import { action, loader } from "./submission.ts";

const quoteRequest = (body: BodyInit, headers: Record<string, string> = {}, method = "POST") =>
  new Request("http://localhost:3000/api/quote", {
    method,
    body,
    headers: { "content-type": "application/json", ...headers },
  });

describeDatabase((database) => {
  const visitor = useVisitor(database);
  const answer = (request: Request) => answerTo(action, visitor.context, request);
  const post = (fields: unknown, headers?: Record<string, string>) =>
    answer(quoteRequest(JSON.stringify(fields), headers));
  const leadsUnder = (key: string) =>
    database().db.select().from(leads).where(eq(leads.idempotencyKey, key));

  describe("a guest", () => {
    it("gets a number and a reference", async () => {
      const { status, headers, body } = await post(quoteFields);
      expect(status).toBe(201);
      expect(headers.get("content-type")).toContain("application/json");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(body).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        reference: expect.stringMatching(/^Q-[2-9A-Z]{3}-[2-9A-Z]{4}$/),
        page: expect.stringMatching(/^\/own-page\/[\w.-]+\?language=en$/),
      });
    });

    it("leaves behind where the form stood and which campaign it came from", async () => {
      const key = randomUUID();
      const campaign = "utm_source=mailing&utm_medium=e-mail&password=secret";
      const metadata = new URLSearchParams({
        page: "/contact",
        elapsed: "41000",
        website: "",
        campaign,
      });
      const headers = {
        "idempotency-key": key,
        "form-metadata": metadata.toString(),
        "user-agent": "A".repeat(900),
      };
      await post(quoteFields, headers);
      expect(await leadsUnder(key)).toMatchObject([
        {
          page: "/contact",
          campaign: { utm_source: "mailing", utm_medium: "e-mail" },
          userAgent: "A".repeat(400),
          screening: "accepted",
        },
      ]);
    });

    it("is answered alike when the request is taken for spam", async () => {
      const key = randomUUID();
      const { status, body } = await post(quoteFields, {
        "idempotency-key": key,
        "form-metadata": "website=x&elapsed=900",
      });
      expect(status).toBe(201);
      expect(body.reference).toMatch(/^Q-/);
      expect(await leadsUnder(key)).toMatchObject([{ screening: "quarantined" }]);
    });

    it.each(["website=x", "elapsed=0", "elapsed=0&website=", "website=x&elapsed=2500", "elapsed="])(
      "is not taken for a robot's for one sign alone: %s",
      async (metadata) => {
        const key = randomUUID();
        const { body } = await post(quoteFields, {
          "idempotency-key": key,
          "form-metadata": metadata,
        });
        expect(await leadsUnder(key)).toMatchObject([{ screening: "accepted" }]);
        expect(await queuedAbout(database(), body.id)).toHaveLength(2);
      },
    );
  });

  describe("the planning range", () => {
    const rangeOf = async (changed: object) => {
      const key = randomUUID();
      await post({ ...quoteFields, ...changed }, { "idempotency-key": key });
      const [lead] = await leadsUnder(key);
      return [lead?.frequency, lead?.rangeLow, lead?.rangeHigh, lead?.rateCard];
    };

    it("is reckoned here and kept with the rates it stands on", async () => {
      const version = shippedRateCard.version;
      expect(await rangeOf({})).toEqual([null, 1_750, 3_750, version]);
      expect(await rangeOf({ frequency: "" })).toEqual([null, 1_750, 3_750, version]);
      expect(await rangeOf({ frequency: "2", rangeLow: 1 })).toEqual(["2", 610, 1_800, version]);
    });

    it("is not made up where no number is honest", async () => {
      for (const squareFootage of ["2 floors", "12", "99 million"])
        expect(await rangeOf({ squareFootage })).toEqual([
          null,
          null,
          null,
          shippedRateCard.version,
        ]);
      expect(await rangeOf({ facilityType: "other" })).toEqual([
        null,
        null,
        null,
        shippedRateCard.version,
      ]);
    });
  });

  describe("input that is not right", () => {
    it.each([
      ["fullName", 2, "Full name is required"],
      ["company", 2, "Company name is required"],
      ["phone", 10, "Valid phone number is required"],
      ["squareFootage", 1, "Square footage is required"],
      ["message", 10, "Please provide more details about your needs"],
    ])("refuses %s one character short of %i", async (field, least, message) => {
      const short = await post({ ...quoteFields, [field]: "9".repeat(least - 1) });
      expect(short.status).toBe(422);
      expect(short.body).toEqual({
        message: expect.stringMatching(/check/),
        errors: { [field]: message },
      });
      const enough = await post({ ...quoteFields, [field]: "9".repeat(least) });
      expect(enough.status).toBe(201);
    });

    it.each(["abc", "two floors", "sq ft", "   "])(
      "takes no square footage without a digit: %j",
      async (squareFootage) => {
        const { status, body } = await post({ ...quoteFields, squareFootage });
        expect(status).toBe(422);
        expect(body.errors).toEqual({ squareFootage: "Square footage is required" });
      },
    );

    it.each([
      ["fullName", 200],
      ["company", 200],
      ["phone", 60],
      ["squareFootage", 60],
      ["message", 10_000],
    ])("takes %s up to %i characters and not one more", async (field, most) => {
      const text = "Any 9 words will do. ".repeat(600);
      const tooLong = await post({
        ...quoteFields,
        [field]: text
          .slice(0, most)
          .trim()
          .padEnd(most + 1, "x"),
      });
      expect(tooLong.status).toBe(422);
      expect(tooLong.body.errors).toEqual({
        [field]: `Please keep this under ${most.toLocaleString("en-US")} characters`,
      });
      const justRight = await post({
        ...quoteFields,
        [field]: text.slice(0, most).trim().padEnd(most, "x"),
      });
      expect(justRight.status).toBe(201);
    });

    it.each([
      "",
      "dana",
      "dana@",
      "@example.com",
      "dana@example",
      "a b@example.com",
      "a@b.com\r\nBcc: c@d.com",
      "a,b@example.com",
    ])("refuses the e-mail address %j", async (email) => {
      const { status, body } = await post({ ...quoteFields, email });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ email: "Invalid email address" });
    });

    it.each(["dana+quote@example.co.uk", "用户@例え.jp", "o'brien@example.museum"])(
      "takes the e-mail address %j",
      async (email) => expect((await post({ ...quoteFields, email })).status).toBe(201),
    );

    it.each(["", "castle", "Office", 3])("refuses the facility type %j", async (facilityType) => {
      const { body } = await post({ ...quoteFields, facilityType });
      expect(body.errors).toEqual({ facilityType: "Please select a facility type" });
    });

    it.each(["6", "often", 5, null])("refuses the frequency %j", async (frequency) => {
      const { body } = await post({ ...quoteFields, frequency });
      expect(body.errors).toEqual({ frequency: "Please select how often, or leave it blank" });
    });

    it("names every fault of an empty form at once", async () => {
      const { status, body } = await post({});
      expect(status).toBe(422);
      expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(quoteFields));
    });

    it.each([{ nested: true }, ["a"], 12, null, true])(
      "refuses %j where a name belongs",
      async (fullName) => {
        const { status, body } = await post({ ...quoteFields, fullName });
        expect(status).toBe(422);
        expect(body.errors).toEqual({ fullName: "Full name is required" });
      },
    );

    it("leaves out NUL, which the database cannot keep", async () => {
      const { status } = await post({ ...quoteFields, message: `Ten letters\0 and more` });
      expect(status).toBe(201);
    });

    it("replaces half a surrogate pair instead of refusing it", async () => {
      const key = randomUUID();
      await post({ ...quoteFields, fullName: "Dana \ud83d" }, { "idempotency-key": key });
      expect(await leadsUnder(key)).toMatchObject([{ fullName: "Dana \ufffd" }]);
    });

    it("counts the last of two fields with one name and drops fields it does not know", async () => {
      const key = randomUUID();
      const json = `{"fullName":"First","__proto__":{"admin":true},"screening":"accepted","id":"1",${JSON.stringify(quoteFields).slice(1)}`;
      const { status } = await answer(quoteRequest(json, { "idempotency-key": key }));
      expect(status).toBe(201);
      expect(await leadsUnder(key)).toMatchObject([{ fullName: quoteFields.fullName }]);
      expect("admin" in {}).toBe(false);
    });
  });

  describe("a body that is not right", () => {
    it.each(["", "{", "fullName=Dana", '{"fullName":"Dana"', "undefined"])(
      "answers 400 to %j",
      async (body) => {
        const refused = await answer(quoteRequest(body));
        expect(refused.status).toBe(400);
        expect(refused.body.message).toMatch(/couldn’t read/);
      },
    );

    it.each(["[]", "null", '"text"', "42", `[${JSON.stringify(quoteFields)}]`])(
      "answers 400 to %s, which is JSON but no form",
      async (body) => expect((await answer(quoteRequest(body))).status).toBe(400),
    );

    it("answers 400 to bytes that are not UTF-8", async () => {
      const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
      expect((await answer(quoteRequest(bytes))).status).toBe(400);
    });

    it.each([
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "application/json; charset=utf-16",
      "",
    ])("answers 415 to the type %j", async (type) => {
      const refused = await answer(
        quoteRequest(JSON.stringify(quoteFields), { "content-type": type }),
      );
      expect(refused.status).toBe(415);
      expect(refused.body.message).toMatch(/JSON/);
    });

    it("answers 413 to more than 64 KiB, whatever Content-Length says", async () => {
      const message = "x".repeat(64 * 1024);
      const honest = await post({ ...quoteFields, message });
      expect(honest.status).toBe(413);
      const admitted = await post(quoteFields, { "content-length": "70000" });
      expect(admitted.status).toBe(413);
      const lying = await answer(streamed(endless()));
      expect(lying.status).toBe(413);
    });

    it("answers 400 when the connection breaks while sending", async () => {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"fullName":')),
        pull: (controller) => controller.error(new Error("aborted")),
      });
      expect((await answer(streamed(body))).status).toBe(400);
    });
  });

  it("takes only POST", async () => {
    for (const response of [
      loader(),
      await action(argsOf("PUT")),
      await action(argsOf("DELETE")),
    ]) {
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
      expect(await response.json()).toEqual({ message: expect.any(String) });
    }
  });

  const argsOf = (method: string) => {
    const request = quoteRequest("{}", {}, method);
    return {
      request,
      context: visitor.context,
      params: {},
      url: new URL(request.url),
      pattern: "/api/quote",
    };
  };

  describe("the same request again", () => {
    it("gets the same answer, also twenty times at once", async () => {
      const key = randomUUID();
      const before = (await visitor.queue.findJobs(emailQueue)).length;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => post(quoteFields, { "idempotency-key": key })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
      expect(await leadsUnder(key)).toHaveLength(1);
      expect((await visitor.queue.findJobs(emailQueue)).length - before).toBe(2);
    });

    it("is acknowledged again when the sender is over the limit", async () => {
      const headers = { "idempotency-key": randomUUID() };
      const first = await post(quoteFields, headers);
      for (let n = 0; n < 12; n++) await post(quoteFields, { "idempotency-key": randomUUID() });
      const { id, reference } = first.body;
      expect(await post(quoteFields, headers)).toMatchObject({
        status: 201,
        body: { id, reference },
      });
    });
  });

  it("asks to wait after ten requests in ten minutes, and counts addresses apart", async () => {
    for (let n = 1; n <= 10; n++) {
      expect((await post(quoteFields, { "idempotency-key": `request-${n}` })).status).toBe(201);
    }
    const refused = await post(quoteFields, { "idempotency-key": "request-11" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(590);
    expect(refused.body.message).toBe(
      "You’ve sent this form several times in a short time. Please try again in 10 minutes, or call us at (312) 555-0142.",
    );
    visitor.context = visitorAt(database(), visitor.queue);
    expect((await post(quoteFields)).status).toBe(201);
  });
});

/** The types of the DOM do not know `duplex`, without which Node takes no stream. */
function streamed(body: ReadableStream): Request {
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    duplex: "half",
  };
  return new Request("http://localhost:3000/api/quote", init);
}

function endless(): ReadableStream<Uint8Array> {
  const piece = new TextEncoder().encode(`{"message":"${"x".repeat(1000)}`);
  return new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { forms } from "#features/public-forms/forms.server.ts";
import { leads } from "#features/schema.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { useVisitor } from "#tests/support/form-call.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { handlePageSubmission } from "./form-handler.server.ts";

describeDatabase((database) => {
  const visitor = useVisitor(database);

  async function post(fields: Record<string, string>, type = "application/x-www-form-urlencoded") {
    const request = new Request("http://localhost:3000/contact", {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": type },
    });
    const { data, init } = await handlePageSubmission(
      { request, context: visitor.context },
      forms.quote,
    );
    return { submitted: data, status: init?.status, headers: new Headers(init?.headers) };
  }

  describe("a form posted without our script", () => {
    it("is confirmed with the reference", async () => {
      const { submitted, status, headers } = await post({ ...quoteFields });
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(submitted).toEqual({
        form: "quote",
        state: "sent",
        id: expect.any(String),
        reference: expect.stringMatching(/^Q-/),
        page: expect.stringMatching(/^\/own-page\//),
      });
    });

    it("leaves behind what its hidden fields say, and the page it was posted to", async () => {
      const idempotencyKey = randomUUID();
      const metadata = {
        idempotencyKey,
        website: "",
        elapsed: "30000",
        campaign: "utm_source=ad",
        page: "",
      };
      await post({ ...quoteFields, ...metadata });
      const kept = await database()
        .db.select()
        .from(leads)
        .where(eq(leads.idempotencyKey, idempotencyKey));
      expect(kept).toMatchObject([
        { page: "/contact", campaign: { utm_source: "ad" }, screening: "accepted", ...quoteFields },
      ]);
    });

    it("is one request when it is sent twice", async () => {
      const first = await post({ ...quoteFields, company: "Reload Inc" });
      const second = await post({ ...quoteFields, company: "Reload Inc" });
      const { page, ...saved } = first.submitted as Record<string, unknown>;
      expect(second.submitted).toMatchObject(saved);
      expect(page).toBeDefined();
    });

    it("comes back with a sentence for each fault and with everything that was typed", async () => {
      const typed = { ...quoteFields, email: "dana@", message: "Zu kurz\u00df" };
      const { submitted, status } = await post({ ...typed, password: "hunter2", website: "" });
      expect(status).toBe(422);
      expect(submitted).toEqual({
        form: "quote",
        state: "invalid",
        message: "Please check the fields that are marked.",
        errors: {
          email: "Invalid email address",
          message: "Please provide more details about your needs",
        },
        values: typed,
      });
    });

    it("comes back with what was typed when the sender is over the limit", async () => {
      for (let n = 0; n < 10; n++) await post({ ...quoteFields, company: `Company ${n}` });
      const { submitted, status, headers } = await post({ ...quoteFields, company: "One more" });
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(590);
      expect(submitted).toMatchObject({
        state: "refused",
        status: 429,
        message: expect.stringMatching(/several times/),
        values: { company: "One more" },
      });
    });

    it("accepts ten thousand characters of any script, which need three times the room in a form", async () => {
      const message = "清掃をお願いします。".repeat(1000);
      expect((await post({ ...quoteFields, message })).status).toBe(200);
      const { status, submitted } = await post({ ...quoteFields, message: message.repeat(3) });
      expect(status).toBe(413);
      expect(submitted).toMatchObject({ state: "refused", values: {} });
    });

    it("is refused in another shape than a form's", async () => {
      expect((await post({ ...quoteFields }, "multipart/form-data; boundary=x")).status).toBe(415);
    });
  });

  it("gives back what was typed when a bug of ours stands in the way, and logs the cause alone", async () => {
    const logged = vi.spyOn(silentLog, "error");
    vi.spyOn(visitor.queue, "insert").mockRejectedValueOnce(new Error("secret cause"));
    const { submitted, status } = await post({ ...quoteFields, company: "Unlucky" });
    expect(status).toBe(500);
    expect(submitted).toMatchObject({ state: "refused", values: { company: "Unlucky" } });
    expect(JSON.stringify(submitted)).not.toContain("secret cause");
    expect(logged).toHaveBeenCalledOnce();
    expect((await post({ ...quoteFields, company: "Unlucky" })).status).toBe(200);
  });
});

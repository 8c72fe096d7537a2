import { describe, expect, it } from "vitest";
import { readJson, readPostedForm } from "./parse-submission.server.ts";

const campaign = "utm_source=news";

const asJson = (headers: Record<string, string>) =>
  readJson(
    new Request("http://localhost/api/quote", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "form-metadata": new URLSearchParams({ campaign }).toString(),
        ...headers,
      },
      body: "{}",
    }),
  );

const asPostedForm = (headers: Record<string, string>) =>
  readPostedForm(
    new Request("http://localhost/contact", {
      method: "POST",
      headers,
      body: new URLSearchParams({ campaign }),
    }),
  );

describe("Global Privacy Control", () => {
  it.each([
    ["JSON", asJson],
    ["a posted form", asPostedForm],
  ])("keeps the campaign out of a submission by %s", async (_way, send) => {
    const without = await send({});
    expect(without.ok && without.sent.metadata.campaign).toEqual({ utm_source: "news" });
    const withSignal = await send({ "sec-gpc": "1" });
    expect(withSignal.ok && withSignal.sent.metadata.campaign).toEqual({});
  });
});

describe("a posted form", () => {
  it("loses what no database stores, in names and values, however it is encoded", async () => {
    const reading = await readPostedForm(
      new Request("http://localhost/contact", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "reason=Sn%00ow&na%00me=Da\0na&emoji=%F0%9F%98%80&empty=%00&page=%2Fcontact%00",
      }),
    );
    expect(reading.ok && reading.sent.fields).toEqual({
      reason: "Snow",
      name: "Dana",
      emoji: "\u{1f600}",
      empty: "",
    });
    expect(reading.ok && reading.sent.metadata.page).toBe("/contact");
  });
});

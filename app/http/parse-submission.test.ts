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

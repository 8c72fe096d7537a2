import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BrowserStorage, forbiddenStorage } from "#tests/support/browser-storage.ts";
import { readCampaign, rememberCampaign } from "./campaign.ts";

beforeEach(() => {
  vi.stubGlobal("document", {});
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("sessionStorage", new BrowserStorage());
  vi.stubGlobal("location", { search: "?utm_source=ad&gclid=1&password=secret" });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["is there", () => new BrowserStorage()],
  ["is forbidden", forbiddenStorage],
])("is available to the form where storage %s", (_, kind) => {
  vi.stubGlobal("sessionStorage", kind());
  rememberCampaign();
  expect(readCampaign()).toBe("utm_source=ad&gclid=1");
});

it("is not stored where Global Privacy Control is set, nor where there is none", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  rememberCampaign();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", { search: "?page=2" });
  rememberCampaign();
  expect(readCampaign()).toBe("");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dayMs } from "#platform/format/durations.ts";
import { changeDraft, dropForeignDrafts, forgetDraftsAtSignOut, readDraft } from "./draft-store.ts";

/** As a browser has it: its entries are its keys. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Record<string, string>, name: string, text: string) {
      this[name] = text;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  };
  return Object.create(methods);
}

let person: string | undefined;
const path = "/client-portal/work-orders/new";
const typed = { was: "", is: "Bins overflow" };

beforeEach(() => {
  person = "dana";
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("document", {
    querySelector: () => (person === undefined ? null : { dataset: { person } }),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("what was typed is there again, at its own page alone", () => {
  changeDraft(path, { "order-text": typed });
  expect(readDraft(path)).toEqual({ "order-text": typed });
  expect(readDraft("/client-portal/messages/new")).toEqual({});
});

test("what is as the page had it, or was sent, is no draft", () => {
  changeDraft(path, { "order-text": typed, "order-area": { was: "1", is: "2" } });
  changeDraft(path, { "order-text": { was: "", is: "" } });
  expect(readDraft(path)).toEqual({ "order-area": { was: "1", is: "2" } });
  changeDraft(path, { "order-area": undefined });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("another person never sees it, and finds nothing of it in the browser", () => {
  changeDraft(path, { "order-text": typed });
  person = "dan";
  expect(readDraft(path)).toEqual({});
  dropForeignDrafts();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("a lost session keeps it for the same person", () => {
  changeDraft(path, { "order-text": typed });
  person = undefined;
  expect(readDraft(path)).toEqual({});
  person = "dana";
  dropForeignDrafts();
  expect(readDraft(path)).toEqual({ "order-text": typed });
});

test("signing out forgets it, also what another tab has kept", () => {
  changeDraft(path, { "order-text": typed }, 1_000);
  const otherTab = sessionStorage.getItem(`form-draft/dana${path}`) ?? "";
  forgetDraftsAtSignOut(2_000);
  expect(Object.keys(sessionStorage)).toEqual([]);
  sessionStorage.setItem(`form-draft/dana${path}`, otherTab);
  expect(readDraft(path, 3_000)).toEqual({});
  changeDraft(path, { "order-text": typed }, 3_000);
  expect(readDraft(path, 4_000)).toEqual({ "order-text": typed });
});

test("after a week it is gone", () => {
  changeDraft(path, { "order-text": typed }, 1);
  expect(readDraft(path, 6 * dayMs)).toEqual({ "order-text": typed });
  expect(readDraft(path, 8 * dayMs)).toEqual({});
});

test.each(["{", '"text"', '{"at":1}', '{"at":1,"fields":{"a":{"is":3}}}'])(
  "what somebody has played with is no draft: %s",
  (text) => {
    sessionStorage.setItem(`form-draft/dana${path}`, text);
    expect(readDraft(path, 1)).toEqual({});
  },
);

test("without storage nothing is kept, and nothing breaks", () => {
  const closed = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("sessionStorage", { getItem: closed, setItem: closed });
  changeDraft(path, { "order-text": typed });
  forgetDraftsAtSignOut();
  expect(readDraft(path)).toEqual({});
});

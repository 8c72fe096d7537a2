import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import type { BulkAnswer } from "./bulk.server.ts";
import type { ListData } from "./list-screen.server.ts";
import { ListScreen } from "./list-screen.tsx";

const row: ListData["rows"][number] = {
  id: "order",
  number: "WO-7K3M9R",
  clientName: "Lakeside",
  facilityName: "Lakeside Clinic",
  priority: "routine",
  state: "done",
  assigneeName: null,
  askedName: "Kim",
  area: undefined,
  category: "Spill",
  priorityLabel: "Routine",
  stateLabel: "Done",
  excerpt: "Coffee on the carpet",
  asked: { iso: "2026-11-02", full: "November 2", short: "Nov 2" },
  due: undefined,
  done: null,
  isMine: false,
  hasMissed: false,
};

const accepted: BulkAnswer = {
  form: "bulk-result",
  step: "accept",
  done: 2,
  failed: [],
  undoFields: {},
  at: 1,
};

function screenOf(rows: ListData["rows"]) {
  const data: ListData = {
    view: {
      path: "/client-portal/work-orders",
      audience: "client",
      filesPath: "/client-portal/files",
      sort: "newest",
    },
    filter: { tab: "to-accept", sort: "newest" },
    counts: { open: 0, late: 0, new: 0, "on-hold": 0, "to-accept": 0, closed: 2, all: 2 },
    assignees: [],
    next: undefined,
    clients: [],
    facilities: [],
    rows,
    mayCreate: false,
    mayExport: false,
    mayDirect: false,
    mayAccept: true,
  };
  const element = (
    <LanguageContext value="en">
      <ListScreen data={data} answer={accepted} />
    </LanguageContext>
  );
  const router = createMemoryRouter([{ path: "/", element, action: () => null }]);
  return readMarkup(renderToStaticMarkup(<RouterProvider router={router} />));
}

it("once the last one is accepted says so, and offers nothing to do with none", () => {
  const bar = screenOf([]).one("form#bulk");
  expect(readableText(bar)).toBe("2 accepted.");
});

it("goes on where others can still be accepted, and not where none can", () => {
  const waiting = screenOf([row]);
  expect(waiting.all("form#bulk button[value=accept]")).toHaveLength(1);
  expect(waiting.all("input[type=checkbox]")).toHaveLength(2);
  const others = screenOf([{ ...row, state: "accepted" }]);
  expect(others.all("form#bulk button")).toHaveLength(0);
  expect(others.all("input[type=checkbox]")).toHaveLength(0);
});

import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import { AttentionPanel } from "./attention-panel.tsx";
import type { PortalHomeData } from "./home.server.ts";

const nothing: PortalHomeData["waiting"] = {
  late: 0,
  toSign: 0,
  toAccept: 0,
  unread: 0,
  toAcknowledge: 0,
  overdue: 0,
};

function markupOf(waiting: Partial<PortalHomeData["waiting"]>) {
  const element = (
    <LanguageContext value="en">
      <AttentionPanel waiting={{ ...nothing, ...waiting }} />
    </LanguageContext>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return readMarkup(renderToStaticMarkup(<RouterProvider router={router} />));
}

const itemsOf = (markup: ReturnType<typeof markupOf>) =>
  markup.all("li").map((item) => readableText(item).trim());

it("says under this name that nothing needs the reader", () => {
  const markup = markupOf({});
  expect(readableText(markup.one("h2"))).toBe("What needs your attention");
  expect(readableText(markup.one("section"))).toContain("Nothing right now.");
  expect(itemsOf(markup)).toEqual([]);
});

it("names each thing by number, one and several, with the way to exactly these", () => {
  const counts = { toAccept: 1, toAcknowledge: 1, toSign: 1, overdue: 1, unread: 1 };
  expect(itemsOf(markupOf(counts))).toEqual([
    "1 finished work order to accept",
    "1 document to acknowledge",
    "1 inspection to sign",
    "1 invoice overdue",
    "1 thread with unread messages",
  ]);
  const markup = markupOf({ toAccept: 3, toAcknowledge: 2, toSign: 2, overdue: 2, unread: 120 });
  expect(itemsOf(markup)).toEqual([
    "3 finished work orders to accept",
    "2 documents to acknowledge",
    "2 inspections to sign",
    "2 invoices overdue",
    "99+ threads with unread messages",
  ]);
  expect(markup.all("a").map((link) => link.attribs.href)).toEqual([
    "/client-portal/work-orders?tab=to-accept",
    "/client-portal/documents?tab=to-acknowledge",
    "/client-portal/inspections?tab=to-sign",
    "/client-portal/invoices?state=overdue",
    "/client-portal/messages?unread=yes",
  ]);
});

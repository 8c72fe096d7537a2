import { Outlet, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import * as account from "#areas/account/layout.tsx";
import * as office from "#areas/office/layout.tsx";
import * as officeMissing from "#areas/office/not-found-page.tsx";
import * as portal from "#areas/portal/layout.tsx";
import { buildOf, type FixtureRoute } from "#tests/support/area-build.ts";
import { createAreaHandlers } from "./area-handlers.ts";

const unguarded = (layout: object) =>
  Object.fromEntries(
    Object.entries(layout).filter(([name]) => !["middleware", "loader"].includes(name)),
  );
const page = (text: string) => ({ default: () => <h1>{text}</h1> });
const broken = {
  ...page("never seen"),
  loader: () => {
    throw new Error("a private cause");
  },
};

const routes: FixtureRoute[] = [
  { id: "marketing/layout", module: { default: Outlet } },
  { id: "/", parentId: "marketing/layout", index: true, module: page("Home") },
  { id: "/login", parentId: "marketing/layout", path: "client-portal", module: page("Log in") },
  { id: "marketing/rest", parentId: "marketing/layout", path: "*", module: page("Nowhere") },
  { id: "account/layout", module: account },
  { id: "account/reset", parentId: "account/layout", path: "reset/:link", module: page("Reset") },
  { id: "portal/layout", module: unguarded(portal) },
  {
    id: "portal/visits",
    parentId: "portal/layout",
    path: "client-portal/visits",
    module: page(""),
  },
  {
    id: "portal/home",
    parentId: "portal/layout",
    path: "client-portal",
    module: page("Last night"),
  },
  { id: "office/layout", module: unguarded(office) },
  { id: "office/broken", parentId: "office/layout", path: "office/broken", module: broken },
  { id: "office/rest", parentId: "office/layout", path: "office/*", module: officeMissing },
  { id: "api/quote", path: "api/quote", module: { loader: () => Response.json("data") } },
];
const areas = createAreaHandlers(buildOf(routes), "production");

async function request(area: string, path: string) {
  const request = new Request(`https://www.example.com${path}`);
  const { response, pattern } = await areas.handle(area, request, new RouterContextProvider());
  return { status: response.status, text: await response.text(), pattern };
}

describe("an address belongs to the area", () => {
  it.each([
    ["/", "marketing"],
    ["/_.data", "marketing"],
    ["/no/such/page", "marketing"],
    ["/officer", "marketing"],
    ["/client-portal", "marketing"],
    ["/client-portal/", "marketing"],
    ["/client-portal/visits", "portal"],
    ["/client-portal/visits.data", "portal"],
    ["/reset/a1", "account"],
    ["/reset/a1.data", "account"],
    ["/RESET/a1/", "account"],
    ["/%72eset/a1", "account"],
    ["/office", "office"],
    ["/office/leads/7.data", "office"],
    ["/api/quote", "api"],
    ["/%E0%A4%A", "marketing"],
    ["/office/%E0%A4%A", "office"],
  ])("%s: %s", (path, area) => {
    expect(areas.areaAt(path)).toBe(area);
  });
});

it.each([
  ["a part that is another area's", "office/:id"],
  ["all addresses", ":client"],
  ["all addresses", "*"],
])("an area that claims %s is refused", (_, path) => {
  const claim = { id: "portal/claim", parentId: "portal/layout", path, module: page("Claimed") };
  expect(() => createAreaHandlers(buildOf([...routes, claim]), "production")).toThrow();
});

it("two areas have a page at the same address, and the caller chooses the area", async () => {
  expect((await request("marketing", "/client-portal")).text).toContain("Log in");
  const inside = await request("portal", "/client-portal");
  expect(inside.text).toContain("Last night");
  expect(inside.text).not.toContain("Log in");
});

it("a page names the routes of its own area alone", async () => {
  const { text } = await request("account", "/reset/a1");
  expect(text).toMatch(/import "\/assets\/manifest-account-[0-9a-f]{8}\.js"/);
  expect(text).not.toMatch(/manifest-1|marketing|portal|office/);
});

it("an error is shown in the shell of the area, without its cause", async () => {
  const { status, text } = await request("office", "/office/broken");
  expect(status).toBe(500);
  expect(text).toContain("Back Office");
  expect(text).toContain("Something went wrong");
  expect(text).not.toContain("a private cause");
});

it("a 404 is shown in the shell of the area", async () => {
  const { status, text } = await request("office", "/office/nothing");
  expect(status).toBe(404);
  expect(text).toContain("Back Office");
  expect(text).toContain("404 Page Not Found");
});

it("an area does not answer addresses of another", async () => {
  expect((await request("office", "/reset/a1")).text).not.toContain("Reset");
  expect((await request("portal", "/office/broken")).status).toBe(404);
});

it("data requests are answered without a document", async () => {
  expect((await request("api", "/api/quote")).text).toBe('"data"');
});

it("says which route answered, by its pattern", async () => {
  expect((await request("account", "/reset/a1?next=/b")).pattern).toBe("/reset/:link");
  expect((await request("account", "/reset/a1.data")).pattern).toBe("/reset/:link");
  expect((await request("office", "/office/nothing/7")).pattern).toBe("/office/*");
  expect((await request("office", "/office/broken")).pattern).toBe("/office/broken");
  expect((await request("api", "/api/quote")).pattern).toBe("/api/quote");
});

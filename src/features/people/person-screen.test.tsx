import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import type { PersonData } from "./person-screen.server.ts";
import { PersonScreen } from "./person-screen.tsx";

function screenOf(isOwn: boolean) {
  const data: PersonData = {
    person: {
      id: "dana",
      name: "Dana Whitfield",
      email: "dana@cleardawn.example",
      role: "administrator",
      roleLabel: "Administrator",
      state: "active",
      clientId: null,
      clientName: null,
      clientIds: [],
      facilityIds: [],
      hasSecondFactor: true,
      lastSeen: null,
      username: null,
    },
    home: "/office/people",
    isOwn,
    roles: [{ value: "administrator", label: "Administrator" }],
    clients: [],
    stored: { role: "administrator" },
    panels: {},
  };
  const element = (
    <LanguageContext value="en">
      <PersonScreen data={data} answer={undefined} />
    </LanguageContext>
  );
  const router = createMemoryRouter([{ path: "/", element, action: () => null }]);
  return readMarkup(renderToStaticMarkup(<RouterProvider router={router} />));
}

it("offers nothing on the reader's own page that would be refused", () => {
  const others = screenOf(false);
  expect(others.all("h2").map(readableText)).toEqual(["Role and assignments", "Access"]);
  expect(others.all("#person-role")).toHaveLength(1);
  const own = screenOf(true);
  expect(own.all("h2").map(readableText)).toEqual(["Access"]);
  expect(own.all("form")).toHaveLength(0);
  expect(readableText(own.one("section"))).toContain("This is your own account");
});

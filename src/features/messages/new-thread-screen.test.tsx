import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readMarkup } from "#tests/support/markup.ts";
import type { NewThreadData } from "./new-thread-screen.server.ts";
import { NewThreadScreen } from "./new-thread-screen.tsx";

const clinic = { id: "clinic", name: "Lakeside Clinic" };
const depot = { id: "depot", name: "River Depot" };

function chosenOf(facilities: { id: string; name: string }[], facility: string): string[] {
  const data: NewThreadData = {
    path: "/client-portal/messages",
    namesClients: false,
    filesPath: "/client-portal/files",
    about: undefined,
    facility,
    clients: [{ id: "own", name: "", facilities }],
  };
  const element = (
    <LanguageContext value="en">
      <NewThreadScreen data={data} answer={undefined} />
    </LanguageContext>
  );
  const router = createMemoryRouter([{ path: "/", element, action: () => null }]);
  const markup = readMarkup(renderToStaticMarkup(<RouterProvider router={router} />));
  return markup
    .all("#thread-facility option")
    .filter(({ attribs }) => attribs.selected !== undefined)
    .map(({ attribs }) => attribs.value ?? "");
}

describe("the facility of a new message", () => {
  it("is already chosen where there is only one", () => {
    expect(chosenOf([clinic], "")).toEqual(["clinic"]);
  });

  it("is the one that the address names, else left to the reader", () => {
    expect(chosenOf([clinic, depot], "depot")).toEqual(["depot"]);
    expect(chosenOf([clinic, depot], "")).toEqual([""]);
  });
});

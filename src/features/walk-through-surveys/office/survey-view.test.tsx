import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { nothingYet } from "#platform/offline/offline-state.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import type { SurveyView as Survey } from "../survey-view.server.ts";
import { SurveyView } from "./survey-view.tsx";

const survey = (ids: readonly string[]): Survey => ({
  opportunityId: "opportunity",
  company: "Harbor",
  facilityType: null,
  contactLanguage: "en",
  squareFeet: undefined,
  mayChange: true,
  access: {
    parking: "",
    entrance: "",
    alarm: "",
    keys: "",
    hours: "",
    supplyCloset: "",
    notes: "",
  },
  areas: ids.map((id) => ({ id, fields: { name: id }, photos: [] })),
});

it("says beside the photos of an area why they were refused, for who has no script", () => {
  const fault = "Please choose photos only";
  const values = { step: "photos", area: "lobby" };
  const answer = { form: "survey", problem: undefined, errors: { photos: fault }, values };
  const markup = readMarkup(
    renderToStaticMarkup(
      <LanguageContext value="en">
        <SurveyView survey={survey(["hall", "lobby"])} state={nothingYet} answer={answer} />
      </LanguageContext>,
    ),
  );
  expect(markup.all("#fault-photos")).toHaveLength(1);
  expect(readableText(markup.one("#area-lobby[open] #fault-photos"))).toContain(fault);
  expect(markup.one("#fault-photos input[type=file]").attribs["aria-invalid"]).toBe("true");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import type { TonightVisit } from "./tonight-page.server.ts";
import { TonightView } from "./tonight-view.tsx";

const visit = (over: Partial<TonightVisit>) =>
  ({
    id: "v1",
    day: "Monday, November 23",
    facilityName: "Clinic",
    title: "Evening cleaning",
    window: "10 PM–2 AM",
    state: "scheduled",
    crewSize: 3,
    tasks: 0,
    tasksDone: 0,
    ...over,
  }) as TonightVisit;

const rowsOf = (language: "en" | "es", visits: TonightVisit[]) =>
  readMarkup(
    renderToStaticMarkup(
      <LanguageContext value={language}>
        <TonightView visits={visits} more={0} unsent={[]} />
      </LanguageContext>,
    ),
  )
    .all("li")
    .map((row) => readableText(row));

it("names each visit, so that two of one building are told apart", () => {
  const rows = rowsOf("en", [
    visit({}),
    visit({ id: "v2", title: "Day porter", state: "completed", tasks: 42, tasksDone: 6 }),
  ]);
  expect(rows).toEqual([
    "Clinic Evening cleaning 10 PM–2 AM Scheduled Crew of 3",
    "Clinic Day porter 10 PM–2 AM 36 tasks aren’t done 6 of 42 done",
  ]);
});

it("does so in Spanish, with the titles as people have written them", () => {
  expect(rowsOf("es", [visit({})])).toEqual([
    "Clinic Evening cleaning 10 PM–2 AM Programada Equipo de 3",
  ]);
});

it("names the minutes of work that a visit is reckoned to take, where somebody has said", () => {
  expect(rowsOf("en", [visit({ budgetMinutes: 410 })])).toEqual([
    "Clinic Evening cleaning 10 PM–2 AM Budget: 410 labor minutes Scheduled Crew of 3",
  ]);
  expect(rowsOf("es", [visit({ budgetMinutes: 410 })])).toEqual([
    "Clinic Evening cleaning 10 PM–2 AM Previsto: 410 minutos de trabajo Programada Equipo de 3",
  ]);
});

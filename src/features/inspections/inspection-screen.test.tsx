import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Language } from "#platform/language/language.ts";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addAreaTo, addFacility } from "#tests/support/facilities.ts";
import { addInspection, itemsOf } from "#tests/support/inspections.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import { giveAnswer } from "./apply-entry.server.ts";
import { finishInspection } from "./finish-inspection.server.ts";
import { InspectionScreen } from "./inspection-screen.tsx";
import { findInspectionView } from "./inspection-view.server.ts";

const tasks = ["Empty trash", "Mop floor", "Wipe glass"];

describeDatabase((database) => {
  const context = useAccounts(database);

  /** @param given ratings by area and item; `5!` has a comment */
  async function shownWith(ratings: readonly (readonly string[])[], written: Language = "en") {
    const facility = await addFacility(context);
    const areas = await Promise.all(ratings.map(() => addAreaTo(context, facility)));
    const areaIds = areas.map(({ id }) => id);
    const id = await addInspection(context, { ...facility, areaIds }, { tasks });
    const inspector = actorOf(await addPerson(context, { role: "administrator" }));
    const queueless = { db: context.db, queue: {} as never };
    const items = await itemsOf(context, id);
    for (const [at, rated] of ratings.flat().entries()) {
      const [rating, comment] = [rated.charAt(0), rated.endsWith("!") ? "Streaks by the door" : ""];
      const itemId = items[at]?.id ?? "";
      const author = { ...inspector, language: written };
      await giveAnswer(queueless, author, id, { itemId, rating, comment, replaces: [] });
    }
    await finishInspection(queueless, inspector, id);
    const inspection = await findInspectionView(context.db, inspector, id);
    if (inspection === undefined) throw new Error("no inspection");
    const steps = ({ task }: { task: string }) => <i>Steps of {task}</i>;
    const markup = readMarkup(
      renderToStaticMarkup(
        <LanguageContext value="en">
          <InspectionScreen inspection={inspection} filesPath="/files" commandsOf={steps} />
        </LanguageContext>,
      ),
    );
    return { markup, items };
  }

  it("marks a comment that was typed in another language, and says in which", async () => {
    const { markup } = await shownWith(
      [
        ["5!", "1", "1"],
        ["1", "1", "1"],
      ],
      "es",
    );
    const section = markup.one("section[aria-labelledby=not-right]");
    expect(readableText(section)).toContain("Written in Spanish");
    expect(markup.all('[lang="es-US"]').length).toBeGreaterThan(0);
  });

  it("says first what was not right, and all that is known of it", async () => {
    const { markup, items } = await shownWith([
      ["1", "1", "1"],
      ["1", "5!", "2"],
    ]);
    const section = markup.one("section[aria-labelledby=not-right]");
    const text = readableText(section);
    expect(text).toContain("1 of 6 items failed");
    expect(text).toMatch(/Mop floor.*Neglected.*Streaks by the door.*Steps of Mop floor/);
    expect(text).not.toContain("Empty trash");
    // It stands there once; its area leads to it.
    expect(markup.all(`[id="${items[4]?.id}"]`)).toHaveLength(1);
    expect(markup.all(`details a[href="#${items[4]?.id}"]`)).toHaveLength(1);
  });

  it("folds the areas, says their ratings, and unfolds all of them on paper", async () => {
    const { markup } = await shownWith([
      ["1", "1", "1"],
      ["1", "1", "2!"],
      ["1", "4", "2"],
    ]);
    expect(markup.all("details[open]")).toHaveLength(0);
    expect(readableText(markup.one("section[aria-labelledby=noted]"))).toContain("Streaks");
    expect(markup.all("details[data-whole-on-paper]")).toHaveLength(3);
    const [whole, , part] = markup.all("summary").map(readableText);
    expect(whole).toContain("all 3 spotless");
    expect(part).toContain("1 failed");
    expect(part).toContain("1 spotless, 1 tidy");
  });

  it("says that all is right where it is, and names both ends of the levels", async () => {
    const { markup } = await shownWith([["1", "1", "1"]]);
    expect(readableText(markup.one("section[aria-labelledby=not-right]"))).toBe(
      "All 3 items passed Nothing was rated below 80%.",
    );
    const wholeText = readableText(markup.one("dl").parent?.parent ?? markup.one("dl"));
    expect(wholeText).toContain("Orderly spotlessness (APPA level 1, where 1 is the cleanest");
  });
});

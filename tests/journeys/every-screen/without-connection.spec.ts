/** Each form behind a sign-in, sent after the connection was cut: nothing that was typed is lost. */
import type { Page } from "@playwright/test";
import { type Element, isTag } from "domhandler";
import { heading } from "../../support/account-journey.ts";
import { cutConnection } from "../../support/cut-connection.ts";
import { type DemoPerson, screensByPath } from "../../support/every-screen.ts";
import { expect, test, waitForReact } from "../../support/journey.ts";
import { readMarkup } from "../../support/markup.ts";

test.use({
  baseURL: async ({ demo }, use) => use(demo.url),
  viewport: { width: 390, height: 844 },
  actionTimeout: 10_000,
  // The last is said where the connection is cut while the browser looks for a newer worker.
  expectedOnConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource|unknown error occurred when fetching the script/,
});

/** How many screens of each path are opened, by different filters. */
const ofEach = 2;

/** How many, so that no journey takes minutes. */
const parts = [
  ["client.admin", 2],
  ["staff.admin", 5],
  ["staff.crew", 1],
] as const satisfies (readonly [DemoPerson, number])[];
const journeys = parts.flatMap(([who, count]) =>
  Array.from({ length: count }, (_, part) => ({ who, count, part })),
);

for (const { who, count, part } of journeys)
  test(`${who}'s forms stay as they are without a connection, part ${part + 1} of ${count}`, async ({
    page,
    context,
    demo,
  }) => {
    const all = [...(await screensByPath(demo, who))].map(
      ([path, screens]) => [path, screens.filter(({ html }) => kindsIn(html).length > 0)] as const,
    );
    const screens = all
      .filter(([, some]) => some.length > 0)
      .filter((_, index) => index % count === part);
    const [name = "", value = ""] = (await demo.signIn(who)).split("=");
    await context.addCookies([{ name, value, url: demo.url }]);
    const sent = new Set<string>();
    for (const [path, addresses] of screens)
      for (const { address, html } of addresses.slice(0, ofEach)) {
        if (kindsIn(html).every((kind) => sent.has(`${path} ${kind}`))) continue;
        await test.step(address, async () => {
          await page.goto(address);
          // A form may go once it was sent, where the phone keeps it and shows what was done.
          const next = async () =>
            (await formsOf(page)).find(({ kind }) => !sent.has(`${path} ${kind}`));
          if ((await next()) === undefined) return;
          await waitForReact(page);
          const title = (await heading(page).textContent()) ?? "";
          await cutConnection(page);
          for (let form = await next(); form !== undefined; form = await next()) {
            sent.add(`${path} ${form.kind}`);
            const what = `${address} ${form.kind}`;
            const typed = await page.evaluate(fillInAndSend, form.index);
            await expect(line(page), what).toContainText("No connection.");
            await expect.poll(() => page.evaluate(lostFrom, typed), { message: what }).toEqual([]);
            await expect(heading(page), what).toHaveText(title);
          }
          // The demonstration stays as it is for other journeys: nothing goes when the connection is back.
          await page.evaluate(() => sessionStorage.clear());
          await page.goto("about:blank");
          await context.setOffline(false);
        });
      }
    expect(sent.size).toBeGreaterThan(3);
  });

/** The kinds of the forms of a page as it is served, told as `formsOf` tells them. */
function kindsIn(html: string): string[] {
  const { all } = readMarkup(html);
  const controls = all("main form[method=post] :is(input, select, textarea, button, fieldset)");
  const formOf = (element: Element) => {
    let around = element.parentNode;
    while (around !== null && !(isTag(around) && around.name === "form"))
      around = around.parentNode;
    return around;
  };
  return [...Map.groupBy(controls, formOf).values()].map((of) =>
    kindOf(
      of.map(({ name, attribs }) => [
        attribs.name ?? "",
        name === "input" ? (attribs.value ?? "") : undefined,
      ]),
    ),
  );
}

const line = (page: Page) => page.locator("#main > [role=status]").first();

interface VisibleForm {
  /** Where it stands among the forms of its page. */
  index: number;
  /** The same for each record of a list. */
  kind: string;
}

/** Those that can be sent, with all that opens on the page open. */
async function formsOf(page: Page): Promise<VisibleForm[]> {
  const forms = await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      "main details:not([open])",
    )) {
      details.removeAttribute("name");
      details.open = true;
    }
    return [...document.forms].flatMap((form, index) => {
      const button = form.querySelector("button:not([type=button]):not(:disabled)");
      const isPost = form.getAttribute("method")?.toLowerCase() === "post";
      if (!isPost || form.closest("main") === null || !button?.checkVisibility()) return [];
      const controls = [...form.elements].map(
        (control): Control => [
          control.getAttribute("name") ?? "",
          control instanceof HTMLInputElement ? control.value : undefined,
        ],
      );
      return [{ index, controls }];
    });
  });
  return forms.map(({ index, controls }) => ({ index, kind: kindOf(controls) }));
}

/** Name, and the value of an input. */
type Control = [name: string, value: string | undefined];

function kindOf(controls: readonly Control[]): string {
  const names = controls.map(([name, value]) =>
    /^(step|form)$/.test(name) ? `${name}=${value}` : name,
  );
  return [...new Set(names)].join(" ").replaceAll(/[0-9a-f-]{36}|\d+/g, "id");
}

/** In the browser, by a browser's own setter, as React expects it. @returns what was typed */
function fillInAndSend(index: number): string[] {
  const form = document.forms[index];
  if (form === undefined) throw new Error("The form is gone");
  const typed: string[] = [];
  for (const control of form.elements) {
    const isText =
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && control.type === "text");
    if (!isText || control.readOnly || !control.checkVisibility()) continue;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
    set?.call(control, `Typed ${index}.${typed.length}`);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    typed.push(control.value);
  }
  form.noValidate = true;
  form.querySelector<HTMLButtonElement>("button:not([type=button]):not(:disabled)")?.click();
  return typed;
}

/** In the browser: what stands neither in a field nor on the page, nor waits on the phone to be sent. */
async function lostFrom(typed: readonly string[]): Promise<string[]> {
  const asPromise = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input,textarea",
  );
  const texts = [
    document.querySelector("main")?.innerText,
    ...[...fields].map(({ value }) => value),
  ];
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await asPromise(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store).objectStore(store).getAll();
      texts.push(JSON.stringify(await asPromise(records)));
    }
    database.close();
  }
  return typed.filter((word) => !texts.some((text) => text?.includes(word)));
}

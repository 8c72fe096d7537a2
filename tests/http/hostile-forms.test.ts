/** Each kind of form behind a sign-in, sent with what no page offers: refused, and never a fault of the server. */
import { type Element, isTag } from "domhandler";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import {
  type DemoPerson,
  type DemoServer,
  followLinks,
  startDemo,
} from "../support/every-screen.ts";
import { optionsOf, optionValue } from "../support/http/plain-form.ts";
import { readMarkup } from "../support/markup.ts";

let demo: DemoServer;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createMigratedDatabase();
  drop = database.drop;
  const secrets = { DATABASE_URL: database.url, SECRET_KEY: crypto.randomUUID().repeat(2) };
  demo = await startDemo({ env: secrets });
}, 180_000);
afterAll(async () => {
  await demo?.discard();
  await drop?.();
});

const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
/** Other journeys try these; here they would end the sign-in or take the records away. */
const isLeftOut = /removal|^account|settings\/first|backups|data-export|privacy\/:id/;

const hostile = [
  { name: "ids that are none", id: "nonsense", text: undefined },
  { name: "a zero byte", id: undefined, text: "a\0b" },
  { name: "a day of the year 0000", id: undefined, text: "0000-01-01" },
] as const;

const formAround = ({ parentNode }: Element): Element | undefined => {
  for (let node = parentNode; node !== null; node = node.parentNode)
    if (isTag(node) && node.name === "form") return node;
  return undefined;
};

/** Names of the controls, and the values that tell one form of a page from another. */
const kindOf = (controls: readonly Element[]): string =>
  controls
    .map(({ attribs: { name = "", value = "" } }) =>
      /^(step|form|change)$/.test(name) ? `${name}=${value}` : name,
    )
    .join(" ")
    .replaceAll(/[0-9a-f-]{36}|\d+/g, "id");

function formsIn(html: string): { form: Element; controls: Element[] }[] {
  const controls = readMarkup(html).all("main :is(input, select, textarea, button)[name]");
  const byForm = Map.groupBy(controls, formAround);
  const kinds = new Map<string, { form: Element; controls: Element[] }>();
  for (const [form, own] of byForm)
    if (form?.attribs.method?.toLowerCase() === "post")
      kinds.set(kindOf(own), { form, controls: own });
  return [...kinds.values()];
}

/** The last option is rarely the one that asks for a choice. */
const lastOf = (select: Element): string => optionsOf(select).map(optionValue).at(-1) ?? "";

function bodyOf(
  { form, controls }: { form: Element; controls: readonly Element[] },
  { id, text }: (typeof hostile)[number],
): FormData | URLSearchParams {
  const isMultipart = form.attribs.enctype?.includes("multipart") ?? false;
  const body = isMultipart ? new FormData() : new URLSearchParams();
  const add = (name: string, value: string) =>
    body.append(name, id !== undefined && isId.test(value) ? id : value);
  let isPressed = false;
  for (const control of controls) {
    const { name: tag, attribs } = control;
    const { name = "", type = "text", value = "" } = attribs;
    if (name === "attempt") body.append(name, crypto.randomUUID());
    else if (tag === "select") add(name, lastOf(control));
    else if (type === "hidden") add(name, value);
    else if (tag === "button") {
      if (!isPressed && type !== "button") add(name, value);
      isPressed = true;
    } else if (/^(checkbox|radio)$/.test(type)) {
      if ("checked" in attribs) add(name, value || "on");
    } else if (type !== "file") body.append(name, text ?? "typed");
  }
  return body;
}

it.each(["staff.admin", "client.admin", "staff.crew"] satisfies DemoPerson[])(
  "no form of %s fails by what is sent",
  async (who) => {
    const cookie = await demo.signIn(who);
    const screens = Map.groupBy(await followLinks(demo, who, 1), ({ path }) => path);
    let sent = 0;
    const failed: string[] = [];
    for (const [path, [screen]] of screens) {
      if (screen === undefined || isLeftOut.test(path)) continue;
      for (const form of formsIn(screen.html))
        for (const attack of hostile) {
          const address = new URL(
            form.form.attribs.action || screen.address,
            demo.url + screen.address,
          );
          if (isLeftOut.test(address.pathname.slice(1))) continue;
          const answer = await fetch(address, {
            method: "POST",
            body: bodyOf(form, attack),
            headers: { Cookie: cookie, Origin: demo.url },
            redirect: "manual",
          });
          await answer.arrayBuffer();
          sent += 1;
          if (answer.status >= 500)
            failed.push(`${path} with ${attack.name}: ${answer.status} (${kindOf(form.controls)})`);
        }
    }
    expect(sent).toBeGreaterThan(20);
    expect(failed).toEqual([]);
  },
);

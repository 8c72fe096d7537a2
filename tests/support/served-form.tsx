/** A form as its page serves it to a browser without scripts, for tests of what its post carries. */
import { selectAll } from "css-select";
import { type AnyNode, type Element, hasChildren, isText } from "domhandler";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import type { Role } from "#platform/identity/roles.ts";
import { LanguageContext } from "#platform/language/use-messages.ts";
import type { RouteAnswer } from "./browser.ts";
import { type Markup, readMarkup } from "./markup.ts";
import type { Cast } from "./roles.ts";

export interface PageModule {
  loader: unknown;
  action: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each page has properties of its own, as the framework gives them
  default: ComponentType<any>;
}

interface ServedForm {
  /** The fields that a browser would send if nothing was changed. */
  fields: Record<string, string>;
  /** Sends it with what a person changes in it; an unticked box is undefined. */
  send(changes?: Record<string, string | undefined>): Promise<RouteAnswer & { again: OpenForm }>;
}

/** The page with the answer of its action: the form with what was typed, and its faults. */
type OpenForm = (other?: Partial<Opened>) => Promise<ServedForm & { page: Markup }>;

interface Opened {
  role: Role;
  path: string;
  page: PageModule;
  /** Something that only this form contains, where the page has several. */
  within?: string;
  /** The button that is pressed, where it says something. */
  button?: Record<string, string>;
}

/** Opens a page and finds its form, as often as somebody needs it. */
export async function openForm(
  cast: Cast,
  opened: Opened,
  actionData?: unknown,
): Promise<ServedForm & { page: Markup }> {
  const { role, path, page, within = "button[type=submit]", button = {} } = opened;
  const { body } = await cast.ask(role, path, page.loader);
  const markup = readMarkup(render(page, path, { loaderData: body, actionData }));
  const forms = markup.all(`form[method=post]:has(${within})`);
  const [form] = forms;
  if (form === undefined || forms.length > 1)
    throw new Error(`expected one form with ${within} at ${path}, found ${forms.length}`);
  const fields = fieldsOf(form);
  const action = form.attribs.action ?? path;
  return {
    page: markup,
    fields,
    async send(changes = {}) {
      const sent = Object.entries({ ...fields, ...changes, ...button });
      const posted = sent.filter((entry): entry is [string, string] => entry[1] !== undefined);
      const answer = await cast.ask(role, action, page.action, Object.fromEntries(posted));
      return { ...answer, again: (other) => openForm(cast, { ...opened, ...other }, answer.body) };
    },
  };
}

function render(
  { default: Page }: PageModule,
  path: string,
  data: { loaderData: unknown; actionData: unknown },
): string {
  const Stub = createRoutesStub([
    { path: "*", Component: () => <Page {...data} params={{}} matches={[]} /> },
  ]);
  return renderToStaticMarkup(
    <LanguageContext value="en">
      <Stub initialEntries={[path]} />
    </LanguageContext>,
  );
}

/** Browsers send fields that have a name and are not left unticked. */
function fieldsOf(form: Element): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const control of selectAll<AnyNode, Element>("input, select, textarea", form)) {
    const { name, type, value = "" } = control.attribs;
    if (!name || type === "submit" || type === "file") continue;
    const isTick = type === "checkbox" || type === "radio";
    if (isTick && control.attribs.checked === undefined) continue;
    fields[name] = isTick ? value || "on" : valueIn(control);
  }
  return fields;
}

function valueIn(control: Element): string {
  if (control.name === "textarea") return textOf(control).replace(/^\n/, "");
  if (control.name === "input") return control.attribs.value ?? "";
  const options = selectAll<AnyNode, Element>("option", control);
  const chosen = options.find(({ attribs }) => attribs.selected !== undefined) ?? options[0];
  return chosen === undefined ? "" : (chosen.attribs.value ?? textOf(chosen));
}

const textOf = (node: AnyNode): string =>
  isText(node) ? node.data : hasChildren(node) ? node.children.map(textOf).join("") : "";

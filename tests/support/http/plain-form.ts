/** Computes what a form sends by the rules of HTML. */
import type { Element } from "domhandler";
import { elementsOf, textOf } from "#server/page-tree.ts";
import { closest, rootOf } from "./plain-names.ts";

export interface FormSent {
  method: "GET" | "POST";
  action: string;
  entries: [string, string | File][];
  body: BodyInit;
}

/** Files that were chosen for a field, which HTML has no attribute for. */
export type ChosenFiles = ReadonlyMap<Element, readonly File[]>;

export function formOf(control: Element): Element {
  const id = control.attribs.form;
  const form = id
    ? elementsOf(rootOf(control)).find(({ name, attribs }) => name === "form" && attribs.id === id)
    : closest(control, "form");
  if (form === undefined) throw new Error(`<${control.name}> belongs to no form`);
  return form;
}

export const isSubmit = ({ name, attribs }: Element): boolean =>
  (name === "button" && (attribs.type ?? "submit") === "submit") ||
  (name === "input" && ["submit", "image"].includes(attribs.type ?? ""));

export function sentBy(form: Element, button: Element | undefined, files: ChosenFiles): FormSent {
  const of = (name: string) => button?.attribs[`form${name}`] ?? form.attribs[name] ?? "";
  const entries = controlsOf(form).flatMap((control) =>
    control === button ? [] : entriesOf(control, files),
  );
  if (button?.attribs.name) entries.push([button.attribs.name, button.attribs.value ?? ""]);
  const method = of("method").toUpperCase() === "POST" ? "POST" : "GET";
  return { method, action: of("action"), entries, body: bodyOf(entries, of("enctype")) };
}

function bodyOf(entries: FormSent["entries"], enctype: string): BodyInit {
  if (enctype === "multipart/form-data") {
    const body = new FormData();
    for (const [name, value] of entries) body.append(name, value);
    return body;
  }
  return new URLSearchParams(textsOf(entries));
}

/** A file becomes its name where only texts can be sent. */
export const textsOf = (entries: FormSent["entries"]): [string, string][] =>
  entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name]);

const controlsOf = (form: Element): Element[] =>
  elementsOf(rootOf(form)).filter(
    (element) =>
      /^(input|select|textarea|button)$/.test(element.name) &&
      (element.attribs.form === undefined
        ? closest(element, "form") === form
        : element.attribs.form === form.attribs.id) &&
      isEnabled(element),
  );

function isEnabled(control: Element): boolean {
  if (control.attribs.disabled !== undefined) return false;
  const around = closest(control, "fieldset");
  return around === undefined || (around.attribs.disabled === undefined && isEnabled(around));
}

function entriesOf(control: Element, files: ChosenFiles): [string, string | File][] {
  const { name, type = "text", value } = control.attribs;
  if (!name || control.name === "button") return [];
  if (control.name === "textarea") return [[name, lines(textOf(control))]];
  if (control.name === "select") return selectedOf(control).map((chosen) => [name, chosen]);
  switch (type) {
    case "checkbox":
    case "radio":
      return control.attribs.checked === undefined ? [] : [[name, value ?? "on"]];
    case "file": {
      const chosen = files.get(control) ?? [];
      return chosen.length > 0
        ? chosen.map((file): [string, File] => [name, file])
        : [[name, new File([], "", { type: "application/octet-stream" })]];
    }
    case "submit":
    case "image":
    case "button":
    case "reset":
      return [];
    default:
      return [[name, value ?? ""]];
  }
}

/** A first line break right after the tag is none of the text, and breaks are sent as two characters. */
const lines = (text: string): string => text.replace(/\r?\n/g, "\r\n");

export const optionsOf = (select: Element): Element[] =>
  elementsOf(select).filter(({ name }) => name === "option");

export const optionValue = (option: Element): string =>
  option.attribs.value ?? textOf(option).trim();

/** A list of which one is chosen has its first option chosen where the page says none. */
export function selectedOf(select: Element): string[] {
  const options = optionsOf(select);
  const chosen = options.filter(({ attribs }) => attribs.selected !== undefined);
  if (select.attribs.multiple !== undefined) return chosen.map(optionValue);
  const last = chosen.at(-1) ?? options.find(({ attribs }) => attribs.disabled === undefined);
  return last === undefined ? [] : [optionValue(last)];
}

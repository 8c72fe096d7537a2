/** A page without scripts, or a part of it: what it says, its links and its forms. */
import { selectAll } from "css-select";
import { type AnyNode, type Element, Text } from "domhandler";
import { elementsOf, textOf } from "#server/page-tree.ts";
import { readAsBrowsers } from "../browser-tree.ts";
import {
  type FormSent,
  formOf,
  isSubmit,
  optionsOf,
  optionValue,
  selectedOf,
  sentBy,
} from "./plain-form.ts";
import { exactlyOne, fits, labelsOf, type Named, nameOf, textIn } from "./plain-names.ts";

interface Acting {
  followTo(address: string): Promise<void>;
  submit(form: FormSent): Promise<void>;
}

const fields = "input:not([type=hidden], [type=submit]), select, textarea";

export class PlainPart {
  #root: AnyNode = readAsBrowsers("");
  #files = new Map<Element, readonly File[]>();
  #acting: Acting | undefined;

  protected read(html: string): void {
    this.#root = readAsBrowsers(html);
    this.#files = new Map();
  }

  protected followTo(address: string): Promise<void> {
    if (this.#acting === undefined) throw new Error("a part of no page");
    return this.#acting.followTo(address);
  }

  protected submit(form: FormSent): Promise<void> {
    if (this.#acting === undefined) throw new Error("a part of no page");
    return this.#acting.submit(form);
  }

  /** The text as people read it, with white space collapsed. */
  get text(): string {
    return textIn(this.#root);
  }

  all(selector: string): Element[] {
    return selectAll<AnyNode, Element>(selector, this.#root);
  }

  /** The texts of all that fit. */
  texts(selector: string): string[] {
    return this.all(selector).map(textIn);
  }

  /** The one part of this that fits, and says these words. @throws unless it is exactly one */
  part(selector: string, words: Named = /(?:)/): PlainPart {
    const says = (text: string) =>
      typeof words === "string" ? text.includes(words) : words.test(text);
    const what = `${selector} with ${words}`;
    return this.within(
      exactlyOne(
        this.all(selector).filter((element) => says(textIn(element))),
        what,
      ),
    );
  }

  /** The part of that name: a list, a table, a region, a group of fields. */
  named(name: Named, selector = "[aria-label], [aria-labelledby], fieldset"): PlainPart {
    const elements = this.all(selector).filter((element) =>
      fits(name, element.name === "fieldset" ? legendOf(element) : nameOf(element)),
    );
    return this.within(exactlyOne(elements, `part named ${name}`));
  }

  /** @returns a part that has that element alone */
  within(element: Element): PlainPart {
    const part = new PlainPart();
    part.#root = element;
    part.#files = this.#files;
    part.#acting = {
      followTo: (address) => this.followTo(address),
      submit: (form) => this.submit(form),
    };
    return part;
  }

  attribute(selector: string, name: string): string {
    return exactlyOne(this.all(selector), selector).attribs[name] ?? "";
  }

  /** @returns the addresses of all links with that name, each once */
  links(name: Named): string[] {
    const links = this.all("a[href]").filter((link) => fits(name, nameOf(link)));
    return [...new Set(links.map(({ attribs }) => attribs.href ?? ""))];
  }

  hasButton(name: Named): boolean {
    return this.#buttons(name).length > 0;
  }

  #buttons(name: Named): Element[] {
    return this.all("button, input[type=submit]").filter((button) => fits(name, nameOf(button)));
  }

  /** @throws unless all links of that name lead to one place */
  async follow(name: Named = /(?:)/): Promise<void> {
    const [address, ...more] = this.links(name);
    if (address === undefined || more.length > 0)
      throw new Error(`expected one place where ${name} leads, found ${[address, ...more]}`);
    await this.followTo(address);
  }

  /** The first of several, as the newest of a list. */
  async followFirst(name: Named = /(?:)/): Promise<void> {
    const [address] = this.links(name);
    if (address === undefined) throw new Error(`no link ${name}`);
    await this.followTo(address);
  }

  /** Sends the form of the button. */
  async press(name: Named = /(?:)/): Promise<void> {
    const button = exactlyOne(this.#buttons(name).filter(isSubmit), `button ${name} of a form`);
    if (button.attribs.disabled !== undefined) throw new Error(`${name} cannot be pressed`);
    await this.submit(sentBy(formOf(button), button, this.#files));
  }

  /** Submits by the first button of the form, as Enter in a field does. */
  async enter(label: Named): Promise<void> {
    const form = formOf(this.field(label));
    const button = elementsOf(form).find(
      (element) => isSubmit(element) && element.attribs.disabled === undefined,
    );
    await this.submit(sentBy(form, button, this.#files));
  }

  /** Finds a field by its whole label, or else by how it begins. @throws unless it is exactly one */
  field(label: Named): Element {
    const called = this.all(fields).map((field) => ({ field, labels: labelsOf(field) }));
    const whole = called.filter(({ labels }) => labels.some((text) => fits(label, text)));
    const begun = called.filter(({ labels }) =>
      labels.some((text) => typeof label === "string" && text.startsWith(label)),
    );
    const matches = whole.length > 0 ? whole : begun;
    return exactlyOne(
      matches.map(({ field }) => field),
      `field ${label}`,
    );
  }

  hasField(label: Named): boolean {
    return this.all(fields).some((field) => labelsOf(field).some((text) => fits(label, text)));
  }

  fill(label: Named, text: string): void {
    const field = this.field(label);
    if (field.name === "textarea") field.children = [new Text(text)];
    else field.attribs.value = text;
  }

  value(label: Named): string {
    const field = this.field(label);
    if (field.name === "textarea") return textOf(field);
    if (field.name === "select") return selectedOf(field).join();
    return field.attribs.value ?? "";
  }

  /** An option by what people read, or its number from 0. */
  choose(label: Named, option: Named | number): void {
    const select = this.field(label);
    const options = optionsOf(select);
    const chosen =
      typeof option === "number"
        ? options[option]
        : (options.find((each) => fits(option, textIn(each))) ??
          options.find((each) => optionValue(each) === option));
    if (chosen === undefined) throw new Error(`${label} has no option ${option}`);
    for (const each of options) delete each.attribs.selected;
    chosen.attribs.selected = "";
  }

  isChecked(label: Named): boolean {
    return this.field(label).attribs.checked !== undefined;
  }

  check(label: Named): void {
    const field = this.field(label);
    const { type, name } = field.attribs;
    if (type === "radio")
      for (const other of elementsOf(formOf(field)))
        if (other.attribs.type === "radio" && other.attribs.name === name)
          delete other.attribs.checked;
    field.attribs.checked = "";
  }

  uncheck(label: Named): void {
    delete this.field(label).attribs.checked;
  }

  /** @param label of the field for files, or undefined where there is one alone */
  attach(label: Named | undefined, files: readonly File[]): void {
    const field =
      label === undefined
        ? exactlyOne(this.all("input[type=file]"), "field for files")
        : this.field(label);
    this.#files.set(field, files);
  }
}

const legendOf = (fieldset: Element): string => {
  const legend = elementsOf(fieldset).find(({ name }) => name === "legend");
  return legend === undefined ? nameOf(fieldset) : textIn(legend);
};

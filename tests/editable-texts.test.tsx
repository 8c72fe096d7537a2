/**
 * Every word that visitors read is edited in the office: each field of the website's editor is marked, every
 * page is rendered, and what has no mark is listed. Words of buttons, forms and tables are messages of the
 * product, which have marks of their own.
 */
import { isText } from "domhandler";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Page } from "#content/pages.ts";
import { readMarkup } from "#tests/support/markup.ts";

const field = "«";
const message = "◆";

// What a module has said in Spanish once stays as it was: these are modules of their own.
vi.resetModules();
afterAll(() => vi.resetModules());

const { replaceSpanish } = await import("#platform/language/define-messages.ts");
// Each word between tags of a message begins with the mark.
replaceSpanish((text) => message + text.replaceAll(/(<\/?\w+\/?>)/g, `$1${message}`));

/** Also between the links of a legal text. */
const marked = (text: string) =>
  field + text.replaceAll(/\[([^\]]+)\](\([^)]*\))/g, `[${field}$1]$2${field}`);

const { company } = await import("#content/company.ts");
const { changeContentEdits } = await import("#content/content-edits.ts");
const { pagesIn } = await import("#content/pages.ts");
const { documentFields, flatFields } = await import("#features/website/document-fields.server.ts");
const { documentNames } = await import("#features/website/shipped-documents.server.ts");
const { snapshotOf } = await import("#features/website/snapshot.server.ts");
const { LanguageContext } = await import("#platform/language/use-messages.ts");
const { Shell } = await import("#areas/marketing/shell.tsx");
const modules = import.meta.glob<{
  default: ComponentType<never>;
  loader?: (args: { request: Request; url: URL }) => unknown;
}>("../src/areas/marketing/**/*page.tsx");

beforeAll(() => {
  const rows = documentNames.map((name) => {
    const fields = flatFields(documentFields(name, {}));
    const inEnglish = new Map(fields.map(({ place, value }) => [place, value]));
    const published = Object.fromEntries(
      fields.flatMap(({ place, kind, value }) => {
        if (kind !== "text" || !place.startsWith("es.")) return [];
        const text = value || inEnglish.get(place.replace(/^es/, "en")) || "";
        return text === "" ? [] : [[place, marked(text)] as const];
      }),
    );
    return [name, { published, draft: null, publishedAt: null }] as const;
  });
  changeContentEdits(snapshotOf(new Map(rows)));
});

/** Rendered for each request, or of articles and guides, which are files and have no fields here. */
const isEdited = ({ isOnlyInEnglish, onRequest, noindex }: Page) =>
  !isOnlyInEnglish && !onRequest && !noindex;

/** Facts that the settings hold, and names of the languages. */
const ofSettings = (): readonly string[] => [
  company.name,
  company.shortName,
  company.phone.display,
  company.email,
  company.descriptionIn.es,
  company.telephoneHoursIn.es,
  company.address.street,
  ...company.address.street.split(", "),
  `${company.address.city}, ${company.address.state} ${company.address.postalCode}`,
  `© ${company.name}`,
  "English",
];

/** Written by code of fields that are days and amounts, and of the hours in the settings. */
const isWrittenByCode = (text: string): boolean =>
  [
    /^\d+ de \p{L}+ de 20\d\d$/u,
    /^De \$[\d,.]+ a \$[\d,.]+ (por hora|al año)$/,
    /^(lun|sáb|dom)\./,
  ].some((pattern) => pattern.test(text));

const spokenAttributes = ["alt", "aria-label", "placeholder", "title"];

async function unmarkedOn(page: Page): Promise<string[]> {
  const load = modules[`../src/${page.module}`];
  if (load === undefined) throw new Error(`${page.module} is no module of a page`);
  const { default: Component, loader } = await load();
  const url = new URL(page.path, "https://x.test");
  const loaderData = await loader?.({ url, request: new Request(url) });
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <LanguageContext value="es">
          <Shell>
            {createElement(Component as ComponentType<{ loaderData: unknown }>, { loaderData })}
          </Shell>
        </LanguageContext>
      ),
    },
  ]);
  const html = renderToStaticMarkup(<Stub initialEntries={[page.path]} />);
  const markup = readMarkup(html);
  const known = new Set(ofSettings());
  const words = markup
    .all("*")
    .flatMap(({ children, attribs }) => [
      ...children.flatMap((child) => (isText(child) ? [child.data] : [])),
      ...spokenAttributes.flatMap((name) => attribs[name] ?? []),
    ]);
  return words
    .map((text) => text.trim())
    .filter(
      (text) =>
        /\p{L}{3}/u.test(text) &&
        !text.includes(field) &&
        !text.includes(message) &&
        !known.has(text) &&
        !isWrittenByCode(text),
    );
}

it("every word of every page has a field, or is a message of the product", async () => {
  const rest = new Set<string>();
  for (const page of pagesIn("es").filter(isEdited))
    for (const text of await unmarkedOn(page)) rest.add(`${page.englishPath}: ${text}`);
  expect([...rest]).toEqual([]);
}, 120_000);

import { company } from "#content/company.ts";
import type { LegalBlock, LegalDocument } from "#content/legal/document.ts";
import { type PagePath, pageIn } from "#content/pages.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { longDate } from "#ui/dates.ts";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { LinkedText } from "./linked-text.tsx";
import { legalMessages } from "./messages.ts";
import { PrivacySignal } from "./privacy-signal.tsx";

/** Facts and periods in the text change in the settings, without anybody touching the text. */
function lastChange({ updated, changedBy }: LegalDocument): string {
  const changed = changedBy === undefined ? "" : company[changedBy];
  return changed > updated ? changed : updated;
}

export function LegalPage({ path, text }: { path: PagePath; text: LegalDocument }) {
  const { changed } = useMessages(legalMessages);
  const language = useLanguage();
  const updated = lastChange(text);
  return (
    <article className="wrap pt-8 pb-24 md:pt-12 md:pb-32">
      <Breadcrumbs page={pageIn(language, path)} />
      <h1 className="mt-6 max-w-[16ch] text-headline font-semibold tracking-tight md:mt-8">
        {text.title}
      </h1>
      <p className="mt-5 max-w-[46ch] text-lead text-slate md:mt-7">{text.lead}</p>
      {language === "en" ? null : <Translation of={path} />}
      <p className="mt-6 text-sm text-slate">
        <RichText
          text={changed({ company: company.name, date: longDate(updated, language) })}
          tags={{ day: (words) => <time dateTime={updated}>{words}</time> }}
        />
      </p>
      <div className="mt-14 grid gap-x-12 gap-y-12 border-t border-line pt-12 lg:mt-20 lg:grid-cols-12">
        <Contents text={text} />
        <div className="running-text lg:col-span-8 lg:col-start-5">
          {text.parts.map((part) => (
            <section
              key={part.id}
              id={part.id}
              aria-labelledby={`${part.id}-title`}
              className="mb-14 last:mb-0"
            >
              <h2 id={`${part.id}-title`} className="text-subtitle font-semibold tracking-snug">
                {part.title}
              </h2>
              {part.blocks.map((block, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name
                <Block key={at} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

function Translation({ of: englishPath }: { of: PagePath }) {
  const { translation } = useMessages(legalMessages);
  return (
    <p className="mt-6 max-w-[66ch] text-sm text-slate">
      <RichText
        text={translation}
        tags={{
          original: (words) => (
            <a
              href={englishPath}
              hrefLang="en"
              className="text-teal underline decoration-teal/40 underline-offset-4 hover:decoration-2"
            >
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}

function Contents({ text }: { text: LegalDocument }) {
  const { contents } = useMessages(legalMessages);
  return (
    <nav
      aria-label={contents}
      className="lg:sticky lg:top-32 lg:col-span-3 lg:self-start max-lg:rounded-lg max-lg:bg-sand max-lg:p-6"
    >
      <ol className="text-sm">
        {text.parts.map((part) => (
          <li key={part.id}>
            <a
              href={`#${part.id}`}
              className="inline-flex min-h-9 items-center text-slate underline-offset-4 hover:text-teal hover:underline"
            >
              {part.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") {
    return (
      <p className="mt-4 max-w-[66ch]">
        <LinkedText text={block} />
      </p>
    );
  }
  if ("points" in block) {
    return (
      <ul className="mt-4 grid max-w-[66ch] gap-2.5">
        {block.points.map((point) => (
          <li key={point} className="border-l-2 border-teal/40 pl-4">
            <LinkedText text={point} />
          </li>
        ))}
      </ul>
    );
  }
  if ("table" in block) return <FactTable {...block.table} />;
  return <PrivacySignal />;
}

/** A table that turns into cards on phones, each fact under the name of its column. */
function FactTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <table className="mt-6 w-full text-left text-sm max-md:block">
      <caption className="mb-3 text-left font-semibold max-md:block">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-b border-ink/25 py-3 pr-6 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={row[0]}
            className="align-top max-md:block max-md:border-t max-md:border-line max-md:py-4 md:border-b md:border-line"
          >
            {row.map((cell, at) => {
              const Cell = at === 0 ? "th" : "td";
              return (
                <Cell
                  key={columns[at]}
                  scope={at === 0 ? "row" : undefined}
                  className={`max-md:block md:py-3.5 md:pr-6 ${at === 0 ? "font-semibold md:min-w-32" : "text-slate max-md:mt-1.5"}`}
                >
                  {at > 0 ? (
                    <span aria-hidden="true" className="font-medium text-ink md:hidden">
                      {columns[at]}:{" "}
                    </span>
                  ) : null}
                  {cell}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

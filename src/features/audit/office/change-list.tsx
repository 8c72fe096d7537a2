import ArrowRight from "@lucide/icons/icons/arrow-right";
import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { changeMessages } from "../messages.ts";
import type { ChangeTableRow } from "./audit-page.server.ts";

/** The latest first: when, who, and what on which record; stacked on phones. */
export function ChangeList({ changes }: { changes: readonly ChangeTableRow[] }) {
  const { list } = useMessages(changeMessages);
  return (
    <ol aria-label={list.changes} className="mt-6 border-b border-line text-sm">
      {changes.map((change) => (
        <li
          key={change.id}
          data-row
          className="grid grid-cols-1 gap-x-6 border-t border-line py-3 md:grid-cols-[9rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] xl:grid-cols-[7.5rem_10rem_minmax(0,1fr)] xl:grid-rows-1"
        >
          <p className="text-slate tabular-nums max-md:text-xs">
            <time dateTime={change.at.iso}>
              {change.at.day}
              <span className="md:hidden">, </span>
              <span className="md:block md:text-xs">{change.at.time}</span>
            </time>
          </p>
          <p className="min-w-0 break-words max-xl:mt-0.5">
            {change.who}
            {change.role ? (
              <span className="text-slate md:block md:text-xs">
                <span className="md:hidden">, </span>
                {change.role}
              </span>
            ) : null}
          </p>
          <div className="min-w-0 max-md:mt-1.5 md:col-start-2 md:row-span-2 md:row-start-1 xl:col-start-3 xl:row-span-1">
            <p className="font-semibold break-words">{change.what}</p>
            <RecordLine change={change} />
            <ChangedFields fields={change.fields} />
            <Facts facts={change.facts} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function RecordLine({ change: { noun, name, path, place } }: { change: ChangeTableRow }) {
  const { list } = useMessages(changeMessages);
  return (
    <p className="break-words text-slate">
      {name === undefined ? (
        list.deleted({ record: noun })
      ) : (
        <>
          {noun}{" "}
          {path === undefined ? (
            <span className="font-medium text-ink">{name}</span>
          ) : (
            <Link
              to={path}
              data-row-link
              className="font-medium text-teal underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          )}
        </>
      )}
      {place ? `\u00a0· ${place}` : null}
    </p>
  );
}

/** One beneath the other, so that long values can be compared. */
function ChangedFields({ fields }: Pick<ChangeTableRow, "fields">) {
  const { list } = useMessages(changeMessages);
  if (fields.length === 0) return null;
  return (
    <dl className="mt-2 grid max-w-3xl gap-x-4 gap-y-1 sm:grid-cols-[minmax(8rem,max-content)_minmax(0,1fr)]">
      {fields.map(({ label, from, to }) => (
        <div key={label} className="sm:contents">
          <dt className="text-slate max-sm:text-xs">{label}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
            <span className="sr-only">{list.from} </span>
            <LongText text={from} className="text-slate" />
            <Drawing icon={ArrowRight} className="mx-1.5 inline size-4 align-[-0.2em] text-slate" />
            <span className="sr-only"> {list.to} </span>
            <LongText text={to} className="font-medium" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Side by side, because most are a word or two. */
const Facts = ({ facts }: Pick<ChangeTableRow, "facts">) =>
  facts.length === 0 ? null : (
    <dl className="mt-1 flex max-w-3xl flex-wrap gap-x-5 gap-y-1">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="mr-1.5 inline text-slate">{label}</dt>
          <dd className="inline wrap-anywhere whitespace-pre-line">
            <LongText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );

/** Longer texts open at a press: the list stays one that can be looked through. */
const shortLength = 240;

function LongText({ text, className = "" }: { text: string; className?: string }) {
  const { list } = useMessages(changeMessages);
  if (text.length <= shortLength) return <span className={className}>{text}</span>;
  return (
    <details className={`group inline-block max-w-full align-top ${className}`}>
      <summary className="cursor-pointer">
        <span className="group-open:hidden">{`${text.slice(0, shortLength - 40).trimEnd()}… `}</span>
        <span className="font-normal text-teal underline underline-offset-4">
          <span className="group-open:hidden">{list.showAll}</span>
          <span className="hidden group-open:inline">{list.showLess}</span>
        </span>
      </summary>
      {text}
    </details>
  );
}

import { Link } from "react-router";
import { Command } from "#platform/forms/commands.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import type { DocumentChange } from "./document-changes.server.ts";
import { websiteMessages } from "./messages.ts";

interface VersionsProps {
  /** The mark of the draft on the page, or of none: a version that is brought back replaces that draft. */
  mark: string;
  answer: FormAnswer | undefined;
  /** True if there is a shipped version. */
  isShipped: boolean;
  /** The latest first. */
  versions: readonly {
    id: string;
    time: string;
    by: string | null;
    isOnSchedule: boolean;
    changes: readonly DocumentChange[];
  }[];
  /** The page of them that is shown, and how another one is asked for. */
  page: number;
  hasMore: boolean;
  addressOf: (page: number) => string;
}

/** All published versions, each with its changes; the first of them is the shipped one. */
export function Versions({
  versions,
  isShipped,
  page,
  hasMore,
  addressOf,
  mark,
  answer,
}: VersionsProps) {
  const messages = useMessages(websiteMessages);
  const place = usePlace();
  const { bringBack, bringBackOf, shippedVersion, byClock } = messages;
  const entries = versions.map(({ time, by, isOnSchedule, ...version }) => ({
    ...version,
    name: messages[isOnSchedule && by !== null ? "versionOnSchedule" : "version"]({
      time,
      by: by ?? byClock,
    }),
  }));
  const shipped = { id: "shipped", name: shippedVersion, changes: [] };
  if (entries.length === 0 && !isShipped && page === 1) return null;
  return (
    <TitledSection titleId="versions-title" title={messages.versions} className="mt-12">
      <ul className="mt-3 border-t border-line">
        {[...entries, ...(isShipped && !hasMore ? [shipped] : [])].map(({ id, name, changes }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0 grow basis-72">
              <p className="text-sm">{name}</p>
              <ChangeList changes={changes} />
            </div>
            <Command
              fields={{ step: "bring-back", version: id }}
              seen={<SeenFields key={place} stored={{ mark }} answer={answer} />}
              name={bringBackOf({ version: name })}
            >
              {bringBack}
            </Command>
          </li>
        ))}
      </ul>
      {page > 1 || hasMore ? (
        <p className="mt-3 flex flex-wrap gap-x-6 text-sm">
          {page > 1 ? (
            <Link to={addressOf(page - 1)} className={linkClass}>
              {messages.newerVersions}
            </Link>
          ) : null}
          {hasMore ? (
            <Link to={addressOf(page + 1)} className={linkClass}>
              {messages.olderVersions}
            </Link>
          ) : null}
        </p>
      ) : null}
    </TitledSection>
  );
}

const linkClass =
  "inline-flex min-h-8 items-center font-semibold text-teal underline underline-offset-4";

/** Signs of facts are marked up, because two sentences may differ in nothing else. */
const WithSigns = ({ text }: { text: string }) =>
  text
    .split(/(\{company\.\w+\})/)
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of one text never move.
    .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

/** Closed: how many there are; open: each with what stood there before. */
export function ChangeList({ changes }: { changes: readonly DocumentChange[] }) {
  const messages = useMessages(websiteMessages);
  if (changes.length === 0) return null;
  const shown = (text: string) => (text ? <WithSigns text={text} /> : messages.noText);
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-teal underline underline-offset-4">
        {messages.changes({ count: changes.length })}
      </summary>
      <ul className="mt-2 flex flex-col gap-3">
        {changes.map(({ place, label, before, after }) => (
          <li key={place} className="min-w-0">
            <p className="font-semibold break-words">{label}</p>
            <dl className="mt-1 grid gap-x-4 wrap-anywhere whitespace-pre-wrap sm:grid-cols-[auto_1fr]">
              <dt className="text-slate">{messages.before}</dt>
              <dd className="min-w-0">{shown(before)}</dd>
              <dt className="text-slate">{messages.after}</dt>
              <dd className="min-w-0">{shown(after)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}

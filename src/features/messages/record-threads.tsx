import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { actionLinkClass, tallTextLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { recordThreadsMessages } from "./panel/messages.ts";

/** Messages about a record: to those that there are, before a second thread about it is begun. */
export function RecordThreads({ data, isClosed = false }: PanelProps<"threads">) {
  const { path, newPath, rows } = data;
  const { ofRecord } = useMessages(recordThreadsMessages);
  if (isClosed && rows.length === 0) return null;
  const [latest] = rows;
  return (
    <TitledSection titleId="record-threads" title={ofRecord.title} size="small" className="mt-6">
      <ul className="mt-2 border-b border-line text-sm empty:hidden">
        {rows.map(({ id, subject, subjectLanguage, last, isUnread }) => (
          <li key={id} className="flex items-center gap-x-4 border-t border-line">
            <Link to={`${path}/${id}`} className={`${tallTextLinkClass} min-w-0 grow`}>
              <span className="truncate">
                <Written words={writtenAlone(subject, subjectLanguage)} />
              </span>
            </Link>
            {isUnread ? <span className="font-semibold">{ofRecord.unread}</span> : null}
            <time
              dateTime={last.iso}
              data-tooltip={last.full}
              className="whitespace-nowrap text-slate tabular-nums"
            >
              <span aria-hidden="true">{last.short}</span>
              <span className="sr-only">{last.full}</span>
            </time>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {latest ? (
          <>
            <CompactButtonLink to={`${path}/${latest.id}#latest`}>
              {ofRecord.continue}
            </CompactButtonLink>
            {isClosed ? null : (
              <Link to={newPath} className={`${actionLinkClass} text-sm`}>
                {ofRecord.startAnother}
              </Link>
            )}
          </>
        ) : (
          <CompactButtonLink to={newPath}>{ofRecord.write}</CompactButtonLink>
        )}
      </p>
    </TitledSection>
  );
}

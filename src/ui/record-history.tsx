import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { signedInMessages } from "./signed-in/messages.ts";
import { TitledSection } from "./titled-section.tsx";

interface RecordHistoryProps {
  /** The latest first. */
  history: readonly {
    id: string;
    what: string;
    who?: string | null | undefined;
    at: { iso: string; full: string };
  }[];
}

/** Lists all events of a record. */
export function RecordHistory({ history }: RecordHistoryProps) {
  const texts = useMessages(signedInMessages).history;
  return (
    <TitledSection titleId="history-title" title={texts.title} size="small">
      <ol className="mt-2 text-sm">
        {history.map(({ id, what, who, at }) => (
          <li key={id} className="border-t border-line py-2.5 first:border-t-0">
            <p className="wrap-anywhere">{what}</p>
            <p className="text-xs text-slate">
              {who ? (
                <RichText
                  text={texts.whoAndWhen({ who })}
                  tags={{ when: () => <When at={at} /> }}
                />
              ) : (
                <When at={at} />
              )}
            </p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

const When = ({ at }: Pick<RecordHistoryProps["history"][number], "at">) => (
  <time dateTime={at.iso} className="tabular-nums">
    {at.full}
  </time>
);

import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { signedInMessages } from "./signed-in/messages.ts";

interface RecordHistoryProps {
  /** The latest first. */
  history: readonly {
    id: string;
    what: string;
    who?: string | null | undefined;
    at: { iso: string; full: string };
  }[];
}

/** All that was done about a record. */
export function RecordHistory({ history }: RecordHistoryProps) {
  const texts = useMessages(signedInMessages).history;
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="text-base font-semibold tracking-snug">
        {texts.title}
      </h2>
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
    </section>
  );
}

const When = ({ at }: Pick<RecordHistoryProps["history"][number], "at">) => (
  <time dateTime={at.iso} className="tabular-nums">
    {at.full}
  </time>
);

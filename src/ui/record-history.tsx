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
export const RecordHistory = ({ history }: RecordHistoryProps) => (
  <section aria-labelledby="history-title">
    <h2 id="history-title" className="text-base font-semibold tracking-snug">
      What happened
    </h2>
    <ol className="mt-2 text-sm">
      {history.map(({ id, what, who, at }) => (
        <li key={id} className="border-t border-line py-2.5 first:border-t-0">
          <p className="break-words">{what}</p>
          <p className="text-xs text-slate">
            {who ? `${who}, ` : ""}
            <time dateTime={at.iso} className="tabular-nums">
              {at.full}
            </time>
          </p>
        </li>
      ))}
    </ol>
  </section>
);

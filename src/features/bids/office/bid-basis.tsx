import { HiddenFields } from "#platform/forms/commands.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { bidMessages } from "../messages.ts";
import type { BidData } from "./bid-pages.server.ts";

/** The day of the settings that the bid is priced with; where they say something else today, what, and how to use it. */
export function BidBasis({ data }: { data: BidData }) {
  const { basis: words } = useMessages(bidMessages);
  const { basis } = data;
  if (basis === undefined) return null;
  const { since, source, changes } = basis;
  return (
    <section aria-label={words.title} className="mt-4 max-w-[70ch] text-sm">
      <p className="wrap-anywhere text-slate">
        {source === ""
          ? words.since({ day: since.full })
          : words.sinceBy({ day: since.full, source })}
      </p>
      {changes.length === 0 ? null : (
        <div className="mt-3 rounded-md bg-sand p-4">
          <p className="font-semibold">{words.changed}</p>
          <ul className="mt-1">
            {changes.map(({ name, label, before, after }) => (
              <li key={name} className="wrap-anywhere tabular-nums">
                {words.change({
                  field: label,
                  before: before || words.blank,
                  after: after || words.blank,
                })}
              </li>
            ))}
          </ul>
          {data.mayChange ? (
            <PostForm action={data.path} preventScrollReset className="mt-3">
              <HiddenFields fields={{ step: "renew", revision: String(data.revision) }} />
              <CompactSubmitButton look="outline">{words.take}</CompactSubmitButton>
            </PostForm>
          ) : null}
        </div>
      )}
    </section>
  );
}

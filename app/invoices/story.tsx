import type { DetailData } from "./detail.server.ts";

/** All that was done about it, the latest first. */
export const Story = ({ story }: Pick<DetailData, "story">) => (
  <section aria-labelledby="story-title">
    <h2 id="story-title" className="text-base font-semibold tracking-snug">
      What happened
    </h2>
    <ol className="mt-2 text-sm">
      {story.map(({ id, what, who, at }) => (
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

import type { ReactNode } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { privacyMessages } from "../messages.ts";
import type { RequestData } from "./privacy-pages.server.ts";

/**
 * Lists records that an erasure would delete now, and those that stay with the law that keeps them, and for
 * how long.
 */
export function ErasurePreview({ data }: { data: RequestData }) {
  const { detail } = useMessages(privacyMessages);
  const { deleted, emptied, kept, goes, stays, isNameKept } = data.preview;
  const isNothing = [deleted, emptied, kept].every(({ length }) => length === 0);
  return (
    <>
      <p className="mt-2 max-w-[68ch] text-sm text-slate">
        {data.hasChosen ? detail.previewText : detail.previewNone}
      </p>
      {isNothing ? null : (
        <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <Counted title={detail.deleted} of={deleted} />
          <Counted title={detail.emptied} of={emptied} />
          <Counted title={detail.goes} of={goes} />
          <Counted
            title={isNameKept ? detail.staysNamed : detail.stays({ code: data.reference })}
            of={stays}
          />
          {kept.length > 0 ? (
            <Part title={detail.kept}>
              {kept.map(({ title, count, sentence }) => (
                <li key={`${title} ${sentence}`} className="border-t border-line py-2">
                  <span className="flex justify-between gap-4">
                    <span className="font-semibold">{title}</span>
                    <span className="tabular-nums">{count}</span>
                  </span>
                  <span className="block text-slate">{sentence}</span>
                </li>
              ))}
            </Part>
          ) : null}
        </div>
      )}
      <p className="mt-4 max-w-[68ch] text-sm text-slate">
        {detail.notReached({ period: data.backupPeriod })}
      </p>
      <p className="mt-2 max-w-[68ch] text-sm text-slate">{detail.lawNote}</p>
    </>
  );
}

interface CountedProps {
  title: string;
  of: readonly { title: string; count: number }[];
}

const Counted = ({ title, of }: CountedProps) =>
  of.length === 0 ? null : (
    <Part title={title}>
      {of.map((trace) => (
        <li key={trace.title} className="flex justify-between gap-4 border-t border-line py-2">
          <span>{trace.title}</span>
          <span className="tabular-nums">{trace.count}</span>
        </li>
      ))}
    </Part>
  );

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="text-sm font-semibold">{title}</h3>
    <ul className="mt-1 text-sm">{children}</ul>
  </div>
);

import { plural } from "#platform/format/plural.ts";
import { Command } from "#platform/forms/commands.tsx";
import type { HeldReportView } from "./held-reports.server.ts";

/** Reports that look like spam: nobody works on them until somebody has looked. */
export function HeldReports({ reports }: { reports: readonly HeldReportView[] }) {
  if (reports.length === 0) return null;
  return (
    <section
      aria-labelledby="held-title"
      className="mt-6 rounded-lg border border-dawn bg-white p-5"
    >
      <h2 id="held-title" className="text-base font-semibold tracking-snug">
        Held: {plural(reports.length, "one report looks", `${reports.length} reports look`)} like
        spam
      </h2>
      <ul className="mt-2 text-sm">
        {reports.map(({ id, areaName, what, text, language, why, received }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5"
          >
            <div className="min-w-0">
              <p className="font-semibold break-words">
                {areaName}: {what}
              </p>
              <p lang={language} className="break-words whitespace-pre-wrap empty:hidden">
                {text}
              </p>
              <p className="text-slate">
                <time dateTime={received.iso}>{received.full}</time>: {why}
              </p>
            </div>
            <Command
              fields={{ form: "release", report: id }}
              name={`Make it a work order: ${what}, ${areaName}`}
            >
              Make it a work order
            </Command>
          </li>
        ))}
      </ul>
      <p className="text-sm text-slate">What is left alone is deleted after 90 days.</p>
    </section>
  );
}

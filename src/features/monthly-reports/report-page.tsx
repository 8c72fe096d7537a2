import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { audienceOf, requireAreaActor } from "#platform/http/view-by-area.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { tableRoles } from "#ui/data-table.tsx";
import { CompactLink } from "#ui/links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { Route } from "./+types/report-page.ts";
import { reportMessages } from "./messages.ts";
import { type ReportData, readReport } from "./monthly-reports.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireAreaActor(route);
  return readReport(route, { actor, audience: audienceOf(route), id: route.params.id });
}

export const meta = pageMetaIn((language, report: { month: string } | undefined) => {
  const { one, ofMonth } = reportMessages(language);
  return report ? ofMonth({ month: report.month }) : one;
});

/** A row for each facility; beneath 640 px several lines, each with its label. */
function FacilityTable({ rows, columns }: Pick<ReportData, "rows" | "columns">) {
  const { report } = useMessages(reportMessages);
  return (
    <TitledSection titleId="by-facility" title={report.byFacility} className="mt-10">
      <table {...tableRoles.table} className="mt-2 w-full border-collapse text-sm max-sm:block">
        <caption className="sr-only">{report.byFacility}</caption>
        <thead {...tableRoles.rowGroup} className="max-sm:sr-only">
          <tr {...tableRoles.row} className="border-b border-line text-left text-xs text-slate">
            <th {...tableRoles.columnHeader} scope="col" className="py-2.5 pr-4 font-semibold">
              {report.facility}
            </th>
            {columns.map((name) => (
              <th
                key={name}
                {...tableRoles.columnHeader}
                scope="col"
                className="py-2.5 pl-4 text-right align-bottom font-semibold"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup} className="max-sm:block">
          {rows.map(({ id, name, cells }) => (
            <tr
              key={id}
              {...tableRoles.row}
              className="border-b border-line align-top max-sm:block max-sm:py-3"
            >
              <th
                {...tableRoles.rowHeader}
                scope="row"
                className="py-2.5 pr-4 text-left font-semibold break-words max-sm:block max-sm:p-0"
              >
                {name}
              </th>
              {cells.map(([text, quiet], index) => (
                <td
                  key={columns[index]}
                  {...tableRoles.cell}
                  className="py-2.5 pl-4 text-right tabular-nums max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3 max-sm:p-0 max-sm:pt-1.5"
                >
                  <span aria-hidden="true" className="text-slate sm:hidden">
                    {columns[index]}
                  </span>
                  <span>
                    {text}
                    {quiet === "" ? null : (
                      <span className="text-slate sm:block">
                        <span className="sm:hidden">, </span>
                        {quiet}
                      </span>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}

/** The numbers of the month, sentences about them, and each facility. */
export default function ReportPage({ loaderData: data }: Route.ComponentProps) {
  const { month, clientName, place, isWhole, made, path, listPath, sections, definitions } = data;
  const { section: reports, report } = useMessages(reportMessages);
  return (
    <>
      <p className="text-sm">
        <CompactLink to={listPath}>{reports}</CompactLink>
      </p>
      <PageHead title={month}>
        <a href={`${path}/report.pdf`} className={buttonClass("primary", "", "compact")} download>
          {report.saveAsPdf}
        </a>
      </PageHead>
      <p className="mt-2 text-slate">{report.about({ client: clientName, place, day: made })}</p>
      {isWhole ? null : <p className="mt-1 text-sm text-slate">{report.isPart}</p>}
      <Numbers numbers={data.numbers} />
      <div className="mt-8 grid gap-x-12 gap-y-7 lg:grid-cols-2">
        {sections.map(({ title, sentences }) => (
          <section key={title} aria-label={title} className="min-w-0">
            <h2 className="text-subtitle font-semibold tracking-snug">{title}</h2>
            <ul className="mt-2 max-w-[60ch] space-y-1.5 tabular-nums">
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <FacilityTable rows={data.rows} columns={data.columns} />
      <TitledSection titleId="meaning" title={report.meaning} className="mt-10">
        <dl className="mt-2 grid gap-x-12 gap-y-3 text-sm lg:grid-cols-2">
          {definitions.map(({ label, text }) => (
            <div key={label} className="max-w-[68ch]">
              <dt className="font-semibold">{label}</dt>
              <dd className="text-slate">{text}</dd>
            </div>
          ))}
        </dl>
      </TitledSection>
    </>
  );
}

const markOf = { better: "bg-teal", worse: "bg-error" } as const;

const Numbers = ({ numbers }: Pick<ReportData, "numbers">) => (
  <dl className="mt-5 grid gap-x-8 border-b border-line sm:grid-cols-2 xl:grid-cols-3">
    {numbers.map(({ label, text, of, change, trend }) => (
      <div key={label} className="border-t border-line py-4">
        <dt className="text-sm font-semibold">{label}</dt>
        <dd className="text-headline font-semibold tracking-tight tabular-nums">{text}</dd>
        <dd className="text-sm text-slate tabular-nums">{of}</dd>
        <dd className="mt-1 flex items-baseline gap-2 text-sm font-semibold tabular-nums">
          {trend === "better" || trend === "worse" ? (
            <span
              aria-hidden="true"
              className={`size-2.5 shrink-0 rounded-full ${markOf[trend]}`}
            />
          ) : null}
          {change}
        </dd>
      </div>
    ))}
  </dl>
);

import { Form, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { fieldClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { dayBounds } from "#ui/form/day-bounds.ts";
import { CompactLink } from "#ui/links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { TableHead } from "#ui/table-head.tsx";
import type { Route } from "./+types/statement-page.ts";
import { invoiceMessages } from "./messages.ts";
import { type StatementData, statementPage } from "./statement.server.ts";
import { WaysToPay } from "./ways-to-pay.tsx";

export const loader = (route: LoaderFunctionArgs) => statementPage(route);

/** The office looks at the statements of several clients: its titles name them. */
export const meta = pageMetaIn((language, statement: StatementData | undefined) => {
  const { title, ofClient } = invoiceMessages(language).statement;
  return statement?.isOffice ? ofClient({ client: statement.clientName }) : title;
});

/** A statement goes from the opening balance over each movement to the closing balance. */
export default function StatementPage({ loaderData: data }: Route.ComponentProps) {
  const { at, clientName, from, to, movements, opening, closing } = data;
  const { section, pdf, exportAsCsv, howToPay, statement } = useMessages(invoiceMessages);
  const query = `?from=${from}&to=${to}`;
  useLiveRead(["invoice"]);
  return (
    <>
      <p className="text-sm">
        <CompactLink to={at.home}>{at.home === at.invoices ? section : clientName}</CompactLink>
      </p>
      <PageHead title={statement.title}>
        {(["pdf", "csv"] as const).map((kind) => (
          <a
            key={kind}
            href={`${at.home}/statement.${kind}${query}`}
            className={buttonClass("outline", "", "compact")}
            download
          >
            {kind === "pdf" ? pdf : exportAsCsv}
          </a>
        ))}
      </PageHead>
      <p className="mt-2 text-slate">
        {statement.clientAndPeriod({ client: clientName, period: data.period })}
      </p>
      <Form method="get" key={query} className="my-5 flex flex-wrap items-end gap-3">
        {(
          [
            ["from", statement.from, from],
            ["to", statement.to, to],
          ] as const
        ).map(([name, label, value]) => (
          <label key={name} className="min-w-0">
            <span className="mb-1 block text-xs text-slate">{label}</span>
            <input
              type="date"
              {...dayBounds.date}
              name={name}
              defaultValue={value}
              className={fieldClass}
            />
          </label>
        ))}
        <CompactSubmitButton>{statement.show}</CompactSubmitButton>
      </Form>
      {data.cut ? <p className="mb-4 rounded-md bg-sand p-3 text-sm">{data.cut}</p> : null}
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{statement.movements}</caption>
        <TableHead
          heads={[
            [statement.movement, "py-2 pr-4 font-semibold"],
            [statement.amount, "w-28 py-2 text-right font-semibold"],
            [statement.balance, "w-28 py-2 text-right font-semibold sm:w-36"],
          ]}
        />
        <tbody>
          <Balance label={statement.openingBalance} amount={opening} />
          {movements.map((movement) => (
            <tr key={movement.key} className="border-b border-line align-baseline">
              <td className="py-2 pr-4 break-words">
                <Link
                  to={`${at.invoices}/${movement.invoiceId}`}
                  className="font-semibold text-teal underline-offset-4 hover:underline"
                >
                  {movement.text}
                </Link>
                <span className="block text-slate">{movement.day}</span>
              </td>
              <td className="py-2 text-right tabular-nums">{movement.amount}</td>
              <td className="py-2 text-right tabular-nums">{movement.balance}</td>
            </tr>
          ))}
          <Balance label={statement.closingBalance} amount={closing} />
        </tbody>
      </table>
      {movements.length === 0 ? (
        <p className="mt-4 text-sm text-slate">{statement.nothing}</p>
      ) : null}
      {data.pay ? (
        <section aria-labelledby="pay" className="mt-8 max-w-xl">
          <h2 id="pay" className="mb-2 text-subtitle font-semibold tracking-snug">
            {howToPay}
          </h2>
          <WaysToPay pay={data.pay} />
        </section>
      ) : null}
    </>
  );
}

const Balance = ({ label, amount }: { label: string; amount: string }) => (
  <tr className="border-b border-line bg-sand font-semibold">
    <th scope="row" className="px-3 py-2.5 text-left">
      {label}
    </th>
    <td />
    <td className="py-2.5 text-right tabular-nums">{amount}</td>
  </tr>
);

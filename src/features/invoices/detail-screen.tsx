import type { ReactNode } from "react";
import { FactList } from "#features/facilities/facility-panels.tsx";
import { Panel } from "#features/facilities/panel.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { RichWritten } from "#platform/language/rich-written.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { quoteWritten } from "#platform/language/written-words.ts";
import { DownloadLink } from "#ui/download-link.tsx";
import { CompactLink } from "#ui/links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import type { DetailData } from "./detail-screen.server.ts";
import { invoiceMessages } from "./messages.ts";
import { StateBadge } from "./state-badge.tsx";
import { WaysToPay } from "./ways-to-pay.tsx";

interface LineTableProps {
  data: Pick<DetailData, "groups" | "taxes" | "total" | "paid" | "paidCents" | "open">;
  /** Buttons beside a line of a draft. */
  action?: ((lineId: string, text: string) => ReactNode) | undefined;
}

/** Lines by facility, taxes and what they come to. */
function LineTable({ data, action }: LineTableProps) {
  const { groups, taxes, total, paid, paidCents, open } = data;
  const { detail } = useMessages(invoiceMessages);
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{detail.lines}</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-slate">
          <th scope="col" className="py-2 pr-2 font-semibold sm:pr-4">
            {detail.description}
          </th>
          <th scope="col" className="w-24 py-2 text-right font-semibold sm:w-36">
            {detail.amount}
          </th>
          {action ? (
            <th scope="col" className="w-20">
              <span className="sr-only">{detail.remove}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.facilityId} className="break-inside-avoid-page">
          <tr className="bg-sand">
            <th
              scope="rowgroup"
              colSpan={action ? 3 : 2}
              className="px-3 py-2 text-left font-semibold"
            >
              {group.facilityName}
            </th>
          </tr>
          {group.lines.map((line) => (
            <tr key={line.id} className="border-b border-line align-baseline">
              <td className="py-2 pr-2 pl-3 break-words sm:pr-4">
                {line.text}
                {line.detail ? <span className="block text-slate">{line.detail}</span> : null}
              </td>
              <td className="py-2 text-right tabular-nums">{line.amount}</td>
              {action ? (
                <td className="pl-2 text-right sm:pl-4">{action(line.id, line.text)}</td>
              ) : null}
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        {taxes.map(({ text, amount }) => (
          <Sum key={text} label={text} amount={amount} hasAction={action !== undefined} />
        ))}
        <Sum label={detail.total} amount={total} hasAction={action !== undefined} isStrong />
        {paidCents > 0 ? (
          <>
            <Sum label={detail.paid} amount={`−${paid}`} hasAction={action !== undefined} />
            <Sum label={detail.open} amount={open} hasAction={action !== undefined} isStrong />
          </>
        ) : null}
      </tfoot>
    </table>
  );
}

interface SumProps {
  label: string;
  amount: string;
  hasAction: boolean;
  isStrong?: boolean;
}

const Sum = ({ label, amount, hasAction, isStrong = false }: SumProps) => (
  <tr className={isStrong ? "border-t-2 border-ink font-semibold" : "border-b border-line"}>
    <th scope="row" className={`py-2.5 pl-3 text-left ${isStrong ? "" : "font-normal"}`}>
      {label}
    </th>
    <td className="py-2.5 text-right tabular-nums">{amount}</td>
    {hasAction ? <td /> : null}
  </tr>
);

interface DetailScreenProps {
  data: DetailData;
  /** Commands are always in the same place, the next step first. */
  commands?: ReactNode;
  /** Panel of the messages about this invoice. */
  messages: ReactNode;
  lineAction?: ((lineId: string, text: string) => ReactNode) | undefined;
  paymentAction?: ((paymentId: string, amount: string) => ReactNode) | undefined;
}

/** One invoice: what is owed and when, then its lines, then what was paid. */
export function DetailScreen({
  data,
  commands,
  messages,
  lineAction,
  paymentAction,
}: DetailScreenProps) {
  const { view, id, number, month, state, stateLabel, clientName } = data;
  const { section, numbered, draftOf, pdf, howToPay, detail } = useMessages(invoiceMessages);
  useLiveRead(["invoice"], { id });
  const facts = [
    { label: detail.client, value: clientName },
    { label: detail.month, value: month },
    { label: detail.issued, value: data.issued },
    { label: detail.due, value: data.due },
    { label: detail.voided, value: data.voided },
    { label: detail.purchaseOrder, value: data.purchaseOrder },
    { label: detail.billTo, value: <span className="whitespace-pre-line">{data.billTo}</span> },
  ].filter(({ value }) => Boolean(value));
  return (
    <>
      <p className="text-sm">
        <CompactLink to={view.path}>{section}</CompactLink>
      </p>
      <PageHead title={number ? numbered({ number }) : draftOf({ month })}>
        <DownloadLink href={`${view.path}/${id}/invoice.pdf`}>{pdf}</DownloadLink>
      </PageHead>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <span className="font-semibold">
          <StateBadge state={state} label={stateLabel} />
        </span>
        <span className="text-lead font-semibold tabular-nums">
          {state === "open" || state === "overdue"
            ? detail.amountOpen({ amount: data.open })
            : data.total}
        </span>
        {data.due && state !== "paid" && state !== "void" ? (
          <span className="text-slate">{detail.dueOn({ day: data.due })}</span>
        ) : null}
      </p>
      {data.voidReason ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm break-words">
          <RichWritten
            words={quoteWritten(
              (reason) => detail.void({ reason }),
              data.voidReason,
              data.voidLanguage,
            )}
            tags={{ label: (words) => <span className="font-semibold">{words}</span> }}
          />
        </p>
      ) : null}
      {data.hold ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm break-words">
          <RichWritten
            words={quoteWritten(
              (reason) => detail.onHold({ day: data.hold?.until ?? "", reason }),
              data.hold.reason,
              data.hold.language,
            )}
            tags={{ label: (words) => <span className="font-semibold">{words}</span> }}
          />
        </p>
      ) : null}
      {commands}
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <LineTable data={data} action={lineAction} />
        <div className="flex min-w-0 flex-col gap-6">
          <Panel id="facts" title={detail.facts}>
            <FactList facts={facts} />
          </Panel>
          {data.pay ? (
            <Panel id="pay" title={howToPay}>
              <WaysToPay pay={data.pay} />
            </Panel>
          ) : null}
          {state === "draft" ? null : (
            <Panel id="payments" title={detail.payments}>
              <Payments data={data} action={paymentAction} />
            </Panel>
          )}
          {messages}
          <RecordHistory history={data.history} />
        </div>
      </div>
    </>
  );
}

interface PaymentsProps {
  data: DetailData;
  action: DetailScreenProps["paymentAction"];
}

function Payments({ data: { payments }, action }: PaymentsProps) {
  const { detail } = useMessages(invoiceMessages);
  if (payments.length === 0) return <p className="text-sm text-slate">{detail.noPayments}</p>;
  return (
    <ul className="text-sm">
      {payments.map((payment) => (
        <li
          key={payment.id}
          className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
        >
          <span className="min-w-0 break-words">
            {payment.day}
            <span className="block text-slate">
              {[payment.takesBack ? detail.reversed : payment.method, payment.reference]
                .filter(Boolean)
                .join(", ")}
            </span>
          </span>
          <div className="flex items-center gap-3 tabular-nums">
            {payment.amount}
            {payment.takesBack || payment.isTakenBack ? null : action?.(payment.id, payment.amount)}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A version of the scope for paper: letter size, one page or many. */
import { Link } from "react-router";
import { company } from "#content/company.ts";
import type { FacilityView } from "#features/facilities/facility-view.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { buttonClass } from "#ui/button.tsx";
import { actionLinkClass } from "#ui/text-link.ts";
import { scopeMessages } from "./messages.ts";
import type { ScopeData } from "./read-scope.server.ts";
import { ScopeStateBadge } from "./scope-state-badge.tsx";
import { ScopeTable } from "./scope-table.tsx";

interface ScopeDocumentProps {
  facility: FacilityView;
  scope: ScopeData;
  /** Path of the page that led here. */
  back: string;
}

export function ScopeDocument({ facility, scope, back }: ScopeDocumentProps) {
  const messages = useMessages(scopeMessages);
  const { document } = messages;
  const { shown, areas } = scope;
  if (shown === undefined) return null;
  const counts = [
    messages.areaCount({ count: areas.length }),
    messages.lineCount({ count: shown.lineCount }),
  ];
  const facts = [
    [document.client, facility.clientName],
    [document.facility, [facility.name, ...facility.address].join(", ")],
    [document.inEffectFrom, shown.from ?? ""],
    [document.areasAndLines, counts.join(", ")],
    ...(shown.total
      ? [[document.price, document.prices({ monthly: shown.total, yearly: shown.yearly ?? "" })]]
      : []),
  ];
  return (
    <div className="max-w-[50rem]">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={`${back}?version=${shown.version}`} className={`${actionLinkClass} text-sm`}>
          {messages.title}
        </Link>
        <PrintButton label={messages.print} />
      </div>
      <article className="rounded-lg border border-line bg-white p-6 sm:p-10 print:border-0 print:p-0">
        <p className="flex justify-between gap-4 text-sm font-semibold">
          {company.name}
          <span className="font-normal text-slate">{company.phone.display}</span>
        </p>
        <h1 className="mt-6 text-side font-semibold tracking-tight">{messages.title}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-slate">
          {messages.version({ version: shown.version })}
          <ScopeStateBadge state={shown.state} />
        </p>
        <dl className="mt-6 mb-6 grid grid-cols-[8rem_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-slate">{label}</dt>
              <dd className="break-words tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {shown.note ? (
          <WrittenText
            text={shown.note}
            language={shown.language}
            className="mb-6 max-w-[68ch] text-sm"
          />
        ) : null}
        <ScopeTable
          areas={areas}
          hasPrices={shown.total !== null}
          total={shown.total}
          caption={messages.captionOf({ facility: facility.name, version: shown.version })}
        />
      </article>
    </div>
  );
}

/** Without scripts the button is hidden, because the browser's own command prints the same. */
const PrintButton = ({ label }: { label: string }) => (
  <button
    type="button"
    onClick={() => window.print()}
    className={buttonClass("primary", "scriptless:hidden", "compact")}
  >
    {label}
  </button>
);

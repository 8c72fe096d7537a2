import { Link } from "react-router";
import { plural } from "#platform/format/plural.ts";
import { formatCount } from "#platform/frame/format-count.ts";
import { buttonClass } from "#ui/button.tsx";
import type { HomeData } from "./home.server.ts";

/** On a phone the first screen is for the answer: further reasons stand on the cards. */
const maxReasons = 3;

/** Was it cleaned, and why not; how clean; how much is open. One sentence each. */
export function Answer({ data }: { data: HomeData }) {
  const { answer, found, mayReport } = data;
  const { sentence, isWrong, reasons } = answer;
  const more = reasons.length - maxReasons;
  return (
    <section aria-label="Latest visits" className="mt-4 max-w-[68ch]">
      <p className="flex items-baseline gap-3 text-subtitle font-semibold tracking-snug text-balance">
        <span
          aria-hidden="true"
          className={`size-3 shrink-0 rounded-full ${isWrong ? "bg-error" : "bg-teal"}`}
        />
        <span className="min-w-0 break-words">{sentence}</span>
      </p>
      <ul className="mt-2 empty:hidden">
        {reasons.slice(0, maxReasons).map(({ facilityId, facilityName, why }) => (
          <li key={facilityId} className="mt-1 break-words">
            <strong className="font-semibold">{facilityName}:</strong> {why}.
          </li>
        ))}
        {more > 0 ? <li className="mt-1 text-slate">And {more} more, below.</li> : null}
      </ul>
      {found.map((text) => (
        <p key={text} className="mt-2 break-words text-slate tabular-nums">
          {text}
        </p>
      ))}
      <p className="mt-2 text-slate">
        <Orders {...data.orders} />
      </p>
      {mayReport ? (
        <p className="mt-4">
          <Link to="/client-portal/work-orders/new" className={buttonClass("primary")}>
            Report a problem
          </Link>
        </p>
      ) : null}
    </section>
  );
}

const linkClass =
  "inline-flex min-h-8 items-center font-semibold text-ink underline underline-offset-4 tabular-nums";

function Orders({ open, late }: HomeData["orders"]) {
  if (open === 0) return "No work orders are open.";
  return (
    <>
      <Link to="/client-portal/work-orders" className={linkClass}>
        {plural(open, "1 work order", `${formatCount(open)} work orders`)}
      </Link>{" "}
      {plural(open, "is open", "are open")}
      {late > 0 ? (
        <>
          ,{" "}
          <Link to="/client-portal/work-orders?tab=late" className={`${linkClass} text-error`}>
            {formatCount(late)} late
          </Link>
        </>
      ) : null}
      .
    </>
  );
}

import { Link } from "react-router";
import { formatCount } from "#platform/frame/format-count.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { plainWords } from "#platform/language/written-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { portalMessages } from "../messages.ts";
import type { PortalHomeData } from "./home.server.ts";

/** The first screen of a phone is for the answer: further reasons stand on the cards. */
const maxReasons = 3;

/** Was it cleaned, and why not; how clean; how much is open. One sentence each. */
export function Answer({ data }: { data: PortalHomeData }) {
  const { answer, found, mayReport } = data;
  const { sentence, isWrong, reasons } = answer;
  const { answer: texts } = useMessages(portalMessages);
  const more = reasons.length - maxReasons;
  return (
    <section aria-label={texts.title} className="mt-4 max-w-[68ch]">
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
            <RichText
              text={texts.reason({ facility: facilityName, reason: plainWords(why) })}
              tags={{
                facility: (words) => <strong className="font-semibold">{words}</strong>,
                reason: () => <Written words={why} />,
              }}
            />
          </li>
        ))}
        {more > 0 ? <li className="mt-1 text-slate">{texts.moreReasons({ more })}</li> : null}
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
            {texts.report}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

const linkClass =
  "inline-flex min-h-8 items-center font-semibold text-ink underline underline-offset-4 tabular-nums";

function Orders({ open, late }: PortalHomeData["orders"]) {
  const { answer: texts } = useMessages(portalMessages);
  if (open === 0) return texts.noneOpen;
  const openCount = formatCount(open);
  return (
    <RichText
      text={
        late > 0
          ? texts.openAndLate({ count: open, shown: openCount, late: formatCount(late) })
          : texts.open({ count: open, shown: openCount })
      }
      tags={{
        orders: (words) => (
          <Link to="/client-portal/work-orders" className={linkClass}>
            {words}
          </Link>
        ),
        late: (words) => (
          <Link to="/client-portal/work-orders?tab=late" className={`${linkClass} text-error`}>
            {words}
          </Link>
        ),
      }}
    />
  );
}

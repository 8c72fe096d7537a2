import { FactList } from "#features/facilities/facility-panels.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import type { WaysToPay as Ways } from "./detail-screen.server.ts";

/** Each way with what it takes, then what to name with a payment. */
export function WaysToPay({ pay: { ways, note } }: { pay: Ways }) {
  const facts = ways.map(({ label, text, address }) => ({
    label,
    value: address ? (
      <a href={address} className={`${tallTextLinkClass} break-all sm:min-h-0`}>
        {text}
      </a>
    ) : (
      <span className="whitespace-pre-line tabular-nums">{text}</span>
    ),
  }));
  return (
    <>
      <FactList facts={facts} />
      <p className="mt-3 text-sm text-slate">{note}</p>
    </>
  );
}

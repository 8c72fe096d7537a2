import { FactList } from "#features/facilities/fact-list.tsx";
import type { WaysToPay as Ways } from "./ways-to-pay.server.ts";

/** Each way with what it takes, then what to name with a payment. */
export function WaysToPay({ pay: { ways, note } }: { pay: Ways }) {
  const facts = ways.map(({ label, text, address }) => ({
    label,
    value: address ? (
      <a
        href={address}
        className="inline-flex min-h-11 items-center font-semibold break-all text-teal underline underline-offset-4 sm:min-h-0"
      >
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

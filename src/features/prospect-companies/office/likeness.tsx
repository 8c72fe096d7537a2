import { Command } from "#platform/forms/commands.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { companyMessages } from "../messages.ts";
import type { PairView } from "./company-pages.server.ts";

interface PairActionsProps {
  pair: PairView;
  mayChange: boolean;
}

/** Each sign that the two are alike has a line. */
export function Likeness({ pair: { signs } }: { pair: PairView }) {
  const { likeness } = useMessages(companyMessages);
  return (
    <ul className="text-sm text-slate">
      {signs.map(({ reason, value }) => (
        <li key={`${reason} ${value}`} className="wrap-anywhere">
          {likeness.reasons[reason]({ value })}
        </li>
      ))}
    </ul>
  );
}

export function PairActions({ pair, mayChange }: PairActionsProps) {
  const { likeness } = useMessages(companyMessages);
  const names = { first: pair.first.name, second: pair.second.name };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <CompactButtonLink to={pair.compareAt} aria-label={likeness.compareNamed(names)}>
        {likeness.compare}
      </CompactButtonLink>
      {mayChange ? (
        <Command
          fields={{
            step: "dismiss",
            kind: pair.kind,
            one: pair.first.id,
            other: pair.second.id,
          }}
          look="bare"
          name={likeness.dismissNamed(names)}
        >
          {likeness.dismiss}
        </Command>
      ) : null}
    </div>
  );
}

import { useMessages } from "#platform/language/use-messages.ts";
import { ActionLink } from "#ui/links.tsx";
import { facilityNames } from "./names/messages.ts";

interface RecordLinksProps {
  links: readonly { to: string; label: string }[];
}

/** The records of what stands above, each in its own section. */
export function RecordLinks({ links }: RecordLinksProps) {
  const { records } = useMessages(facilityNames);
  if (links.length === 0) return null;
  return (
    <nav aria-label={records} className="mt-3">
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {links.map(({ to, label }) => (
          <li key={to}>
            <ActionLink to={to}>{label}</ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

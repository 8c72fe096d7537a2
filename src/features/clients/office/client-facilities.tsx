import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { clientMessages } from "../messages.ts";

interface ClientFacility {
  id: string;
  name: string;
  place: string;
  areaCount: number;
  size: string;
  price: string | null;
  isArchived: boolean;
}

interface ClientFacilitiesProps {
  clientId: string;
  facilities: readonly ClientFacility[];
}

export function ClientFacilities({ clientId, facilities }: ClientFacilitiesProps) {
  const messages = useMessages(clientMessages).facilities;
  return (
    <TitledSection titleId="facilities-title" title={messages.title}>
      {facilities.length === 0 ? (
        <p className="mt-3 text-sm text-slate">{messages.noneYet}</p>
      ) : null}
      <ul className="mt-3 border-line text-sm not-empty:border-b">
        {facilities.map(({ id, name, place, areaCount, size, price, isArchived }) => (
          <li
            key={id}
            data-row
            className="relative grid gap-x-6 gap-y-0.5 border-t border-line py-3 hover:bg-sand sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0">
              <Link
                to={`/office/clients/${clientId}/facilities/${id}`}
                className="stretched block font-semibold break-words"
                data-row-link
              >
                {name}
              </Link>
              <span className="block text-slate">
                {isArchived ? messages.archived : place || messages.noAddress}
              </span>
            </span>
            <span className="tabular-nums sm:text-right">
              <span className="block">{price}</span>
              <span className="block text-slate">
                {areaCount === 0
                  ? messages.noAreas
                  : messages.areasAndSize({ count: areaCount, size })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

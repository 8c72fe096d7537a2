import { type Location, locationsContent } from "#content/locations.ts";
import { addressIn } from "#content/page-address.ts";
import { placePath, placesIn } from "#content/places.ts";
import { servicesContent } from "#content/services.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";

/** The places of the map as text, by region. */
export function PlaceList() {
  const { regions, locations } = useMessages(locationsContent);
  const shown = useShownLocations(locations);
  return (
    <div className="grid gap-y-16">
      {regions.map(({ id, title }) => {
        const inRegion = shown.filter(({ region }) => region === id);
        return inRegion.length === 0 ? null : (
          <section
            key={id}
            aria-labelledby={`region-${id}`}
            className="grid gap-x-12 gap-y-4 lg:grid-cols-12"
          >
            <h3
              id={`region-${id}`}
              className="text-lead text-slate lg:sticky lg:top-32 lg:col-span-3 lg:self-start"
            >
              {title}
            </h3>
            <ul className="grid gap-x-10 sm:grid-cols-2 lg:col-span-9">
              {inRegion.map((location) => (
                <PlaceEntry key={location.id} {...location} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Leaves out locations without a page. */
export function useShownLocations(locations: readonly Location[]): readonly Location[] {
  const pages = new Set(placesIn(useLanguage()).map(({ id }) => id));
  return locations.filter(({ id }) => pages.has(id));
}

function PlaceEntry({ address, stateCode, name, asks, firstService, secondService }: Location) {
  const language = useLanguage();
  const { services } = useMessages(servicesContent);
  const needed = services.filter(({ id }) => [firstService, secondService].includes(id));
  return (
    <li
      id={address}
      className="flex scroll-mt-8 flex-col border-t border-line py-7 target:border-t-2 target:border-teal"
    >
      <h4 className="flex items-baseline justify-between gap-4 text-subtitle font-semibold tracking-snug">
        <a
          href={addressIn(language, placePath({ address }))}
          className="min-w-0 break-words underline decoration-teal/35 underline-offset-[6px] hover:text-teal hover:decoration-2"
        >
          {name}
        </a>
        <span aria-hidden="true" className="text-sm font-medium text-slate">
          {stateCode}
        </span>
      </h4>
      <p className="mt-2 max-w-[48ch] break-words text-slate">{asks}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5">
        {needed.map(({ id, href, title }) => (
          <li key={id}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center text-sm font-medium text-teal underline decoration-teal/35 underline-offset-4 hover:decoration-2"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

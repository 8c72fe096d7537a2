import { labels, regions, type StateCode, stateAnchor, stateNotes } from "#content/locations.ts";
import { servicesContent } from "#content/services.ts";
import { states } from "#content/states.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";

/** The states of the map as text, by region. */
export function StateList() {
  return (
    <div className="grid gap-y-16">
      {regions.map((region) => (
        <section
          key={region.title}
          aria-labelledby={`region-${region.title.toLowerCase()}`}
          className="grid gap-x-12 gap-y-4 lg:grid-cols-12"
        >
          <h3
            id={`region-${region.title.toLowerCase()}`}
            className="text-lead text-slate lg:sticky lg:top-32 lg:col-span-3 lg:self-start"
          >
            {region.title}
          </h3>
          <ul className="grid gap-x-10 sm:grid-cols-2 lg:col-span-9">
            {region.codes.map((code) => (
              <State key={code} code={code} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function State({ code }: { code: StateCode }) {
  const { services } = useMessages(servicesContent);
  const name = states.find((state) => state.code === code)?.name ?? code;
  const { asks, first } = stateNotes[code];
  return (
    <li
      id={stateAnchor(code)}
      className="flex scroll-mt-8 flex-col border-t border-line py-7 target:border-t-2 target:border-teal"
    >
      <h4 className="flex items-baseline justify-between gap-4 text-subtitle font-semibold tracking-snug">
        {name}
        <span aria-hidden="true" className="text-sm font-medium text-slate">
          {code}
        </span>
      </h4>
      <p className="mt-2 max-w-[48ch] text-slate">{asks}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5">
        {first.map((id) => {
          const service = services.find((one) => one.id === id);
          return service ? (
            <li key={id}>
              <a
                href={service.href}
                className="inline-flex min-h-11 items-center text-sm font-medium text-teal underline decoration-teal/35 underline-offset-4 hover:decoration-2"
              >
                {service.title}
                <span className="sr-only">{labels.inState(name)}</span>
              </a>
            </li>
          ) : null;
        })}
      </ul>
    </li>
  );
}

export const AllServices = () => <ArrowLink to="/services">{labels.allServices}</ArrowLink>;

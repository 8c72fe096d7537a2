import { contactContent } from "#content/contact.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { contactPageMessages } from "./messages.ts";

export function Hours() {
  const { hoursOf, zone } = useMessages(contactPageMessages);
  const { hours } = useMessages(contactContent);
  return (
    <div className="mt-9 grid gap-x-8 gap-y-7 border-t border-line pt-6 sm:grid-cols-2">
      {[hours.telephone, hours.office].map(({ title, rows }) => (
        <section key={title} aria-label={hoursOf({ place: title })}>
          <h2 className="text-sm font-semibold">{title}</h2>
          <dl className="mt-2 tabular-nums">
            {rows.map(({ days, times }) => (
              <div key={days} className="flex justify-between gap-4 py-0.5">
                <dt className="text-slate">{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="text-sm text-slate sm:col-span-2">{zone({ zone: hours.zone })}</p>
    </div>
  );
}

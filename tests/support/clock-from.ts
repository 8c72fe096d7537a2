/** Preloaded into a server (`--import clock-from.ts?TIME`), whose clock then starts at that time. */
const aheadMs = Date.parse(new URL(import.meta.url).search.slice(1)) - Date.now();
if (Number.isNaN(aheadMs)) throw new Error("the clock needs a moment to start from");

globalThis.Date = new Proxy(Date, {
  construct: (target, parameters: ConstructorParameters<typeof Date>) =>
    parameters.length > 0 ? new target(...parameters) : new target(target.now() + aheadMs),
  get: (target, name) =>
    name === "now" ? () => target.now() + aheadMs : Reflect.get(target, name, target),
});

const realInstant = Temporal.Now.instant;
const instant = () => realInstant().add({ milliseconds: aheadMs });
type Zone = Temporal.TimeZoneLike;
const inZone = (zone: Zone = Temporal.Now.timeZoneId()) => instant().toZonedDateTimeISO(zone);
Object.assign(Temporal.Now, {
  instant,
  zonedDateTimeISO: inZone,
  plainDateTimeISO: (zone?: Zone) => inZone(zone).toPlainDateTime(),
  plainDateISO: (zone?: Zone) => inZone(zone).toPlainDate(),
  plainTimeISO: (zone?: Zone) => inZone(zone).toPlainTime(),
} satisfies Partial<typeof Temporal.Now>);

export {};

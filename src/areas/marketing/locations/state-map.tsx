import { locationsContent } from "#content/locations.ts";
import { addressIn } from "#content/page-address.ts";
import { placePath, placesIn } from "#content/places.ts";
import { servedStates } from "#content/service-area.ts";
import { nameOfStateIn, type StateCode } from "#content/states.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { mapSize, stateOutlines } from "./state-outlines.ts";

/** Labels of states that are too small for them stand off the coast. */
const labelsAtSea: Partial<Record<StateCode, { x: number; y: number }>> = {
  NJ: { x: 926, y: 262 },
};

/**
 * States where crews work; each links to the first place that lies there: in the list beneath, or to its page.
 * @param marked the state that the page is about
 */
export function StateMap({ className, marked }: { className: string; marked?: StateCode }) {
  const { map } = useMessages(locationsContent);
  const language = useLanguage();
  const places = placesIn(language);
  const served = stateOutlines.flatMap((outline) => {
    const place = places.find(({ stateCode }) => stateCode === outline.code);
    return place ? [{ ...outline, ...place }] : [];
  });
  const withoutPage = stateOutlines.filter(
    ({ code }) =>
      servedStates().includes(code) && !places.some(({ stateCode }) => stateCode === code),
  );
  const elsewhere = stateOutlines
    .filter((outline) => !withoutPage.includes(outline))
    .filter(({ code }) => !places.some(({ stateCode }) => stateCode === code))
    .map(({ path }) => path)
    .join("");
  return (
    <nav aria-label={map.label} className={className}>
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        <title>{map.title.replaceAll("{count}", String(served.length + withoutPage.length))}</title>
        <path d={elsewhere} className="fill-line/70 stroke-porcelain" />
        {withoutPage.map(({ code, path }) => (
          <path
            key={code}
            d={path}
            strokeWidth="1.5"
            strokeLinejoin="round"
            className={`${marked === undefined ? "fill-teal" : "fill-teal/45"} stroke-porcelain`}
          >
            <title>{nameOfStateIn(code, language)}</title>
          </path>
        ))}
        {served.map(({ code, name, address, path, label }) => {
          const atSea = labelsAtSea[code];
          const [x, y] = atSea ? [atSea.x, atSea.y] : label;
          return (
            <a
              key={code}
              href={
                marked === undefined ? `#${address}` : addressIn(language, placePath({ address }))
              }
              aria-label={`${name}, ${code}`}
              className="group/state outline-none"
            >
              <title>{name}</title>
              <path
                d={path}
                strokeWidth="1.5"
                strokeLinejoin="round"
                className={`${marked === undefined || marked === code ? "fill-teal" : "fill-teal/45"} stroke-porcelain transition-colors group-hover/state:fill-ink group-focus-visible/state:fill-dawn group-focus-visible/state:stroke-ink`}
              />
              {atSea ? (
                <path
                  d={`M${label[0] + 4} ${label[1]}L${x - 16} ${y - 6}`}
                  className="stroke-ink max-sm:hidden"
                />
              ) : null}
              <text
                x={x}
                y={y}
                textAnchor="middle"
                dominantBaseline="central"
                className={`pointer-events-none text-[1.0625rem] font-semibold max-sm:hidden ${atSea ? "fill-ink" : "fill-white group-focus-visible/state:fill-ink"}`}
              >
                {code}
              </text>
            </a>
          );
        })}
      </svg>
    </nav>
  );
}

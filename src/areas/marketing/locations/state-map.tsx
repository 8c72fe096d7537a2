import { labels, type StateCode, stateAnchor } from "#content/locations.ts";
import { states } from "#content/states.ts";
import { mapSize, stateOutlines } from "./state-outlines.ts";

/** Labels of states that are too small for them stand off the coast. */
const labelsAtSea: Partial<Record<StateCode, { x: number; y: number }>> = {
  NJ: { x: 926, y: 262 },
};

const served = states.flatMap((state) => {
  const outline = stateOutlines.find(({ code }) => code === state.code);
  return outline ? [{ ...outline, ...state }] : [];
});
const elsewhere = stateOutlines
  .filter(({ code }) => !states.some((state) => state.code === code))
  .map(({ path }) => path)
  .join("");

/** States where crews work; each links to its entry in the list. */
export function StateMap({ className }: { className: string }) {
  return (
    <nav aria-label={labels.map} className={className}>
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        <title>{labels.statesWithCrews(states.length)}</title>
        <path d={elsewhere} className="fill-line/70 stroke-porcelain" />
        {served.map(({ code, name, path, label }) => {
          const atSea = labelsAtSea[code];
          const [x, y] = atSea ? [atSea.x, atSea.y] : label;
          return (
            <a
              key={code}
              href={`#${stateAnchor(code)}`}
              aria-label={`${name}, ${code}`}
              className="group/state outline-none"
            >
              <title>{name}</title>
              <path
                d={path}
                strokeWidth="1.5"
                strokeLinejoin="round"
                className="fill-teal stroke-porcelain transition-colors group-hover/state:fill-ink group-focus-visible/state:fill-dawn group-focus-visible/state:stroke-ink"
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

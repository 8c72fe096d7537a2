/** The results of a sheet: a sentence, the alternatives side by side, the waterfall, and the warnings. */
import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { moneyText } from "#platform/format/money.ts";
import { numberText } from "#platform/format/number-format.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage } from "#platform/language/use-messages.ts";
import { TableHead } from "#ui/table-head.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { groupAreas, idsOfBuilding, isGrouped } from "../area-groups.ts";
import type { BidInput } from "../bid-sheet-types.ts";
import type { PricedAlternative, PricedBid } from "../calculation/price-bid.ts";
import { bidMessages } from "../messages.ts";
import { AreaGroup, buildingLabel, floorLabel, maxUnfoldedAreas } from "./area-group.tsx";
import type { BidData } from "./bid-pages.server.ts";
import {
  alternativeLabel,
  areaSentences,
  comparisonSentence,
  footPriceText,
  hundredthsAsDecimal,
  percentText,
  periodicSentences,
  priceSentence,
  tenthsAsDecimal,
  totalsSentences,
  warningSentence,
} from "./bid-sentences.ts";

interface BidResultsProps {
  input: BidInput;
  /** The price of `input`. */
  offered: readonly PricedAlternative[];
  buildings: BidData["buildings"];
  hasAreas: boolean;
  /** True beside the fields, which explain their lines themselves. */
  isNarrow?: boolean;
}

interface LabeledAlternative extends PricedAlternative {
  label: string;
}

export const BidResults = memo(function BidResults({
  input,
  offered,
  buildings,
  hasAreas,
  isNarrow = false,
}: BidResultsProps) {
  const language = useLanguage();
  const { result } = bidMessages(language);
  const alternatives = offered.map((alternative) => ({
    ...alternative,
    label: alternativeLabel(alternative.name, input.sheet, language),
  }));
  const [first] = alternatives;
  if (first === undefined) return null;
  const hasPrice = hasAreas || first.priced.price > 0;
  return (
    <div className="flex flex-col gap-7">
      <TitledSection titleId="price-title" title={result.title}>
        {hasPrice ? (
          alternatives.map(({ name, label, priced }) => (
            <div key={name} className="mt-3">
              {alternatives.length > 1 ? <p className="text-sm font-semibold">{label}</p> : null}
              <p className="text-side font-semibold tracking-snug tabular-nums">
                <RichText
                  text={result.aMonth({ price: moneyText(priced.price) })}
                  tags={{
                    quiet: (words) => (
                      <span className="text-sm font-normal tracking-normal text-slate">
                        {words}
                      </span>
                    ),
                  }}
                />
              </p>
              <p className="mt-1 text-sm">{priceSentence(priced, language)}</p>
            </div>
          ))
        ) : (
          <p className="mt-2 text-sm text-slate">{result.none}</p>
        )}
      </TitledSection>
      {hasPrice ? (
        <>
          <Warnings alternatives={alternatives} />
          <Figures alternatives={alternatives} />
          {alternatives.map((alternative) => (
            <Waterfall key={alternative.name} alternative={alternative} />
          ))}
          {isNarrow ? null : <Lines input={input} alternatives={alternatives} />}
          <Comparison priced={first.priced} buildings={buildings} />
        </>
      ) : null}
    </div>
  );
});

function Warnings({ alternatives }: { alternatives: readonly LabeledAlternative[] }) {
  const language = useLanguage();
  const { warnings } = bidMessages(language);
  const sentences = alternatives.flatMap(({ label, priced }) =>
    priced.warnings.map((warning) => warningSentence(warning, label, language)),
  );
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="warnings-title" className="rounded-md bg-error-tint p-4">
      <h2 id="warnings-title" className="text-sm font-semibold text-error">
        {warnings.title}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Alternatives side by side. */
function Figures({ alternatives }: { alternatives: readonly LabeledAlternative[] }) {
  const { alternatives: names, result } = bidMessages(useLanguage());
  const rows: readonly (readonly [label: string, value: (priced: PricedBid) => string])[] = [
    [result.hours, ({ hoursAMonth }) => hundredthsAsDecimal(hoursAMonth)],
    [
      result.perVisit,
      ({ tenthsOfMinutesAVisit }) => hundredthsAsDecimal(Math.round(tenthsOfMinutesAVisit / 6)),
    ],
    [
      result.longest,
      ({ tenthsOfMinutesOfLongestVisit }) =>
        result.longestHours({
          hours: hundredthsAsDecimal(Math.round(tenthsOfMinutesOfLongestVisit / 6)),
        }),
    ],
    [result.people, ({ peopleNeeded }) => (peopleNeeded === null ? "–" : String(peopleNeeded))],
    [result.visit, ({ priceAVisit }) => (priceAVisit === null ? "–" : moneyText(priceAVisit))],
    [
      result.foot,
      ({ pricePerSquareFoot }) =>
        pricePerSquareFoot === null ? "–" : footPriceText(pricePerSquareFoot),
    ],
    [result.hour, ({ pricePerHour }) => (pricePerHour === null ? "–" : moneyText(pricePerHour))],
    [result.year, ({ priceAYear }) => moneyText(priceAYear)],
    [result.margin, ({ margin }) => percentText(margin)],
    [result.markup, ({ markup }) => percentText(markup)],
    [result.breakEven, ({ cost }) => moneyText(cost)],
    [result.lowestPrice, ({ lowestPrice }) => moneyText(lowestPrice)],
  ];
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="mb-2 text-left text-base font-semibold tracking-snug">
          {result.compare}
        </caption>
        <thead>
          <tr className="border-b border-line text-xs text-slate">
            <td />
            {alternatives.map(({ name }) => (
              <th key={name} scope="col" className="py-2 pl-4 text-right font-normal">
                {names.letters[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal text-slate">
                {label}
              </th>
              {alternatives.map(({ name, priced }) => (
                <td key={name} className="py-2 pl-4 text-right whitespace-nowrap">
                  {value(priced)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Bar {
  key: string;
  label: string;
  cents: number;
  /** The start of the bar, which is the sum of the lines above it. */
  from: number;
  isSum?: boolean;
}

/** Each cost begins where the one above it ends; cost and price begin at nothing. */
function barsOf(
  { costs, cost, profit, price }: PricedBid,
  words: ReturnType<typeof bidMessages>["waterfall"],
): Bar[] {
  let from = 0;
  const lines = costs
    .filter(({ cents }) => cents > 0)
    .map(({ name, cents }) => {
      const bar = { key: name, label: words.lines[name], cents, from };
      from += cents;
      return bar;
    });
  return [
    ...lines,
    { key: "cost", label: words.cost, cents: cost, from: 0, isSum: true },
    { key: "profit", label: words.profit, cents: profit, from: Math.min(cost, price) },
    { key: "price", label: words.price, cents: price, from: 0, isSum: true },
  ];
}

/** A table whose last column draws what its figures say. */
function Waterfall({ alternative: { name, label, priced } }: { alternative: LabeledAlternative }) {
  const { result, waterfall } = bidMessages(useLanguage());
  const bars = barsOf(priced, waterfall);
  const whole = Math.max(priced.price, priced.cost, 1);
  const share = (cents: number) =>
    priced.price === 0 ? "–" : percentText(Math.round((cents * 10_000) / priced.price));
  return (
    <section aria-labelledby={`waterfall-${name}`}>
      <h3 id={`waterfall-${name}`} className="text-base font-semibold tracking-snug wrap-anywhere">
        {waterfall.title({ alternative: label })}
      </h3>
      <table
        aria-labelledby={`waterfall-${name}`}
        className="mt-2 w-full table-fixed border-collapse text-sm tabular-nums"
      >
        <TableHead
          heads={[
            [waterfall.line, "py-2 font-normal"],
            [waterfall.aMonth, "w-24 py-2 pl-3 text-right font-normal"],
            [waterfall.share, "w-16 py-2 pl-3 text-right font-normal"],
          ]}
        />
        <tbody>
          {bars.map(({ key, label: line, cents, from, isSum }) => (
            <tr key={key} className={`border-b border-line ${isSum ? "font-semibold" : ""}`}>
              <th
                scope="row"
                className={`py-1.5 text-left ${isSum ? "font-semibold" : "font-normal"}`}
              >
                <span className="block wrap-anywhere">{line}</span>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 1000 6"
                  preserveAspectRatio="none"
                  className="mt-1 block h-1.5 w-full"
                >
                  <rect
                    x={Math.round((from * 1000) / whole)}
                    width={Math.max(2, Math.round((Math.abs(cents) * 1000) / whole))}
                    height="6"
                    className={cents < 0 ? "fill-error" : isSum ? "fill-ink" : "fill-teal"}
                  />
                </svg>
              </th>
              <td className="py-1.5 pl-3 text-right align-top whitespace-nowrap">
                {moneyText(cents)}
              </td>
              <td className="py-1.5 pl-3 text-right align-top text-slate">{share(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-slate">
        {result.sensitivity({
          more: percentText(priced.marginWithMoreHours),
          fewer: percentText(priced.marginWithFewerHours),
        })}
      </p>
    </section>
  );
}

/** Each area and work with its sentence, where no fields stand beside. */
function Lines({
  input,
  alternatives,
}: {
  input: BidInput;
  alternatives: readonly LabeledAlternative[];
}) {
  const language = useLanguage();
  const { areas, periodic } = bidMessages(language);
  const { sheet, fixtureTimes } = input;
  const priced = alternatives.map(({ name, priced }) => ({
    name,
    areas: new Map(priced.areas.map((area) => [area.id, area])),
  }));
  const byId = new Map(sheet.areas.map((area) => [area.id, area]));
  const areasOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const buildings = groupAreas(
    sheet.areas.map(({ id, building = "", floor }) => ({ id, building, floor })),
    language,
  );
  const hasBuildings = buildings.some(({ building }) => building !== "");
  const lines = (ids: readonly string[]) => (
    <ul className="mt-2 text-sm">
      {areasOf(ids).map((area) => {
        const sentences = areaSentences(
          area,
          priced.map(({ name, areas }) => ({ name, area: areas.get(area.id) })),
          fixtureTimes,
          language,
        );
        return (
          <li key={area.id} className="border-t border-line py-2.5 first:border-t-0">
            <p className="font-semibold wrap-anywhere">{area.name}</p>
            {sentences.map((sentence) => (
              <p key={sentence} className="text-xs wrap-anywhere text-slate tabular-nums">
                {sentence}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
  const group = (level: 3 | 4, label: string, ids: readonly string[], content: ReactNode) => (
    <AreaGroup
      key={label}
      level={level}
      label={label}
      totals={totalsSentences(areasOf(ids), alternatives, language)}
      isOpen={sheet.areas.length <= maxUnfoldedAreas}
    >
      {content}
    </AreaGroup>
  );
  return (
    <>
      <section aria-labelledby="lines-title">
        <h3 id="lines-title" className="text-base font-semibold tracking-snug">
          {areas.title}
        </h3>
        {isGrouped(buildings) ? (
          <div className="mt-2">
            {buildings.map((building) => {
              const floors = building.floors.map(({ floor, ids }) =>
                group(hasBuildings ? 4 : 3, floorLabel(floor, language), ids, lines(ids)),
              );
              return hasBuildings
                ? group(
                    3,
                    buildingLabel(building.building, language),
                    idsOfBuilding(building),
                    floors,
                  )
                : floors;
            })}
          </div>
        ) : (
          lines(sheet.areas.map(({ id }) => id))
        )}
      </section>
      {sheet.periodicWork.length > 0 ? (
        <section aria-labelledby="work-title">
          <h3 id="work-title" className="text-base font-semibold tracking-snug">
            {periodic.title}
          </h3>
          <ul className="mt-2 text-sm">
            {sheet.periodicWork.map(({ id, name }) => (
              <li key={id} className="border-t border-line py-2.5 first:border-t-0">
                <p className="font-semibold wrap-anywhere">{name}</p>
                {periodicSentences(id, alternatives, language).map((sentence) => (
                  <p key={sentence} className="text-xs text-slate tabular-nums">
                    {sentence}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

interface ComparisonProps {
  priced: PricedBid;
  buildings: BidData["buildings"];
}

/** The loop that closes: what the company's crews really take in buildings of the same kind. */
function Comparison({ priced, buildings }: ComparisonProps) {
  const language = useLanguage();
  const { comparison } = bidMessages(language);
  const perThousand = (minutes: number, squareFeet: number) =>
    squareFeet === 0 ? undefined : Math.round((minutes * 10_000) / squareFeet);
  const bid = perThousand(priced.tenthsOfMinutesAVisit / 10, priced.squareFeet);
  const rows = buildings.map((building) => ({
    ...building,
    per: perThousand(building.minutesAVisit, building.squareFeet) ?? 0,
  }));
  return (
    <section aria-labelledby="comparison-title">
      <h3 id="comparison-title" className="text-base font-semibold tracking-snug">
        {comparison.title}
      </h3>
      {rows.length === 0 ? (
        <p className="mt-1 text-sm text-slate">{comparison.none}</p>
      ) : (
        <>
          {bid === undefined ? null : (
            <p className="mt-1 text-sm">
              {comparisonSentence(
                bid,
                rows.map(({ per }) => per),
                language,
              )}
            </p>
          )}
          <table
            aria-labelledby="comparison-title"
            className="mt-2 w-full border-collapse text-sm tabular-nums"
          >
            <TableHead
              heads={[
                [comparison.building, "py-2 font-normal"],
                [comparison.visits, "py-2 pl-3 text-right font-normal"],
                [comparison.minutes, "py-2 pl-3 text-right font-normal"],
                [comparison.per, "py-2 pl-3 text-right font-normal"],
              ]}
            />
            <tbody>
              {rows.map(({ id, path, name, visits, minutesAVisit, per }) => (
                <tr key={id} className="border-b border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    <Link
                      to={path}
                      className="wrap-anywhere text-teal underline underline-offset-4"
                    >
                      {name}
                    </Link>
                  </th>
                  <td className="py-2 pl-3 text-right">{numberText(visits)}</td>
                  <td className="py-2 pl-3 text-right">{numberText(Math.round(minutesAVisit))}</td>
                  <td className="py-2 pl-3 text-right">{tenthsAsDecimal(per)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-2 text-xs text-slate">{comparison.note}</p>
        </>
      )}
    </section>
  );
}

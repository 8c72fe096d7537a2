import { approachPageContent } from "#content/approach-page.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Bar } from "#ui/bar.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";
import { meanScores, scoredItems } from "./mean-scores.ts";

/** The same room scored by three methods: a bar chart marked up as a table. */
export function Scores() {
  const content = useMessages(approachPageContent);
  const { labels, qualityHeading, scoringSource } = content;
  const methods = meanScores(content);
  if (content.ratedItems.length === 0) return null;
  return (
    <HeadedSection id="inspections" {...qualityHeading}>
      <table className="w-full table-fixed text-left tabular-nums">
        <caption className="sr-only">{labels.scores}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="w-[28%] pb-4 text-sm font-medium text-slate">
              {labels.item}
            </th>
            {methods.map(({ method, name }) => (
              <th key={method} scope="col" className="pb-4 pl-3 text-sm font-medium text-slate">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scoredItems(content).map(({ item, scores }) => (
            <tr key={item} className="border-t border-line">
              <th scope="row" className="py-3 pr-2 font-medium max-md:text-sm">
                {item}
              </th>
              {scores.map(({ method, score }) => (
                <td key={method} className="py-3 pl-3">
                  <span className="flex items-center gap-3">
                    <span className="w-9 max-md:text-sm">{score}</span>
                    <Bar percent={score} className="h-2 w-0 grow max-md:hidden" />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink align-baseline">
            <th scope="row" className="pt-6 font-semibold">
              {labels.roomScore}
            </th>
            {methods.map(({ method, score }) => (
              <td
                key={method}
                className="pt-4 pl-3 text-title font-medium tracking-tight whitespace-nowrap md:text-figure"
              >
                {score}%
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="mt-8 text-sm text-slate">{scoringSource}</p>
    </HeadedSection>
  );
}

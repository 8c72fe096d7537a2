import type { FeedbackFigures } from "./feedback-figures.server.ts";

/** Numbers first, each with what it is and of how many answers. */
export function Figures({ figures }: { figures: FeedbackFigures }) {
  const { answers, low, middle, high, average, balance } = figures;
  if (average === undefined || balance === undefined) return null;
  const sign = balance > 0 ? "+" : balance < 0 ? "−" : "";
  const shown = [
    { label: "Answers", value: String(answers), note: "that fit the filters" },
    { label: "Mean", value: average.toFixed(1), note: "of 0 to 10, all answers" },
    { label: "Low (0–6)", value: String(low), note: share(low, answers) },
    { label: "Middle (7–8)", value: String(middle), note: share(middle, answers) },
    { label: "High (9–10)", value: String(high), note: share(high, answers) },
    {
      label: "High minus low",
      value: `${sign}${Math.abs(balance)}`,
      note: "points from −100 to +100, counted as a net promoter score",
    },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 border-b border-line sm:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,1.7fr)]">
      {shown.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col border-t border-line py-3">
          <dt className="text-sm font-semibold">{label}</dt>
          <dd className="text-title font-semibold tracking-tight tabular-nums">{value}</dd>
          <dd className="text-sm text-slate">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

const share = (part: number, all: number) => `${Math.round((part / all) * 100)}% of ${all}`;

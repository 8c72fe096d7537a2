import { Icon, type IconName } from "./icon.tsx";
import type { Tone } from "./section.tsx";

export interface Figure {
  id: string;
  value: string;
  label: string;
  meaning?: string;
  icon?: IconName;
}

const columns: Record<number, string> = {
  2: "grid-cols-2",
  3: "sm:grid-cols-3",
  6: "grid-cols-2 lg:grid-cols-3",
};

export function Figures({ figures, tone = "ink" }: { figures: readonly Figure[]; tone?: Tone }) {
  const quiet = tone === "ink" ? "text-mist" : "text-slate";
  const mark = tone === "ink" ? "text-mist" : "text-teal";
  const rule = tone === "ink" ? "border-porcelain/20" : "border-line";
  // A range such as "15-30%" is wider than half a phone screen at the size of single numbers.
  const size = figures.some(({ value }) => value.length > 5) ? "max-sm:text-headline" : "";
  return (
    <dl
      className={`grid gap-x-5 gap-y-12 md:gap-x-8 ${columns[figures.length] ?? "grid-cols-2 lg:grid-cols-4"}`}
    >
      {figures.map((figure) => (
        <div key={figure.id} className={`flex flex-col border-t pt-6 ${rule}`}>
          <dt className="order-2 mt-4 text-subtitle font-semibold tracking-snug">{figure.label}</dt>
          <dd
            className={`order-1 text-figure font-medium tracking-tight whitespace-nowrap tabular-nums ${size}`}
          >
            {figure.icon ? <Icon name={figure.icon} className={`mb-6 size-7 ${mark}`} /> : null}
            {figure.value}
          </dd>
          {figure.meaning ? (
            <dd className={`order-3 mt-2 max-w-[26ch] ${quiet}`}>{figure.meaning}</dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

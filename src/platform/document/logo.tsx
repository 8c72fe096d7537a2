import { company } from "#content/company.ts";
import { logo } from "#content/logo.ts";

const { mark } = logo;

export function Logo({ light = false }: { light?: boolean }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <path className="fill-dawn" d={mark.sun} />
        <path
          className={light ? "stroke-porcelain" : "stroke-teal"}
          d={mark.lines}
          fill="none"
          strokeWidth={mark.lineWidth}
          strokeLinecap="round"
        />
      </svg>
      <span className="text-[1.375rem] font-semibold tracking-tight">{company.shortName}</span>
    </span>
  );
}

import type { ReactNode } from "react";

export interface Fact {
  label: string;
  value: ReactNode;
}

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-1 gap-x-6 gap-y-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-y-3">
    {facts.map(({ label, value }) => (
      <div key={label} className="contents">
        <dt className="text-slate max-sm:-mb-2">{label}</dt>
        <dd className="min-w-0 break-words">{value}</dd>
      </div>
    ))}
  </dl>
);

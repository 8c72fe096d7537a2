import { Icon } from "./icon.tsx";

export interface Term {
  id: string;
  title: string;
  description: string;
  icon: Parameters<typeof Icon>[0]["name"];
}

export function TermList({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="border-b border-line">
      {terms.map((term) => (
        <div
          key={term.id}
          className="grid grid-cols-[2.5rem_1fr] gap-x-4 gap-y-2 border-t border-line py-7 md:grid-cols-12 md:gap-x-8 md:py-9"
        >
          <dt className="col-span-2 grid grid-cols-subgrid items-start text-subtitle font-semibold tracking-snug md:col-span-5">
            <Icon name={term.icon} className="mt-0.5 size-6 text-teal" />
            <span className="md:col-span-4">{term.title}</span>
          </dt>
          <dd className="col-start-2 max-w-[58ch] text-slate md:col-span-7 md:col-start-6">
            {term.description}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { leaders, leadersHeading } from "#content/about.ts";
import { initials } from "#ui/quotation.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";

/** People are shown by their initials, never by a stock photo. */
export function Leadership() {
  return (
    <HeadedSection id="leadership" {...leadersHeading}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {leaders.map(({ id, name, title, about }) => (
          <li key={id} className="grid grid-cols-[5rem_1fr] gap-x-5 border-t border-line py-8">
            <span
              aria-hidden="true"
              className="grid size-20 place-items-center rounded-full bg-tint text-subtitle font-semibold tracking-snug text-teal"
            >
              {initials(name)}
            </span>
            <div>
              <h3 className="text-subtitle font-semibold tracking-snug">{name}</h3>
              <p className="text-sm font-medium text-teal">{title}</p>
              <p className="mt-2 text-slate">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

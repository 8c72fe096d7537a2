import { aboutContent, type Leader } from "#content/about.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { findPicture, Picture } from "#ui/picture.tsx";
import { initials } from "#ui/quotation.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";

/** The section is left out while nobody is named. */
export function Leadership() {
  const { leaders, leadersHeading } = useMessages(aboutContent);
  const named = leaders.filter(({ name }) => name.trim() !== "");
  if (named.length === 0) return null;
  return (
    <HeadedSection id="leadership" {...leadersHeading}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {named.map((leader) => (
          <li
            key={leader.id}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 border-t border-line py-8"
          >
            <Portrait {...leader} />
            <div className="break-words">
              <h3 className="text-subtitle font-semibold tracking-snug">{leader.name}</h3>
              <p className="text-sm font-medium text-teal">{leader.role}</p>
              <p className="mt-2 text-slate">{leader.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** People without a picture of their own get their initials, never a stock photo. */
const Portrait = ({ name, portrait, alt }: Leader) =>
  findPicture(portrait) === undefined ? (
    <span
      aria-hidden="true"
      className="grid size-20 place-items-center rounded-full bg-tint text-subtitle font-semibold tracking-snug text-teal"
    >
      {initials(name)}
    </span>
  ) : (
    <Picture name={portrait} alt={alt} sizes="5rem" className="size-20 rounded-full object-cover" />
  );

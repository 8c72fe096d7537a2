import {
  certificationStates,
  certifications,
  certificationsHeading,
} from "#content/certifications.ts";
import { HeadedSection } from "../sections/headed-section.tsx";

/** What others assess, who they are, and whether we hold it; nothing unverified is claimed. */
export function Certificates() {
  return (
    <HeadedSection id="certifications" {...certificationsHeading}>
      <ul className="grid gap-x-8 lg:grid-cols-3">
        {certifications.map(({ id, name, body, covers, verified }) => (
          <li key={id} className="border-t border-line py-7 lg:py-9">
            <p className="inline-block rounded-full bg-sand px-3 py-1 text-sm font-medium">
              {certificationStates[verified ? "verified" : "unverified"]}
            </p>
            <h3 className="mt-4 text-subtitle font-semibold tracking-snug">{name}</h3>
            <p className="text-sm text-slate">{body}</p>
            <p className="mt-3 max-w-[62ch]">{covers}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

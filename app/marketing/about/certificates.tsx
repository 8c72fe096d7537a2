import {
  certificationStates,
  certifications,
  certificationsHeading,
} from "#content/certifications.ts";
import { StickySection } from "../sections/sticky-section.tsx";

/** What others assess, who they are, and whether we hold it or only work by it. */
export function Certificates() {
  return (
    <StickySection id="certifications" {...certificationsHeading}>
      <ul className="border-b border-line">
        {certifications.map(({ id, name, body, covers, verified }) => (
          <li key={id} className="border-t border-line py-7 md:py-9">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="text-subtitle font-semibold tracking-snug">{name}</h3>
              <p className="rounded-full bg-sand px-3 py-1 text-sm font-medium">
                {certificationStates[verified ? "verified" : "unverified"]}
              </p>
            </div>
            <p className="text-sm text-slate">{body}</p>
            <p className="mt-3 max-w-[62ch]">{covers}</p>
          </li>
        ))}
      </ul>
    </StickySection>
  );
}

import { aboutContent } from "#content/about.ts";
import { certificationsContent, heldAmong } from "#content/certifications.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";

/** The section is left out while no certificate has been checked. */
export function Certificates() {
  const { labels } = useMessages(aboutContent);
  const { certifications, certificationsHeading } = useMessages(certificationsContent);
  const certificates = heldAmong(certifications);
  if (certificates.length === 0) return null;
  return (
    <HeadedSection id="certifications" {...certificationsHeading}>
      <ul className="grid gap-x-8 lg:grid-cols-3">
        {certificates.map(({ id, name, assessedBy, covers, href }) => (
          <li key={id} className="border-t border-line py-7 lg:py-9">
            <h3 className="text-subtitle font-semibold tracking-snug">{name}</h3>
            <p className="mt-2 max-w-[62ch] text-slate">{covers}</p>
            <dl className="mt-5 text-sm">
              <dt className="font-semibold text-teal">{labels.assessedBy}</dt>
              <dd>{assessedBy}</dd>
            </dl>
            {href ? (
              <p className="mt-3">
                <ArrowLink to={href}>{labels.howWeCertify}</ArrowLink>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

import { formatPay, type Opening } from "#content/careers/openings.ts";
import { careersPageContent } from "#content/careers/page.ts";
import { company } from "#content/company.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Section } from "#ui/section.tsx";
import { ApplicationForm } from "./application-form.tsx";
import type { Application } from "./use-application.ts";

interface ApplicationSectionProps {
  openings: readonly Opening[];
  application: Application;
}

export function ApplicationSection({ openings, application }: ApplicationSectionProps) {
  const { applicationSection } = useMessages(careersPageContent);
  const selected = openings.find(({ id }) => id === application.selected);
  const nothingSelected =
    openings.length > 0 ? applicationSection.nothingSelected : applicationSection.anyPosition;
  return (
    <Section id="application-form" tone="tint">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          <h2 id="application-form-title" className="text-side font-semibold tracking-tight">
            {applicationSection.title}
          </h2>
          <p className="mt-6 max-w-[36ch] text-lead text-slate">{applicationSection.lead}</p>
          <div className="mt-8 border-t border-ink/20 pt-5">
            {selected ? <Chosen opening={selected} /> : <p>{nothingSelected}</p>}
          </div>
          <p className="mt-5 border-t border-ink/20 pt-5 text-sm">
            {applicationSection.accommodation}{" "}
            <a href={company.phone.href} className="whitespace-nowrap underline underline-offset-4">
              {company.phone.display}
            </a>
          </p>
        </div>
        <div className="rounded-lg border border-line bg-white p-5 sm:p-8 lg:col-span-8 lg:p-10">
          <ApplicationForm openings={openings} application={application} />
        </div>
      </div>
    </Section>
  );
}

function Chosen({ opening }: { opening: Opening }) {
  const language = useLanguage();
  return (
    <>
      <p className="text-subtitle font-semibold tracking-snug">{opening.title}</p>
      <p className="mt-1">{opening.location}</p>
      <p className="mt-3 font-medium text-teal tabular-nums">{formatPay(opening.pay, language)}</p>
      <p className="text-sm text-slate">{opening.hours}</p>
    </>
  );
}

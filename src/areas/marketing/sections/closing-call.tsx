import type { Action } from "#content/page-parts.ts";
import { Section } from "#ui/section.tsx";
import { ActionLinks } from "./action-links.tsx";

interface ClosingCallProps {
  title: string;
  lead: string;
  actions: readonly Action[];
  /** A sentence about what happens after the click. */
  promise?: string;
}

/** The last section of a page. */
export function ClosingCall({ title, lead, actions, promise }: ClosingCallProps) {
  return (
    <Section id="next" tone="ink" className="py-20 md:py-32">
      <div className="wrap grid items-start gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="next-title" className="text-headline font-semibold tracking-tight">
            {title}
          </h2>
        </div>
        <div className="lg:col-span-5 lg:pt-2 lg:pl-8">
          <p className="max-w-[40ch] text-lead text-mist">{lead}</p>
          <ActionLinks actions={actions} light className="mt-8" />
          {promise ? <p className="mt-5 text-sm text-mist">{promise}</p> : null}
        </div>
      </div>
    </Section>
  );
}

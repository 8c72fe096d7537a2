import { useMessages } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { proposalMessages } from "../messages.ts";
import type { ProposalData } from "./proposal-pages.server.ts";

export const draftFormId = "proposal-draft";

interface SendProposalProps {
  data: Pick<
    ProposalData,
    "path" | "opportunityId" | "nextNumber" | "replaces" | "email" | "contact"
  >;
  hasUnsavedChanges: boolean;
}

/**
 * Its button belongs to the form of the draft: all that the page shows arrives with it, so that the server
 * knows without scripts, too, whether something was typed and not saved. The last `step` of a form counts.
 */
export function SendProposal({ data, hasUnsavedChanges }: SendProposalProps) {
  const { office } = useMessages(proposalMessages);
  const { nextNumber: number, replaces: earlier, email, contact } = data;
  if (email === "") return <p className="rounded-md bg-sand p-4 text-sm">{office.noEmail}</p>;
  return (
    <div className="flex flex-col items-start gap-3 rounded-md bg-sand p-4">
      <p className="text-sm wrap-anywhere">
        {earlier === undefined
          ? office.sendNote({ number, email })
          : office.sendReplaces({ number, email, earlier })}
      </p>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {hasUnsavedChanges ? office.saveFirst : null}
      </p>
      <ul className="flex flex-col items-start text-sm">
        {[
          { href: `/proposal-preview/${data.opportunityId}`, label: office.previewPage },
          { href: `${data.path}.pdf?paper=draft`, label: office.preview },
        ].map(({ href, label }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer" className={tallTextLinkClass}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <CompactSubmitButton
        form={draftFormId}
        name="step"
        value="send"
        disabled={hasUnsavedChanges}
        className="max-w-full"
      >
        <span className="truncate">{office.send({ name: contact })}</span>
      </CompactSubmitButton>
    </div>
  );
}

import { useMessages } from "#platform/language/use-messages.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { proposalMessages } from "../messages.ts";
import type { ProposalData } from "./proposal-pages.server.ts";

/** The chain of what happened, reckoned anew with each look, and what that proves in plain words. */
export function ProposalEvidence({ data: { check, evidence } }: { data: ProposalData }) {
  const { office } = useMessages(proposalMessages);
  if (check === undefined) return null;
  return (
    <TitledSection titleId="evidence-title" title={office.evidence}>
      {check.state === "whole" ? (
        <p className="mt-2 rounded-md bg-tint p-3 text-sm">
          {office.whole({ count: check.entries })}
        </p>
      ) : (
        <p
          role="alert"
          className="mt-2 rounded-md bg-error-tint p-3 text-sm font-medium text-error"
        >
          {office.broken({ position: check.position })}
        </p>
      )}
      <p className="mt-2 text-sm text-slate">{office.proves}</p>
      <p className="mt-2 text-sm text-slate">{office.provesNot}</p>
      <ol className="mt-3 text-sm">
        {evidence.map(({ id, what, hash, at }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            <p>{what}</p>
            <p className="text-xs wrap-anywhere text-slate tabular-nums">
              <time dateTime={at.iso}>{at.full}</time>
              <span className="block">{office.fingerprint({ hash })}</span>
            </p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

import type { LoaderFunctionArgs } from "react-router";
import { GuestProposalPage } from "#features/proposals/guest/guest-proposal.tsx";
import { proposalMessages } from "#features/proposals/messages.ts";
import { readProposalPreview } from "#features/proposals/office/proposal-pages.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { textLinkClass } from "#ui/text-link.ts";
import { LinkedPageFrame } from "../guest-frame.tsx";
import type { Route } from "./+types/preview-page.ts";

/** The page that is previewed has no scripts either. */
export const handle = { isScriptless: true };

export const loader = (route: LoaderFunctionArgs) => readProposalPreview(route, route.params.id);

export const headers = answerHeaders;

export const meta = pageMetaIn((language, data: Route.ComponentProps["loaderData"] | undefined) => {
  const { preview, title } = proposalMessages(language);
  return data ? preview.pageTitle({ company: data.company }) : title;
});

/** The seller sees what the prospect will see, before anything is sent. */
export default function ProposalPreviewPage({ loaderData }: Route.ComponentProps) {
  const { proposal, problem, back } = loaderData;
  const { preview } = useMessages(proposalMessages);
  return (
    <LinkedPageFrame isPreview>
      <aside
        aria-label={preview.label}
        className="mx-auto mb-8 max-w-3xl rounded-md border-2 border-dashed border-ink bg-sand p-4"
      >
        <p className="font-semibold">{problem ?? preview.note}</p>
        {proposal ? <p className="mt-1 text-sm">{preview.more}</p> : null}
        <p className="mt-2">
          <a href={back} className={textLinkClass}>
            {preview.back}
          </a>
        </p>
      </aside>
      {proposal ? <GuestProposalPage proposal={proposal} answer={undefined} isPreview /> : null}
    </LinkedPageFrame>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ownPageKinds } from "#features/own-page-kinds.server.ts";
import { handleOwnPageForm, readOwnPageByLink } from "#features/own-pages/guest/own-page.server.ts";
import { OwnPageView } from "#features/own-pages/guest/own-page.tsx";
import { ownPageMessages } from "#features/own-pages/messages.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ConnectionStatus } from "#platform/navigation/connection-status.tsx";
import { LinkedPageFrame } from "../guest-frame.tsx";
import { InvalidLink } from "../invalid-link.tsx";
import type { Route } from "./+types/own-page.ts";

export const loader = (route: LoaderFunctionArgs) => readOwnPageByLink(route, ownPageKinds);

export const action = (route: ActionFunctionArgs) => handleOwnPageForm(route, ownPageKinds);

export const headers = answerHeaders;

export const meta = pageMetaIn((language, data: Route.ComponentProps["loaderData"] | undefined) => {
  const { guest } = ownPageMessages(language);
  return data?.page ? data.page.title : guest.notFound;
});

/**
 * The secret link of a confirmation leads here: to the state of the request, a remark, a file, or a
 * withdrawal. It works without a script.
 */
export default function OwnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { guest } = useMessages(ownPageMessages);
  const { page } = loaderData;
  return (
    <LinkedPageFrame>
      <ConnectionStatus isSignedIn={false} />
      {page === undefined ? (
        <InvalidLink title={guest.badLink} lead={guest.badLinkLead} />
      ) : (
        <OwnPageView page={page} answer={actionData} />
      )}
    </LinkedPageFrame>
  );
}

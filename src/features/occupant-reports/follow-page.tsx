import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { linkPageHeaders } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import type { Route } from "./+types/follow-page.ts";
import {
  handleObjectionForm,
  type OccupantReportView,
  readFollowed,
} from "./follow-page.server.ts";
import { Followed } from "./followed.tsx";
import { occupantMessages } from "./messages.ts";
import { Notice } from "./notice.tsx";
import { Shell } from "./shell.tsx";

export const loader = (route: LoaderFunctionArgs) => readFollowed(route, route.params);

export const action = (route: ActionFunctionArgs) => handleObjectionForm(route, route.params);

/** The address holds a secret. */
export const headers = linkPageHeaders;

export const meta = pageMetaIn(
  (language, data: { followed?: OccupantReportView | undefined } | undefined) => {
    const { states, gone } = occupantMessages(language);
    return data?.followed ? states[data.followed.state] : gone.title;
  },
);

/** Anybody with the link of a report can see this page. */
export default function FollowPage({ loaderData, actionData }: Route.ComponentProps) {
  const { otherLanguage, followed, address, signPath } = loaderData;
  const { gone } = useMessages(occupantMessages);
  return (
    <Shell otherLanguage={otherLanguage}>
      {followed ? (
        <Followed
          report={followed}
          address={address}
          signPath={signPath}
          problem={actionData?.problem}
        />
      ) : (
        <Notice {...gone} />
      )}
    </Shell>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { documentTitle } from "#platform/document/title.ts";
import { linkPageHeaders } from "#platform/http/account-form.server.ts";
import type { Route } from "./+types/follow-page.ts";
import { handleObjectionForm, readFollowed } from "./follow.server.ts";
import { Followed } from "./followed.tsx";
import { messagesFor } from "./messages.ts";
import { Notice } from "./notice.tsx";
import { Shell } from "./shell.tsx";

export const loader = (route: LoaderFunctionArgs) => readFollowed(route, route.params);

export const action = (route: ActionFunctionArgs) => handleObjectionForm(route, route.params);

/** The address holds a secret. */
export const headers = linkPageHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const messages = messagesFor(loaderData?.language ?? "en");
  const { followed } = loaderData ?? {};
  return [
    { title: documentTitle(followed ? messages[followed.state] : messages.gone) },
    { name: "robots", content: "noindex" },
  ];
};

/** What became of one report, for whoever has its link. */
export default function FollowPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, otherLanguage, followed, address, signPath } = loaderData;
  const messages = messagesFor(language);
  return (
    <Shell language={language} otherLanguage={otherLanguage}>
      {followed ? (
        <Followed
          report={followed}
          address={address}
          messages={messages}
          signPath={signPath}
          problem={actionData?.problem}
          language={language}
        />
      ) : (
        <Notice title={messages.gone} why={messages.goneWhy} call={messages.call} />
      )}
    </Shell>
  );
}

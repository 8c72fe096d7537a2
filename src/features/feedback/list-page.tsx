import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import type { Route } from "./+types/list-page.ts";
import { feedbackView } from "./feedback-view.server.ts";
import { readFeedbackList } from "./list-screen.server.ts";
import { ListScreen } from "./list-screen.tsx";
import { feedbackMessages } from "./messages.ts";

export const loader = (route: LoaderFunctionArgs) => readFeedbackList(feedbackView(route), route);

export const meta = pageMetaIn((language) => feedbackMessages(language).section);

export default function FeedbackPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen data={loaderData} />;
}

import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import type { Route } from "./+types/list-page.ts";
import { feedbackView } from "./feedback-view.server.ts";
import { ListScreen } from "./list-screen.tsx";
import { readFeedbackList } from "./read-list.server.ts";

export const loader = (route: LoaderFunctionArgs) => readFeedbackList(feedbackView(route), route);

export const meta = () => pageMeta("Feedback");

export default function FeedbackPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen data={loaderData} />;
}

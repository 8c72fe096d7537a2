import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { readThreadList } from "../thread-list-request.server.ts";
import { ThreadListScreen } from "../thread-list-screen.tsx";
import type { Route } from "./+types/list-page.ts";
import { officeMessages } from "./office-messages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readThreadList(officeMessages, route);

export const meta = () => pageMeta("Messages");

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  return <ThreadListScreen data={loaderData} />;
}

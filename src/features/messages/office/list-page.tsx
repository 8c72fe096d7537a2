import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { readThreadList } from "../../messages/thread-list.server.ts";
import { ThreadListScreen } from "../../messages/thread-list-screen.tsx";
import type { Route } from "./+types/list-page.ts";
import { officeMessages } from "./office-messages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readThreadList(officeMessages, route);

export const meta = () => pageMeta("Messages");

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  return <ThreadListScreen data={loaderData} />;
}

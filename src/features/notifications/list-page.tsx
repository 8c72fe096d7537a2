import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import type { Route } from "./+types/list-page.ts";
import { readAllByForm, readNotificationList } from "./list.server.ts";
import { NotificationListScreen } from "./list-screen.tsx";
import { notificationsView } from "./notifications-view.server.ts";

export const loader = (route: LoaderFunctionArgs) =>
  readNotificationList(notificationsView(route), route);

export const action = (route: ActionFunctionArgs) => readAllByForm(notificationsView(route), route);

export const meta = () => pageMeta("Notifications");

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  return <NotificationListScreen data={loaderData} />;
}

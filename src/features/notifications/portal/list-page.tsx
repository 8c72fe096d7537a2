import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { readAllByForm, readNotificationList } from "../list.server.ts";
import { NotificationListScreen } from "../list-screen.tsx";
import type { Route } from "./+types/list-page.ts";
import { portalNotifications } from "./portal-notifications.server.ts";

export const loader = (route: LoaderFunctionArgs) =>
  readNotificationList(portalNotifications, route);

export const action = (route: ActionFunctionArgs) => readAllByForm(portalNotifications, route);

export const meta = () => pageMeta("Notifications");

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  return <NotificationListScreen data={loaderData} />;
}

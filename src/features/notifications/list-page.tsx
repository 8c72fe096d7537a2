import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import type { Route } from "./+types/list-page.ts";
import { readAllByForm, readNotificationList } from "./list-screen.server.ts";
import { NotificationListScreen } from "./list-screen.tsx";
import { notificationMessages } from "./messages.ts";
import { notificationsView } from "./notifications-view.server.ts";

export const loader = (route: LoaderFunctionArgs) =>
  readNotificationList(notificationsView(route), route);

export const action = (route: ActionFunctionArgs) => readAllByForm(notificationsView(route), route);

export const meta = pageMetaIn((language) => notificationMessages(language).section);

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  return <NotificationListScreen data={loaderData} />;
}

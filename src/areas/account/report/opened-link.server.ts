/** Opens the report of an inspection by the token in the address alone. */

import { countLinkAccess, openReportLink } from "#features/inspections/report-links.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext, requestContext } from "#platform/http/context.ts";
import {
  openSecretLink,
  type SecretLinkRoute,
  withinLinkDeadline,
} from "#platform/http/secret-link.server.ts";

export const openReportByLink = (route: SecretLinkRoute) => openSecretLink(route, openReportLink);

type Link = NonNullable<Awaited<ReturnType<typeof openReportByLink>>>;

/** Counts the page and the PDF only: photos are parts of the page. */
export async function recordReportAccess(route: RouteRequest, { id }: Link, what: string) {
  const { db } = route.context.get(appContext);
  await withinLinkDeadline(route, () => countLinkAccess(db, id));
  route.context.get(requestContext).log.info({ link: id, what }, "report opened by a link");
}

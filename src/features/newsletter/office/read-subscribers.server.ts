import * as z from "zod/mini";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import { findSubscribers, type SubscriberFilter } from "../subscribers.server.ts";

const schema = z.object({
  state: z.catch(z.enum(["subscribed", "unsubscribed", "unreachable"]), "subscribed"),
  words: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(200))), undefined),
  sort: z.catch(z.enum(["newest", "oldest"]), "newest"),
  after: z.catch(z.optional(z.uuid()), undefined),
});

export const subscriberFilter = (search: URLSearchParams): SubscriberFilter => {
  const filter = z.parse(schema, Object.fromEntries(search));
  return { ...filter, words: filter.words || undefined };
};

/** @throws 404 for people who may not see them */
export async function readSubscribers(
  route: RouteRequest,
  filter: SubscriberFilter,
  limit: number,
) {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  const page = await findSubscribers(db, actor, filter, limit);
  if (page === undefined) throw new Response(null, { status: 404 });
  return { ...page, mayExport: may(actor, "records.export"), language: actor.language };
}

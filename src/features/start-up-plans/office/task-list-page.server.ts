import { listClientNames } from "#features/facilities/list-clients.server.ts";
import { listAllAssignees } from "#features/work-orders/assignees.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { countStartUpTasks, listStartUpTasks } from "../start-up-plan-queries.server.ts";
import { readTaskFilter } from "../start-up-plan-types.ts";
import { toTaskView } from "../start-up-plan-views.server.ts";

/** @throws 404 for who may not change plans */
export async function readTaskList(route: RouteRequest) {
  const actor = await requireStaff(route, "start-up-plans.change");
  const { db } = route.context.get(appContext);
  const filter = readTaskFilter(new URL(route.request.url).searchParams);
  const [page, counts, clients, people] = await Promise.all([
    listStartUpTasks(db, actor, filter),
    countStartUpTasks(db, actor, filter),
    listClientNames(db, actor),
    listAllAssignees(db, actor),
  ]);
  return {
    filter,
    counts,
    clients,
    people,
    next: page.next,
    rows: page.rows.map((row) => ({
      ...toTaskView(row, actor),
      facilityName: row.facilityName,
      clientName: row.clientName,
      planPath: `/office/clients/${row.clientId}/facilities/${row.facilityId}/start-up-plan`,
    })),
  };
}

export type TaskListData = Awaited<ReturnType<typeof readTaskList>>;

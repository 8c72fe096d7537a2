/** Several work orders at once, each on its own result: what cannot be done keeps nothing else back. */
import { data } from "react-router";
import * as z from "zod/mini";
import { takeForm } from "#app/http/account-form.server.ts";
import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { CommandContext } from "#domain/submissions/submission.ts";
import { acknowledge, assign, finish } from "#domain/work-orders/handle-work-order.ts";
import { findWorkOrderLine, workOrdersAPage } from "#domain/work-orders/list-work-orders.ts";
import type { StepResult } from "#domain/work-orders/take-order-step.ts";
import { stepProblems } from "./step-problems.ts";
import type { WorkOrderRoom } from "./work-order-room.ts";

const tick = "order.";

/** Ticks travel as `order.<id>`, as a name stands once in a posted form. */
const schema = z.pipe(
  z.transform((posted) => {
    const fields = Object.entries(posted as Record<string, unknown>);
    const ids = fields.flatMap(([name]) => (name.startsWith(tick) ? name.slice(tick.length) : []));
    return { ...Object.fromEntries(fields), ids };
  }),
  z.object({
    step: z.enum(["acknowledge", "assign", "finish"], "Please choose what to do"),
    to: z.catch(z.optional(z.uuid()), undefined),
    ids: z
      .array(z.uuid())
      .check(
        z.minLength(1, "Please select at least one work order"),
        z.maxLength(workOrdersAPage, "Please select fewer"),
      ),
  }),
);

type BulkStep = z.infer<typeof schema>["step"];

export async function takeBulkStep(room: WorkOrderRoom, route: RouteRequest) {
  const actor = await room.enter(route);
  const { db, queue } = route.context.get(appContext);
  return takeForm(route, { form: "bulk", schema }, async ({ step, to, ids }, refuse) => {
    if (step === "assign" && to === undefined)
      return refuse(422, { to: "Please choose whom they are for" });
    const failed: { number: string; why: string }[] = [];
    let done = 0;
    for (const id of ids) {
      const result = await run({ db, queue }, actor, { step, to, id });
      if (result.ok || result.reason === "already-done") {
        done++;
        continue;
      }
      const line = await findWorkOrderLine(db, actor, id);
      failed.push({ number: line?.number ?? "One of them", why: stepProblems[result.reason] });
    }
    return data({ form: "bulk-result", at: Date.now(), step, done, failed } satisfies BulkResult);
  });
}

export interface BulkResult {
  form: "bulk-result";
  /** Tells one result from the next. */
  at: number;
  step: BulkStep;
  done: number;
  failed: { number: string; why: string }[];
}

export type BulkAnswer =
  | BulkResult
  | { form: string; problem?: string | undefined; errors: Record<string, string> };

function run(
  context: CommandContext,
  actor: Actor,
  { step, to = "", id }: { step: BulkStep; to: string | undefined; id: string },
): Promise<StepResult> {
  switch (step) {
    case "acknowledge":
      return acknowledge(context, actor, id);
    case "assign":
      return assign(context, actor, id, { to });
    case "finish":
      return finish(context, actor, id);
  }
}

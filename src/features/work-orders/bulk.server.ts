/** Changes several work orders, each with a result of its own: one that fails keeps none of the others back. */
import { data } from "react-router";
import * as z from "zod/mini";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleForm } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { problemOf, type WorkOrderResult } from "./change-work-order.server.ts";
import { accept, acknowledge, assign, finish } from "./handle-work-order.server.ts";
import { findWorkOrderListRow, workOrdersAPage } from "./list-work-orders.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { undoWorkOrderCommand } from "./undo-command.server.ts";
import type { WorkOrdersView } from "./work-order-filter.ts";

const tick = "order.";
const undoTick = "undo.";

/**
 * Ticks travel as `order.<id>`, because a posted form has a name once; what is undone as
 * `undo.<id>`.
 */
const bulkForm = byLanguage((language) => {
  const { errors } = workOrderServerMessages(language);
  return z.pipe(
    z.transform((posted): unknown => {
      const fields = Object.entries(posted as Record<string, unknown>);
      const named = (prefix: string) =>
        fields.flatMap(([name, value]) =>
          name.startsWith(prefix) ? [{ id: name.slice(prefix.length), value }] : [],
        );
      const events = named(undoTick).map(({ id, value }) => ({ id, eventId: value }));
      return { ...Object.fromEntries(fields), ids: named(tick).map(({ id }) => id), events };
    }),
    z.discriminatedUnion(
      "step",
      [
        z.object({
          step: z.enum(["acknowledge", "assign", "finish", "accept"]),
          to: z.catch(z.optional(z.uuid()), undefined),
          ids: z
            .array(z.uuid())
            .check(z.minLength(1, errors.atLeastOne), z.maxLength(workOrdersAPage, errors.fewer)),
        }),
        z.object({
          step: z.literal("undo"),
          events: z
            .array(z.object({ id: z.uuid(), eventId: z.uuid() }))
            .check(z.minLength(1), z.maxLength(workOrdersAPage)),
        }),
      ],
      errors.step,
    ),
  );
});

type BulkForm = z.infer<ReturnType<typeof bulkForm>>;
type BulkCommandName = Exclude<BulkForm["step"], "undo">;

export async function handleBulkForm(view: WorkOrdersView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db, queue } = route.context.get(appContext);
  const { errors } = workOrderServerMessages(actor.language);
  const schema = bulkForm(actor.language);
  return handleForm(route, { form: "bulk", schema }, async (form, refuse) => {
    const { step } = form;
    if (step === "assign" && form.to === undefined)
      return refuse(422, { to: errors.personOfSeveral });
    const failed: BulkResult["failed"] = [];
    const undoFields: BulkResult["undoFields"] = {};
    let done = 0;
    for (const { id, run } of commandsOf({ db, queue }, actor, form)) {
      const result = await run();
      if (result.ok && step !== "undo") undoFields[undoTick + id] = result.eventId;
      if (result.ok || result.reason === "already-done") {
        done++;
        continue;
      }
      const row = await findWorkOrderListRow(db, actor, id);
      const why = problemOf(step, result.reason, actor.language);
      failed.push({ number: row?.number ?? errors.oneOfThem, why });
    }
    const result = { form: "bulk-result", at: Date.now(), step, done, failed, undoFields } as const;
    return data(result satisfies BulkResult);
  });
}

interface BulkCommand {
  /** Id of the work order. */
  id: string;
  run(): Promise<WorkOrderResult>;
}

function commandsOf(context: CommandContext, actor: Actor, form: BulkForm): BulkCommand[] {
  if (form.step === "undo")
    return form.events.map(({ id, eventId }) => ({
      id,
      run: () => undoWorkOrderCommand(context, actor, id, eventId),
    }));
  const { step, to, ids } = form;
  return ids.map((id) => ({ id, run: () => run(context, actor, { step, to, id }) }));
}

export interface BulkResult {
  form: "bulk-result";
  /** Tells one result from the next. */
  at: number;
  step: BulkForm["step"];
  done: number;
  failed: { number: string; why: string }[];
  /** Fields that the form sends with the command that undoes this one. */
  undoFields: Record<string, string>;
}

export type BulkAnswer =
  | BulkResult
  | { form: string; problem?: string | undefined; errors: Record<string, string> };

function run(
  context: CommandContext,
  actor: Actor,
  { step, to = "", id }: { step: BulkCommandName; to: string | undefined; id: string },
): Promise<WorkOrderResult> {
  switch (step) {
    case "acknowledge":
      return acknowledge(context, actor, id);
    case "assign":
      return assign(context, actor, id, { to });
    case "finish":
      return finish(context, actor, id);
    case "accept":
      return accept(context, actor, id);
  }
}

import * as z from "zod/mini";
import { optionalTick } from "#platform/forms/fields.ts";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { accept, cancel, comment, reopen } from "./answer-as-client.server.ts";
import type { WorkOrderResult } from "./change-work-order.server.ts";
import { problemOf } from "./command-problems.server.ts";
import { enterOrder } from "./detail.server.ts";
import {
  acknowledge,
  assign,
  changePriority,
  decline,
  finish,
  hold,
  markDuplicate,
  resume,
  start,
} from "./handle-work-order.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { workOrderMessages } from "./messages.ts";
import { priorities } from "./service-levels/priority-types.ts";
import { undoWorkOrderCommand } from "./undo-command.server.ts";
import { commentText, numberText, reasonText, remarkText } from "./work-order-form.server.ts";
import type { WorkOrdersView } from "./work-orders-view.ts";

const unassigned = z.literal("");

const commandForm = byLanguage((language) => {
  const { errors } = workOrderServerMessages(language);
  const person = z.union([z.uuid(), unassigned], errors.person);
  return z.discriminatedUnion("step", [
    z.object({ step: z.enum(["acknowledge", "start", "resume", "accept", "cancel"]) }),
    z.object({ step: z.literal("assign"), to: person, seen: person }),
    z.object({ step: z.enum(["hold", "decline", "reopen"]), reason: reasonText(language) }),
    z.object({ step: z.literal("finish"), remark: remarkText(language) }),
    z.object({ step: z.literal("mark-duplicate"), number: numberText(language) }),
    z.object({
      step: z.literal("prioritize"),
      priority: z.enum(priorities, errors.priorityOfOrder),
    }),
    z.object({
      step: z.literal("comment"),
      text: commentText(language),
      internal: optionalTick(language),
    }),
    z.object({ step: z.literal("undo"), event: z.uuid() }),
  ]);
});

type CommandForm = z.infer<ReturnType<typeof commandForm>>;

export async function handleWorkOrderForm(
  view: WorkOrdersView,
  route: RouteRequest,
  rawId?: string,
) {
  const { actor, id, db, queue } = await enterOrder(view, route, rawId);
  const echoed = ["step", "reason", "remark", "number", "text", "internal", "priority"];
  const { language } = actor;
  const schema = commandForm(language);
  const definition = { form: "step", schema, echoed, sender: actor };
  const { comment } = workOrderServerMessages(language).alreadyReceived;
  const adds = ({ step }: CommandForm) =>
    step === "comment" ? { noun: "comment", question: comment } : undefined;
  return handleFormOnce(
    route,
    { ...definition, actor, db, adds },
    async (fields, refuse, db, fileIds, sent) => {
      const seen = seenIn(sent);
      const result = await run({ db, queue }, actor, id, { fields, fileIds, seen });
      if (result.ok && fields.step === "undo") return redirectAfterPost(`${view.path}/${id}`);
      if (result.ok) return redirectAfterPost(`${view.path}/${id}?undo=${result.eventId}`);
      if (result.reason === "edited-by-both")
        return refuseEdit(
          refuse,
          result,
          "priority" in fields ? { priority: fields.priority } : {},
          {
            formatValue: (_, priority) =>
              Object.entries(workOrderMessages(language).priorities).find(
                ([one]) => one === priority,
              )?.[1] ?? priority,
          },
        );
      const { reason } = result;
      if (reason === "not-found") throw new Response(null, { status: 404 });
      // Done twice is done.
      if (reason === "already-done") return redirectAfterPost(`${view.path}/${id}`);
      const problem = problemOf(fields.step, reason, language);
      if (reason === "unknown-file") return refuse(422, { photos: problem });
      if (reason === "unknown-number") return refuse(422, { number: problem });
      return refuse(reason === "not-allowed" ? 403 : 409, problem);
    },
  );
}

function run(
  context: CommandContext,
  actor: Actor,
  id: string,
  { fields, fileIds, seen }: { fields: CommandForm; fileIds: readonly string[]; seen: Texts },
): Promise<WorkOrderResult | EditRefusal> {
  switch (fields.step) {
    case "acknowledge":
      return acknowledge(context, actor, id);
    case "start":
      return start(context, actor, id);
    case "resume":
      return resume(context, actor, id);
    case "accept":
      return accept(context, actor, id);
    case "cancel":
      return cancel(context, actor, id);
    case "assign":
      return assign(context, actor, id, { to: fields.to || null, seen: fields.seen || null });
    case "hold":
      return hold(context, actor, id, fields.reason);
    case "decline":
      return decline(context, actor, id, fields.reason);
    case "reopen":
      return reopen(context, actor, id, fields.reason, fileIds);
    case "finish":
      return finish(context, actor, id, fields.remark, fileIds);
    case "mark-duplicate":
      return markDuplicate(context, actor, id, fields.number);
    case "undo":
      return undoWorkOrderCommand(context, actor, id, fields.event);
    case "prioritize":
      return changePriority(context, actor, id, fields.priority, seen);
    case "comment":
      return comment(context, actor, id, {
        text: fields.text,
        isInternal: fields.internal,
        fileIds,
      });
  }
}

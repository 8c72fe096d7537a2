import * as z from "zod/mini";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import { type RouteRequest, requireClient } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { acceptItem } from "#domain/inspections/put-right.ts";
import { remarkOn, signInspection } from "#domain/inspections/sign-inspection.ts";
import { isInspectionId } from "../../inspections/shown-inspection.server.ts";

const item = z.uuid();
const text = z
  .string()
  .check(z.trim(), z.minLength(1, "Please write what you think of it"), z.maxLength(500));

const schema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("sign") }),
  z.object({ step: z.literal("accept"), item }),
  z.object({ step: z.literal("remark"), item, text, kind: z.enum(["remark", "dispute"]) }),
]);

const problems: Readonly<Record<string, string>> = {
  "not-finished": "This inspection is not finished yet.",
  "not-inspected": "Nobody of ours has looked at it again yet.",
};

/** What a client says to an inspection. */
export async function takeClientStep(route: RouteRequest, id: string | undefined) {
  const actor = await requireClient(route);
  if (!isInspectionId(id)) throw new Response(null, { status: 404 });
  const { db, queue } = route.context.get(appContext);
  const context = { db, queue };
  const definition = { form: "inspection", schema, echoed: ["item", "text", "kind"] };
  return takeForm(route, definition, async (fields, refuse) => {
    const result =
      fields.step === "sign"
        ? await signInspection(context, actor, id)
        : fields.step === "accept"
          ? await acceptItem(context, actor, id, fields.item)
          : await remarkOn(context, actor, id, {
              ...{ itemId: fields.item, text: fields.text, isDispute: fields.kind === "dispute" },
            });
    const place = "item" in fields ? `#${fields.item}` : "";
    if (result.ok) return goOn(`/client-portal/inspections/${id}${place}`);
    if (result.reason === "not-found" || result.reason === "unknown-item")
      throw new Response(null, { status: 404 });
    return refuse(409, problems[result.reason] ?? "Nothing was saved. Please look again.");
  });
}

/** Forms of a visit as browsers post them that store nothing: each is applied at once. */

import * as z from "zod/mini";
import { deliverSupply } from "#features/supplies/supplies-of-visit.server.ts";
import { crewNoteCodes } from "#features/visits/crew-notes/crew-note.ts";
import { notifySupervisor } from "#features/visits/notify-supervisor.server.ts";
import { noteException, tickArea, tickTask } from "#features/visits/visit-work.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { isUuid, notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { type Attendance, checkIn, checkOut } from "./attendance.server.ts";
import { emptyField, fieldOf } from "./form-faults.ts";
import { tonightMessages } from "./messages.ts";
import { requireCrew } from "./tonight-page.server.ts";
import { problemText } from "./tonight-texts.ts";

const text = (maxCharacters: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(maxCharacters)));
const attendance = {
  how: z.enum(["site-code", "entered-later"]),
  code: text(40),
  time: text(5),
};

// An unknown code counts as no choice.
const noteCode = z.catch(z.optional(z.enum(crewNoteCodes)), undefined);

const schema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("check-in"), ...attendance }),
  z.object({ step: z.literal("check-out"), ...attendance, undoneReason: text(500) }),
  z.object({
    step: z.literal("task"),
    area: z.uuid(),
    task: z.string(),
    done: z.enum(["yes", "no"]),
  }),
  z.object({ step: z.literal("area"), area: z.uuid() }),
  z.object({
    step: z.literal("exception"),
    area: z.optional(z.string()),
    what: noteCode,
    // A page that was opened before the field was called `what` sends this.
    code: noteCode,
    text: text(500),
  }),
  z.object({ step: z.literal("message"), text: text(500) }),
  z.object({ step: z.literal("supply"), order: z.uuid() }),
]);

type Fields = z.infer<typeof schema>;
type Entered = Awaited<ReturnType<typeof requireCrew>>;
type Outcome = { ok: true } | { ok: false; reason: string };

const echoed = ["step", "how", "code", "time", "undoneReason", "area", "what", "text"];

export async function handleTonightVisitForm(route: RouteRequest, id: string | undefined) {
  const entered = await requireCrew(route);
  if (!isUuid(id)) throw notFound();
  const definition = {
    form: "tonight",
    schema,
    echoed,
    sender: entered.actor,
    takesPhotosAlone: true as const,
  };
  return handleFormOnce(
    route,
    { ...definition, ...entered, adds: addsIn(entered.language) },
    async (fields, refuse, db, fileIds) => {
      const field = emptyField(fields);
      const messages = tonightMessages(entered.language);
      if (field) return refuse(422, { [field.name]: messages.errors[field.fault] });
      const result = await run({ ...entered, db }, id, fields, fileIds);
      if (result.ok)
        return redirectAfterPost(`/office/tonight/${id}${isTick(fields) ? "#tasks" : ""}`);
      if (result.reason === "not-found") throw notFound();
      const sentence = problemText(result.reason, messages);
      const where = fieldOf[result.reason];
      return refuse(409, where ? { [where]: sentence } : sentence);
    },
  );
}

const addsIn = (language: Entered["language"]) => {
  const { exception, message } = tonightMessages(language);
  return ({ step }: Fields) => {
    if (step === "exception") return { noun: "note", question: exception.another };
    return step === "message" ? { noun: "message", question: message.another } : undefined;
  };
};

const isTick = ({ step }: Fields) => step === "task" || step === "area";

function run(
  { actor, db, queue }: Entered,
  visitId: string,
  fields: Fields,
  fileIds: readonly string[],
): Promise<Outcome> {
  const text = ("text" in fields && fields.text) || "";
  switch (fields.step) {
    case "check-in":
      return checkIn({ db, queue }, actor, visitId, attendanceOf(fields));
    case "check-out": {
      const { undoneReason } = fields;
      return checkOut({ db, queue }, actor, visitId, {
        attendance: attendanceOf(fields),
        undoneReason,
      });
    }
    case "task": {
      const task = { areaId: fields.area, task: fields.task };
      return tickTask({ db }, actor, { visitId, task, isDone: fields.done === "yes" });
    }
    case "area":
      return tickArea({ db }, actor, { visitId, areaId: fields.area, isDone: true });
    case "exception": {
      const { area, what, code = what } = fields;
      if (area && !isUuid(area)) return Promise.resolve({ ok: false, reason: "unknown-area" });
      const note = { visitId, areaId: area || undefined, code, text, fileIds };
      return noteException({ db }, actor, note);
    }
    case "supply":
      return deliverSupply({ db, queue }, actor, visitId, fields.order);
    case "message":
      return notifySupervisor({ db, queue }, actor, { visitId, text });
  }
}

const attendanceOf = ({
  how,
  code = "",
  time = "",
}: z.infer<z.ZodMiniObject<typeof attendance>>): Attendance =>
  how === "site-code" ? { how, code } : { how, time };

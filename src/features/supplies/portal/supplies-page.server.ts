import * as z from "zod/mini";
import { listFacilities } from "#features/facilities/find-facility.server.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { findRequest, listSupplies, type SupplyListRow } from "../list-supplies.server.ts";
import { supplyServerMessages } from "../messages.server.ts";
import { supplyMessages } from "../messages.ts";
import { requestSupply, undoRequest } from "../request-supply.server.ts";
import { supplyRequestForm } from "../supply-form.ts";

const path = "/client-portal/supplies";
const uuid = z.uuid();

async function requireSupplyRequester(route: RouteRequest) {
  const actor = await requireClient(route, "work-orders.create");
  return { actor, ...route.context.get(appContext) };
}

export async function readSupplies(route: RouteRequest) {
  const { actor, db } = await requireSupplyRequester(route);
  const search = new URL(route.request.url).searchParams;
  const facilities = await listFacilities(db, actor);
  const only = facilities.length === 1 ? facilities[0] : undefined;
  const facility = facilities.find(({ id }) => id === search.get("facilityId")) ?? only;
  const done = z.safeParse(uuid, search.get("done"));
  const request = done.success ? await findRequest(db, actor, done.data) : undefined;
  return {
    path,
    facilities: facilities.map(({ id, name }) => ({ id, name })),
    facility: facility && { id: facility.id, name: facility.name },
    supplies: facility
      ? (await listSupplies(db, actor, facility.id)).map((row) => toSupplyView(row, actor.language))
      : [],
    request: request && { id: request.id, name: request.name, isUndone: request.isUndone },
  };
}

const toSupplyView = ({ open, ...row }: SupplyListRow, language: Language) => ({
  ...row,
  open: open && {
    ...open,
    day: open.visitDate === null ? undefined : formatDay(open.visitDate, language),
  },
});

export type SuppliesData = Awaited<ReturnType<typeof readSupplies>>;

const schemaIn = byLanguage((language) =>
  z.discriminatedUnion("form", [
    z.object({
      form: z.literal("request"),
      facilityId: z.uuid(),
      ...supplyRequestForm(language).shape,
    }),
    z.object({ form: z.literal("undo"), facilityId: z.uuid(), request: z.uuid() }),
  ]),
);

const adds = (fields: z.infer<ReturnType<typeof schemaIn>>, language: Language) =>
  fields.form === "request"
    ? {
        noun: "request",
        to: fields.supplyId,
        question: supplyServerMessages(language).alreadyReceived.request,
      }
    : undefined;

export async function handleSupplyForm(route: RouteRequest) {
  const { actor, db, queue } = await requireSupplyRequester(route);
  const { errors } = supplyMessages(actor.language);
  const schema = schemaIn(actor.language);
  const echoed = ["form", "supplyId", "quantity", "note"];
  return handleFormOnce(
    route,
    { form: "supplies", schema, echoed, actor, db, adds },
    async (fields, refuse, db) => {
      const back = `${path}?facilityId=${fields.facilityId}`;
      if (fields.form === "undo") {
        const undone = await undoRequest({ db, queue }, actor, fields.request);
        if (undone.ok) return redirectAfterPost(`${back}&done=${fields.request}`);
        return refuse(409, errors.tooLate);
      }
      const { supplyId, quantity, note } = fields;
      const result = await requestSupply({ db, queue }, actor, { supplyId, quantity, note });
      if (!result.ok) return refuse(409, errors.gone);
      return redirectAfterPost(`${back}&done=${result.requestId}`);
    },
  );
}

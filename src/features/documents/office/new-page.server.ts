import * as z from "zod/mini";
import { clientChoices, listClients } from "#features/facilities/list-clients.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { addDocument } from "../add-document.server.ts";
import { documentForm } from "../document-form.server.ts";
import { officeDocuments } from "../documents-view.server.ts";
import { documentServerMessages } from "../messages.server.ts";

async function requireDocumentAuthor(route: RouteRequest) {
  const actor = await officeDocuments.enter(route);
  if (!may(actor, "documents.change")) throw notFound();
  return { actor, ...route.context.get(appContext) };
}

export async function readNewDocumentPage(route: RouteRequest) {
  const { actor, db } = await requireDocumentAuthor(route);
  const parsedId = z.safeParse(z.uuid(), new URL(route.request.url).searchParams.get("clientId"));
  const clients = await listClients(db, actor);
  return {
    clientId: clients.find(({ id }) => id === parsedId.data)?.id ?? only(clients)?.id,
    clients: clientChoices(clients),
  };
}

const only = <One>(all: readonly One[]): One | undefined => (all.length === 1 ? all[0] : undefined);

function problemsIn(language: Language) {
  const { errors } = documentServerMessages(language);
  return {
    "unknown-client": { clientId: errors.clientAgain },
    "unknown-facility": { facilityId: errors.facilityOfOther },
    "no-file": { photos: errors.noFile },
    "unknown-file": { photos: errors.fileGone },
  };
}

export async function addByForm(route: RouteRequest) {
  const { actor, db, queue } = await requireDocumentAuthor(route);
  const echoed = [
    "clientId",
    "facilityId",
    "type",
    "title",
    "validFrom",
    "validUntil",
    "needsAcknowledgement",
  ];
  const definition = {
    form: "document",
    schema: documentForm(actor.language),
    echoed,
    sender: actor,
  };
  const question = documentServerMessages(actor.language).alreadyReceived.document;
  const adds = () => ({ noun: "document", question });
  return handleFormOnce(
    route,
    { ...definition, actor, db, adds },
    async (fields, refuse, db, fileIds) => {
      const result = await addDocument({ db, queue }, actor, fields, fileIds);
      if (result.ok) return redirectAfterPost(`${officeDocuments.path}/${result.id}?done=added`);
      if (result.reason === "not-allowed") throw notFound();
      return refuse(422, problemsIn(actor.language)[result.reason]);
    },
  );
}

import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { dayOfMoment } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import {
  addCompanyCertificate,
  type CertificateProblem,
  removeCompanyCertificate,
} from "./certificate-commands.server.ts";
import { certificateForm } from "./certificate-form.ts";
import { listCompanyCertificates } from "./certificate-queries.server.ts";
import { companyCertificateServerMessages } from "./messages.server.ts";
import { companyCertificateMessages } from "./messages.ts";
import type { CompanyCertificateRow } from "./tables/company-certificates.ts";

const path = "/office/settings/certificates";

async function requireCertificateEditor(route: RouteRequest) {
  const actor = await requireStaff(route, "company-certificates.change");
  return { actor, db: route.context.get(appContext).db };
}

function toView(
  { id, name, issuer, validThrough, fileId }: CompanyCertificateRow,
  language: Language,
) {
  const { validThrough: through, noEnd } = companyCertificateMessages(language);
  return {
    id,
    name,
    issuer,
    validity: validThrough === null ? noEnd : through({ day: dayWithYear(validThrough, language) }),
    file: fileId === null ? undefined : `/office/files/${fileId}`,
  };
}

const hasEnded = ({ validThrough }: CompanyCertificateRow): boolean =>
  validThrough !== null && validThrough < todayIn(company.timeZone, new Date());

export async function readCertificatesPage(route: RouteRequest) {
  const { actor, db } = await requireCertificateEditor(route);
  const { language } = actor;
  const { added, removedOn } = companyCertificateMessages(language);
  const { inForce, removed } = await listCompanyCertificates(db);
  return {
    inForce: inForce.map(({ certificate, addedByName }) => ({
      ...toView(certificate, language),
      isOver: hasEnded(certificate),
      when: added({ day: dayOfMoment(certificate.addedAt, language), name: addedByName }),
    })),
    removed: removed.map(({ certificate, removedByName }) => ({
      ...toView(certificate, language),
      isOver: false,
      when: removedOn({
        from: dayOfMoment(certificate.addedAt, language),
        to: dayOfMoment(certificate.removedAt ?? certificate.addedAt, language),
        name: removedByName ?? "",
      }),
    })),
    done: z.safeParse(
      z.enum(["added", "removed"]),
      new URL(route.request.url).searchParams.get("done"),
    ).data,
  };
}

export type CertificatesData = Awaited<ReturnType<typeof readCertificatesPage>>;

const removalForm = z.object({ certificateId: z.uuid() });

export async function handleCertificatesForm(route: RouteRequest) {
  const { actor, db } = await requireCertificateEditor(route);
  const { language } = actor;
  if (new URL(route.request.url).searchParams.has("remove"))
    return handleFormOnce(
      route,
      { form: "remove", schema: removalForm, actor, db },
      async ({ certificateId }, refuse, db) => {
        const result = await removeCompanyCertificate({ db }, actor, certificateId);
        return result.ok
          ? redirectAfterPost(`${path}?done=removed`)
          : refuseCertificate(refuse, result.reason);
      },
    );
  const question = companyCertificateServerMessages(language).alreadyReceived;
  return handleFormOnce(
    route,
    {
      form: "certificate",
      schema: certificateForm(language),
      echoed: ["name", "issuer", "validThrough"],
      sender: actor,
      actor,
      db,
      adds: () => ({ noun: "company-certificate", question }),
    },
    async (fields, refuse, db, fileIds) => {
      const { errors } = companyCertificateMessages(language);
      if (fields.validThrough && fields.validThrough < todayIn(company.timeZone, new Date()))
        return refuse(422, { validThrough: errors.over });
      const result = await addCompanyCertificate({ db }, actor, fields, fileIds);
      if (result.ok) return redirectAfterPost(`${path}?done=added`);
      if (result.reason === "not-allowed") return refuseCertificate(refuse, result.reason);
      const photos = result.reason === "one-file" ? errors.oneFile : errors.fileGone;
      return refuse(422, { photos });
    },
  );
}

function refuseCertificate(refuse: Refuse, reason: CertificateProblem) {
  if (reason === "not-found") throw notFound();
  return refuse(409, companyCertificateServerMessages(refuse.language).problems[reason]);
}

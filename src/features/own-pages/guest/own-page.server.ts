/** The own page of whoever sent something needs no account, and works in browsers without scripts. */
import { randomUUID } from "node:crypto";
import { data } from "react-router";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { companyMoment, dayOfMoment } from "#platform/document/moment.ts";
import type { FileRefusal } from "#platform/files/file-types.ts";
import { refusalSentence } from "#platform/files/refusal-sentence.server.ts";
import { isAway } from "#platform/http/away.server.ts";
import { appContext, filesContext, requestContext } from "#platform/http/context.ts";
import { firstOfEachField } from "#platform/http/field-errors.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { unavailable } from "#platform/http/form-errors.server.ts";
import { type OccupantForm, readOccupantForm } from "#platform/http/occupant-form.server.ts";
import {
  addressesOfLink,
  openSecretLink,
  type SecretLinkRoute,
  secretLinkHeaders,
  withinLinkDeadline,
} from "#platform/http/secret-link.server.ts";
import { type FormAnswer, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import { countRequest } from "#platform/limits/rate-limit.server.ts";
import { ownPageMessages } from "../messages.ts";
import {
  addToOwnPage,
  type OwnPageProblem,
  type OwnPageResult,
  withdrawByOwnPage,
} from "../own-page-commands.server.ts";
import { listEntries, withdrawnSince } from "../own-page-entries.server.ts";
import type { OwnPageKindDefinitions } from "../own-page-kind.server.ts";
import { type OpenedOwnPage, openOwnPageLink, ownPagePath } from "../own-page-links.server.ts";
import { ownPageForm } from "../own-page-types.ts";

const openLink = (route: SecretLinkRoute) => openSecretLink(route, openOwnPageLink);

/** Addresses of the same link, which keep its language. */
const addressOf = (route: SecretLinkRoute) =>
  addressesOfLink(route, ownPagePath(route.params.token ?? ""), ["language"]);

const noPage = () => data({ page: undefined }, { status: 404, headers: secretLinkHeaders });

const doneSteps = ["added", "withdrawn"] as const;

export async function readOwnPageByLink(route: SecretLinkRoute, kinds: OwnPageKindDefinitions) {
  const opened = await openLink(route);
  if (opened === undefined) return noPage();
  const { db } = route.context.get(appContext);
  const language = await findReaderLanguage(route);
  const kind = kinds[opened.kind];
  const { subjectId } = opened;
  const now = new Date();
  const [view, state, entries] = await withinLinkDeadline(route, () =>
    Promise.all([
      kind.readView(db, subjectId, language, now),
      kind.readState(db, subjectId),
      listEntries(db, opened),
    ]),
  );
  if (view === undefined || state === undefined) return noPage();
  const since = await withinLinkDeadline(route, () => withdrawnSince(db, opened, state));
  const { guest } = ownPageMessages(language);
  const { standing, promise, person, withdrawn, ...shown } = view;
  const { searchParams } = new URL(route.request.url);
  const day = since && dayOfMoment(since, language);
  return data(
    {
      page: {
        ...shown,
        standing:
          day === undefined ? standing : { title: withdrawn, text: guest.withdrawnOn({ day }) },
        promise: day === undefined ? promise : undefined,
        person: person && guest.person({ name: person }),
        call: guest.call({ phone: onOneLine(company.phone.display), reference: view.reference }),
        callHref: company.phone.href,
        entries: entries
          .filter(({ what }) => what === "added")
          .map(({ id, text, sentAt, files }) => ({
            id,
            text,
            sent: companyMoment(sentAt, language, now),
            files: files.map(({ name, isHeld }) => (isHeld ? guest.beingChecked({ name }) : name)),
          })),
        isOpen: state.isOpen && since === undefined,
        isSigned: state.isSigned,
        address: addressOf(route)(""),
        attempt: randomUUID(),
        done: z.safeParse(z.enum(doneSteps), searchParams.get("done")).data,
      },
    },
    { headers: secretLinkHeaders },
  );
}

/** Neither its space nor its hyphen ends a line. */
const onOneLine = (phone: string): string =>
  phone.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011");

export type OwnPage = NonNullable<Awaited<ReturnType<typeof readOwnPageByLink>>["data"]["page"]>;

/** Nobody adds so much by hand. Counted before any of it is read: beyond it no file is written to the disk. */
const ofPosts = { uses: 20, windowSeconds: 3600 };

async function retryAfterOf(
  route: SecretLinkRoute,
  { linkId, subjectId }: OpenedOwnPage,
): Promise<number | undefined> {
  const { db } = route.context.get(appContext);
  const { addressHash } = route.context.get(requestContext);
  for (const sender of [linkId, subjectId, addressHash]) {
    const counted = await countRequest(db, { form: "own-page", addressHash: sender }, ofPosts);
    if (!counted.allowed) return counted.retryAfterSeconds;
  }
  return undefined;
}

/** Adds a remark or a file, or takes everything back. */
export async function handleOwnPageForm(route: SecretLinkRoute, kinds: OwnPageKindDefinitions) {
  const opened = await openLink(route);
  if (opened === undefined) throw new Response(null, { status: 404, headers: secretLinkHeaders });
  const language = await findReaderLanguage(route);
  const { guest } = ownPageMessages(language);
  const retryAfter = await withinLinkDeadline(route, () => retryAfterOf(route, opened));
  const form = await readOccupantForm(route, retryAfter === undefined);
  if (retryAfter !== undefined) return refuseFlood(form, retryAfter, language);
  if (!form.ok) return refuse({}, form.refusal.status, ofForm(guest.unread));
  try {
    return await answerForm(route, kinds, opened, form, language);
  } catch (error) {
    if (!isAway(route.context, error)) throw error;
    return refuse(form.fields, 503, ofForm(unavailable.message(language)), 10);
  } finally {
    await form.discard();
  }
}

type ReadForm = Awaited<ReturnType<typeof readOccupantForm>>;

function refuseFlood(form: ReadForm, retryAfterSeconds: number, language: Language) {
  const { guest } = ownPageMessages(language);
  const problem = guest.tooManyPosts({ count: Math.ceil(retryAfterSeconds / 60) });
  const hadFile = form.ok && form.photoFault !== undefined;
  const errors: Record<string, string> = hadFile ? { file: guest.fileAgain } : {};
  return refuse(form.ok ? form.fields : {}, 429, { problem, errors }, retryAfterSeconds);
}

async function answerForm(
  route: SecretLinkRoute,
  kinds: OwnPageKindDefinitions,
  opened: OpenedOwnPage,
  { fields, photo: file, photoFault }: OccupantForm,
  language: Language,
) {
  const { guest } = ownPageMessages(language);
  const parsed = z.safeParse(ownPageForm(language), fields);
  if (photoFault !== undefined)
    return refuse(fields, 422, ofFields({ file: fileSentence(photoFault, language) }));
  if (!parsed.success)
    return refuse(
      fields,
      422,
      ofFields({
        ...firstOfEachField(parsed.error.issues),
        ...(file && { file: guest.fileAgain }),
      }),
    );
  const { db, queue } = route.context.get(appContext);
  const kind = kinds[opened.kind];
  const result =
    parsed.data.step === "withdraw"
      ? await withdrawByOwnPage({ db, queue }, kind, opened)
      : await addToOwnPage(
          { db, queue, files: route.context.get(filesContext).files },
          kind,
          opened,
          {
            ...parsed.data,
            language,
            file,
            addressHash: route.context.get(requestContext).addressHash,
          },
        );
  return result.ok
    ? redirectAfterPost(addressOf(route)("", { done: result.what }))
    : refused(fields, result, language);
}

const fileSentence = (why: FileRefusal, language: Language): string =>
  refusalSentence(why, language);

const statuses: Readonly<Record<OwnPageProblem, number>> = {
  gone: 404,
  withdrawn: 409,
  closed: 409,
  signed: 409,
  nothing: 422,
  "too-many": 409,
};

function refused(
  fields: Readonly<Record<string, unknown>>,
  result: Exclude<OwnPageResult, { ok: true }>,
  language: Language,
) {
  if (result.reason === "file")
    return refuse(fields, 422, ofFields({ file: fileSentence(result.why, language) }));
  const sentence = ownPageMessages(language).guest.refused[result.reason];
  if (result.reason === "too-many-today")
    return refuse(fields, 429, ofForm(sentence), result.retryAfterSeconds);
  const why = result.reason === "nothing" ? ofFields({ text: sentence }) : ofForm(sentence);
  return refuse(fields, statuses[result.reason], why);
}

const ofForm = (problem: string) => ({ problem, errors: {} });
const ofFields = (errors: Record<string, string>) => ({ problem: undefined, errors });

/** The typed text comes back; a file has to be chosen again. */
function refuse(
  fields: Readonly<Record<string, unknown>>,
  status: number,
  { problem, errors }: Pick<FormAnswer, "problem" | "errors">,
  retryAfterSeconds?: number,
) {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const names = ["step", "text", "attempt"];
  const answer: FormAnswer = {
    form: "own-page",
    problem,
    errors,
    values: Object.fromEntries(names.map((name) => [name, text(fields[name])])),
  };
  const retryAfter = retryAfterSeconds && { "Retry-After": String(retryAfterSeconds) };
  return data(answer, { status, headers: { ...secretLinkHeaders, ...retryAfter } });
}

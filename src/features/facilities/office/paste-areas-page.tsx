import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { SmallLink } from "#ui/links.tsx";
import { smallLinkClass } from "#ui/text-link.ts";
import { areaTypes, floorCoverings } from "../areas/area-types.ts";
import { addAreas, listAreas } from "../areas/change-areas.server.ts";
import { fixtureColumns, type PastedLine, readPastedAreas } from "../areas/paste-areas.ts";
import { facilityServerMessages } from "../messages.server.ts";
import type { Route } from "./+types/paste-areas-page.ts";
import { facilityProblems, requireEditableFacility } from "./facility-page.server.ts";
import { Header } from "./header.tsx";
import { facilityOfficeMessages } from "./messages.ts";

/** Each line shows how it was read, with its faults below. */
function PastedAreaTable({ lines }: { lines: readonly PastedLine[] }) {
  const { areas, paste } = useMessages(facilityOfficeMessages);
  return (
    <ol className="border-b border-line text-sm">
      {lines.map(({ number, given, faults }) => (
        <li
          key={number}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-t border-line py-2 sm:grid-cols-[4.5rem_minmax(0,2fr)_4rem_minmax(0,1.4fr)_6rem_minmax(0,1fr)]"
        >
          <span className="text-slate tabular-nums">{paste.line({ number })}</span>
          <span className="font-semibold break-words">{given.name || paste.noName}</span>
          <Cell label={areas.floor} text={given.floor} />
          <Cell label={areas.type} text={given.type} />
          <Cell label={areas.squareFeet} text={given.squareFeet} />
          <Cell label={paste.covering} text={given.floorCovering} />
          {fixtureColumns.map((name) =>
            given[name] === "" ? null : (
              <span key={name} className="col-start-2 text-slate tabular-nums sm:col-end-7">
                {areas.fixtureNames[name]}: {given[name]}
              </span>
            ),
          )}
          {faults.length > 0 ? (
            <ul className="col-start-2 mt-1 font-medium text-error sm:col-end-7">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

const Cell = ({ label, text }: { label: string; text: string }) => (
  <span className="break-words tabular-nums max-sm:col-start-2">
    <span className="text-slate sm:sr-only">{label} </span>
    {text || "–"}
  </span>
);

export const loader = async (route: LoaderFunctionArgs) =>
  (await requireEditableFacility(route)).page;

const schemaIn = byLanguage((language) =>
  z.object({
    form: z.enum(["preview", "add"]),
    text: z
      .string()
      .check(z.maxLength(60_000, facilityOfficeMessages(language).paste.errors.tooLong)),
  }),
);

/** The preview is an answer like a fault: nothing was stored, and what was pasted comes back. */
export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await requireEditableFacility(route);
  const { language } = actor;
  const definition = { form: "paste", schema: schemaIn(language), echoed: ["text"] };
  const adds = ({ form }: z.infer<ReturnType<typeof schemaIn>>) =>
    form === "add"
      ? { noun: "list", question: facilityServerMessages(language).alreadyReceived.list }
      : undefined;
  return handleFormOnce(
    route,
    { ...definition, actor, db, adds },
    async ({ form, text }, refuse, db) => {
      const existing = (await listAreas(db, actor, facility.id)).filter((area) => !area.archivedAt);
      const { lines, problem } = readPastedAreas(text, existing, language);
      if (problem !== undefined) return refuse(422, { text: problem });
      const areas = lines.flatMap(({ area, faults }) =>
        area && faults.length === 0 ? [area] : [],
      );
      if (form === "add" && areas.length === lines.length) {
        const result = await addAreas({ db }, actor, facility.id, areas);
        if (result.ok) return redirectAfterPost(`${path}/areas`);
        if (result.reason !== "duplicate")
          return refuse(409, facilityProblems(language)[result.reason]);
      }
      const answer = refuse(form === "add" ? 409 : 200, {});
      return { ...answer, data: { ...answer.data, lines } };
    },
  );
}

export const meta = pageMetaIn((language) => facilityOfficeMessages(language).paste.title);

export default function PasteAreasPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path } = loaderData;
  const language = useLanguage();
  const { areas, paste } = facilityOfficeMessages(language);
  const lines = answer && "lines" in answer ? answer.lines : undefined;
  const faulty = lines?.filter(({ faults }) => faults.length > 0).length ?? 0;
  return (
    <>
      <Header facility={facility} path={path} />
      <p className="mt-4">
        <SmallLink to={`${path}/areas`}>{areas.title}</SmallLink>
      </p>
      <h2 className="text-subtitle font-semibold tracking-snug">{areas.paste}</h2>
      <p className="mt-1 max-w-[68ch] text-sm text-slate">{paste.note}</p>
      <PostForm noValidate className="mt-5 flex max-w-3xl flex-col items-start gap-4">
        <Problem text={answer?.problem} />
        <Field name="text" id="paste-text" label={areas.title} error={answer?.errors.text}>
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={lines ? 6 : 12}
              key={answer?.values.text}
              defaultValue={answer?.values.text ?? ""}
              placeholder={paste.placeholder}
              className={`${fieldClass} font-mono whitespace-pre`}
            />
          )}
        </Field>
        <CompactSubmitButton
          look={lines && faulty === 0 ? "outline" : "primary"}
          name="form"
          value="preview"
        >
          {lines ? paste.previewAgain : paste.preview}
        </CompactSubmitButton>
        {lines ? (
          <section aria-labelledby="preview-title" className="w-full">
            <h3 id="preview-title" className="text-base font-semibold tracking-snug">
              {paste.preview}
            </h3>
            <p role="status" className="mt-1 mb-3 text-sm">
              {faulty === 0
                ? paste.ready({ count: lines.length })
                : paste.needCorrecting({ faulty, all: lines.length })}
            </p>
            {faulty === 0 ? (
              <CompactSubmitButton className="mb-4" name="form" value="add">
                {paste.addThese({ count: lines.length })}
              </CompactSubmitButton>
            ) : null}
            <PastedAreaTable lines={lines} />
          </section>
        ) : null}
      </PostForm>
      <details className="mt-8 max-w-3xl text-sm">
        <summary className={smallLinkClass}>{paste.known}</summary>
        <p className="mt-2">{labelsOf(areaTypes(language))}</p>
        <p className="mt-2">{labelsOf(floorCoverings(language))}</p>
      </details>
    </>
  );
}

const labelsOf = (choices: readonly { label: string }[]): string =>
  choices.map(({ label }) => label).join(", ");

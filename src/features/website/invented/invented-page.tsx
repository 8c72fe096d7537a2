import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { handleForm, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { titleOfDocument } from "../document-labels.ts";
import { DoneNotice } from "../done-notice.tsx";
import { publicationMs, refusePublication } from "../handle-document-form.server.ts";
import { websiteServerMessages } from "../messages.server.ts";
import { websiteMessages } from "../messages.ts";
import { publishTexts } from "../publish-checked.server.ts";
import { requireWebsiteEditor } from "../require-website-editor.server.ts";
import { findWebsiteDocuments } from "../website-documents.server.ts";
import type { Route } from "./+types/invented-page.ts";
import { findInventedEntries, textsToSettle } from "./invented-entries.server.ts";
import { inventedGroups } from "./invented-groups.ts";

const path = "/office/website/invented";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireWebsiteEditor(route);
  const entries = findInventedEntries(await findWebsiteDocuments(db), actor.language);
  return {
    entries: entries.map(({ flags: _flags, from: _from, ...entry }) => entry),
  };
}

const schema = z.object({
  step: z.enum(["take-off", "keep"]),
  /** Keys of the entries that the page showed, one a line: what was published since is left alone. */
  entries: z.string().check(z.minLength(1), z.maxLength(20_000)),
});

export async function action(route: ActionFunctionArgs) {
  const { actor, db, preview, log } = await requireWebsiteEditor(route);
  const { language } = actor;
  const definition = { form: "invented", schema, echoed: ["step"], answerWithinMs: publicationMs };
  return handleForm(route, definition, async ({ step, entries }, refuse) => {
    const chosen = new Set(entries.split(/\r?\n/));
    const entriesInvented = findInventedEntries(await findWebsiteDocuments(db), language);
    const changes = textsToSettle(
      entriesInvented.filter(({ key }) => chosen.has(key)),
      step,
    );
    if (changes.size === 0) return redirectAfterPost(`${path}?done=settled`);
    const result = await publishTexts({ db, actor, preview, log }, changes);
    if (result.ok) return redirectAfterPost(`${path}?done=${doneBy[step]}`);
    if (result.reason !== "has-draft") return refusePublication(refuse, result);
    const titles = result.documents.map((name) => titleOfDocument(name, language));
    const { hasDrafts } = websiteServerMessages(language).errors;
    return refuse(409, hasDrafts({ titles: titles.join(", ") }));
  });
}

const doneBy = { "take-off": "taken-off", keep: "kept" } as const;

export const meta = pageMetaIn((language) => websiteMessages(language).invented.title);

type Entry = Route.ComponentProps["loaderData"]["entries"][number];

/** Entries that came with the product and are true of nobody yet can be removed, kept or edited. */
export default function InventedPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { section, invented } = useMessages(websiteMessages);
  const { entries } = loaderData;
  return (
    <div className="max-w-3xl">
      <BackLink to="/office/website">{section}</BackLink>
      <PageTitle>{invented.title}</PageTitle>
      <p className="mt-3 text-sm text-slate">{invented.note}</p>
      <DoneNotice isShown={answer === undefined} />
      <p className="mt-4 font-semibold" role="status">
        {entries.length > 0 ? invented.left({ count: entries.length }) : invented.nothing}
      </p>
      <Problem text={answer?.problem} />
      {inventedGroups.map((group) => {
        const inGroup = entries.filter((entry) => entry.group === group);
        return inGroup.length > 0 ? <Group key={group} group={group} entries={inGroup} /> : null;
      })}
    </div>
  );
}

function Group({ group, entries }: { group: Entry["group"]; entries: readonly Entry[] }) {
  const { invented } = useMessages(websiteMessages);
  const removable = entries.filter(({ canBeTakenOff }) => canBeTakenOff);
  const keepable = entries.filter(({ canBeKept }) => canBeKept);
  const title = invented.groups[group];
  return (
    <section aria-labelledby={`group-${group}`} className="mt-9">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={`group-${group}`} className="text-lg font-semibold tracking-snug">
          {title}
        </h2>
        <div className="flex flex-wrap gap-3">
          {removable.length > 1 ? (
            <Settle step="take-off" entries={removable} title={title} label={invented.takeAllOff} />
          ) : null}
          {keepable.length > 1 && group !== "legal" ? (
            <Settle step="keep" entries={keepable} title={title} label={invented.keepAll} />
          ) : null}
        </div>
      </div>
      <ul className="mt-3 border-t border-line">
        {entries.map((entry) => (
          <li key={entry.key} className="border-b border-line py-3">
            <p className="font-semibold break-words">{entry.title}</p>
            {entry.documentTitle === entry.title ? null : (
              <p className="text-sm text-slate">{entry.documentTitle}</p>
            )}
            {entry.canBeTakenOff ? null : <p className="mt-1 text-sm">{invented.only}</p>}
            <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
              {entry.canBeTakenOff ? (
                <Settle
                  step="take-off"
                  entries={[entry]}
                  title={entry.title}
                  label={invented.takeOff}
                />
              ) : null}
              {entry.canBeKept ? (
                <Settle
                  step="keep"
                  entries={[entry]}
                  title={entry.title}
                  label={group === "legal" ? invented.check : invented.keep}
                />
              ) : null}
              <Link
                to={`/office/website/document?name=${encodeURIComponent(entry.document)}`}
                aria-label={invented.of({ action: invented.edit, title: entry.title })}
                className={`${tallTextLinkClass} text-sm`}
              >
                {invented.edit}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SettleProps {
  step: keyof typeof doneBy;
  entries: readonly Entry[];
  /** Tells buttons with the same words apart, for whoever hears them. */
  title: string;
  label: string;
}

function Settle({ step, entries, title, label }: SettleProps) {
  const { invented } = useMessages(websiteMessages);
  return (
    <Command
      fields={{ step, entries: entries.map(({ key }) => key).join("\n") }}
      name={invented.of({ action: label, title })}
    >
      {label}
    </Command>
  );
}

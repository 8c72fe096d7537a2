import * as z from "zod/mini";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { languages } from "#platform/language/language.ts";
import { shippedTemplates } from "../email-types.ts";
import { opportunityEmailServerMessages } from "../messages.server.ts";
import { opportunityEmailMessages } from "../messages.ts";
import {
  addTemplate,
  changeTemplate,
  listTemplates,
  removeTemplate,
  type TemplateProblem,
  templateTextsOf,
} from "./template-commands.server.ts";
import { maxTemplates, type TemplateForm, templateForm } from "./template-form.ts";

const templatesPath = "/office/settings/email-templates";

async function requireTemplateEditor(route: RouteRequest) {
  const actor = await requireStaff(route, "settings.change");
  return { actor, db: route.context.get(appContext).db };
}

export async function readTemplatesPage(route: RouteRequest) {
  const { actor, db } = await requireTemplateEditor(route);
  const { searchParams } = new URL(route.request.url);
  const { languageNames, templates } = opportunityEmailMessages(actor.language);
  const rows = await listTemplates(db);
  const chosen = rows.find(({ id }) => id === searchParams.get("template"));
  return {
    path: templatesPath,
    rows: rows.map(({ id, name, language, subject }) => ({
      id,
      name,
      language,
      inLanguage: languageNames[language],
      subject,
    })),
    shipped: shippedTemplates.map((template) => templates[template]),
    languages: languages.map((language) => ({ value: language, label: languageNames[language] })),
    edited: chosen && { id: chosen.id, stored: templateTextsOf(chosen) },
    isFull: rows.length >= maxTemplates,
    done: z.safeParse(z.enum(["added", "changed", "removed"]), searchParams.get("done")).data,
  };
}

export type TemplatesData = Awaited<ReturnType<typeof readTemplatesPage>>;

const echoed = ["step", "templateId", "name", "language", "subject", "text"];

const doneNames = { add: "added", change: "changed", remove: "removed" } as const;

export async function handleTemplateForm(route: RouteRequest) {
  const { actor, db } = await requireTemplateEditor(route);
  const { sentTemplateBefore: question } = opportunityEmailServerMessages(actor.language);
  return handleFormOnce(
    route,
    {
      form: "step",
      schema: templateForm(actor.language),
      echoed,
      actor,
      db,
      adds: ({ step }) => (step === "add" ? { noun: "email-template", question } : undefined),
    },
    async (fields, refuse, tx, _, sent) => {
      const result = await run(tx, actor, fields, sent);
      if (result.ok) return redirectAfterPost(`${templatesPath}?done=${doneNames[fields.step]}`);
      if (result.reason === "edited-by-both") {
        const typed = Object.fromEntries(
          Object.entries(fields).filter(([name]) => name in result.stored),
        );
        const { languageNames } = opportunityEmailMessages(actor.language);
        const names: Readonly<Record<string, string>> = languageNames;
        return refuseEdit(refuse, result, typed, {
          formatValue: (name, value) => (name === "language" ? (names[value] ?? value) : value),
        });
      }
      return refuseTemplate(refuse, result.reason);
    },
  );
}

type Database = Parameters<typeof addTemplate>[0]["db"];

function run(
  db: Database,
  actor: Actor,
  fields: TemplateForm,
  sent: Readonly<Record<string, unknown>>,
) {
  switch (fields.step) {
    case "add": {
      const { step: _, ...added } = fields;
      return addTemplate({ db }, actor, added);
    }
    case "change": {
      const { step: _, templateId, ...changed } = fields;
      return changeTemplate({ db }, actor, templateId, changed, seenIn(sent));
    }
    case "remove":
      return removeTemplate({ db }, actor, fields.templateId);
  }
}

function refuseTemplate(refuse: Refuse, reason: TemplateProblem) {
  const sentence = opportunityEmailServerMessages(refuse.language).templateProblems[reason];
  return reason === "same-name" ? refuse(409, { name: sentence }) : refuse(409, sentence);
}

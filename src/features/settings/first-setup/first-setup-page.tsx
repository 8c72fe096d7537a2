import Check from "@lucide/icons/icons/check";
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { systemContext } from "#platform/system/system-check.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { textLinkClass } from "#ui/text-link.ts";
import { readInstallationFacts } from "../going-live/installation-facts.server.ts";
import { isMissing, type LaunchItem, launchItems } from "../going-live/launch-items.server.ts";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/first-setup-page.ts";
import { finishFirstSetup } from "./first-setup.server.ts";
import { firstSetupMessages } from "./messages.ts";
import { type SetupStep, setupSteps } from "./setup-steps.ts";

/**
 * Items of the list before going live that belong to each step: a step is done once none of them is missing.
 */
const missingOf: Readonly<Record<SetupStep, (item: LaunchItem) => boolean>> = {
  company: ({ name }) => name === "company",
  hours: ({ name }) => name === "details",
  brand: ({ name }) => name === "brand",
  content: ({ group }) => group === "website",
  email: ({ group }) => group === "email",
  demonstration: ({ name }) => name === "demonstration",
};

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  const { config } = route.context.get(appContext);
  const placeholders = await route.context.get(systemContext).readPlaceholders();
  const facts = await readInstallationFacts(db, undefined);
  const missing = launchItems({ facts, config, placeholders }, actor.language).filter(isMissing);
  return {
    steps: setupSteps.map(({ step, path }) => ({
      step,
      path,
      isDone: !missing.some(missingOf[step]),
    })),
  };
}

const schema = z.object({ step: z.literal("finish") });

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  const definition = { form: "first-setup", schema, actor, db };
  return handleFormOnce(route, definition, async (_, _refuse, tx) => {
    await finishFirstSetup(tx);
    return redirectAfterPost("/office/going-live");
  });
}

export const meta = pageMetaIn((language) => firstSetupMessages(language).title);

/** The owner's first minutes: name, looks, content and email of the company, one page after the other. */
export default function FirstSetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { steps } = loaderData;
  const answer = useAnswer(actionData);
  const messages = useMessages(firstSetupMessages);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <div className="max-w-3xl">
      <PageTitle>{messages.title}</PageTitle>
      <p className="mt-3 text-sm text-slate">{messages.lead}</p>
      <p className="mt-4 font-semibold" role="status">
        {next ? messages.progress({ done, all: steps.length }) : messages.allDone}
      </p>
      <Problem text={answer?.problem} />
      <ol className="mt-6 border-t border-line">
        {steps.map(({ step, path, isDone }, at) => (
          <li key={step} className="flex gap-4 border-b border-line py-4">
            <span
              aria-hidden="true"
              className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold ${
                isDone ? "bg-teal text-white" : "bg-tint"
              }`}
            >
              {isDone ? <Drawing icon={Check} className="size-4 stroke-2" /> : at + 1}
            </span>
            <div className="min-w-0 flex-1">
              <Link to={path} className={`${textLinkClass} inline-flex min-h-8 items-center`}>
                {messages.steps[step]}
              </Link>
              <p className="text-sm text-slate">
                {step === "demonstration" && isDone
                  ? messages.noDemonstration
                  : messages.notes[step]}
              </p>
            </div>
            <span className="pt-1 text-sm text-slate">
              {isDone ? messages.done : messages.open}
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {next ? (
          <Link to={next.path} className={buttonClass("primary")}>
            {messages.next({ step: messages.steps[next.step] })}
          </Link>
        ) : null}
        <Command fields={{ step: "finish" }}>{messages.finish}</Command>
      </div>
      <p className="mt-3 text-sm text-slate">{messages.finishNote}</p>
    </div>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigation } from "react-router";
import * as z from "zod/mini";
import {
  facilityProblems,
  requireEditableFacility,
  requireFacility,
} from "#features/facilities/office/facility-page.server.ts";
import { Header } from "#features/facilities/office/header.tsx";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { listHeldReports, releaseReport } from "../held-reports.server.ts";
import { occupantMessages } from "../messages.ts";
import {
  chosenAreas,
  makeSigns,
  readSigns,
  renewSign,
  revokeSign,
} from "../signs-screen.server.ts";
import { SignsScreen } from "../signs-screen.tsx";
import type { Route } from "./+types/signs-page.ts";
import { type HeldReportView, toHeldReportViews } from "./held-reports.server.ts";

/** Reports that look like spam: nobody works on them until somebody has looked. */
function HeldReports({ reports }: { reports: readonly HeldReportView[] }) {
  const messages = useMessages(occupantMessages).held;
  if (reports.length === 0) return null;
  return (
    <TitledSection
      titleId="held-title"
      title={messages.title({ count: reports.length })}
      size="small"
      className="mt-6 rounded-lg border border-dawn bg-white p-5"
    >
      <ul className="mt-2 text-sm">
        {reports.map(({ id, areaName, what, text, language, why, received }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5"
          >
            <div className="min-w-0">
              <p className="font-semibold break-words">
                {messages.inArea({ area: areaName, what })}
              </p>
              <p lang={language} className="break-words whitespace-pre-wrap empty:hidden">
                {text}
              </p>
              <p className="text-slate">
                <RichText
                  text={messages.why({ why })}
                  tags={{ time: () => <time dateTime={received.iso}>{received.full}</time> }}
                />
              </p>
            </div>
            <Command
              fields={{ form: "release", report: id }}
              name={messages.releaseOf({ what, area: areaName })}
            >
              {messages.release}
            </Command>
          </li>
        ))}
      </ul>
      <p className="text-sm text-slate">{messages.note}</p>
    </TitledSection>
  );
}

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, page } = await requireFacility(route);
  const signs = await readSigns(route, actor, facility);
  const heldReports = toHeldReportViews(
    await listHeldReports(db, actor, facility.id),
    actor.language,
  );
  return { ...page, signs, held: heldReports };
}

const schema = z.looseObject({
  form: z.enum(["make", "renew", "revoke", "release"]),
  area: z.optional(z.uuid()),
  report: z.optional(z.uuid()),
});

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await requireEditableFacility(route);
  const { queue } = route.context.get(appContext);
  return handleFormOnce(route, { form: "signs", schema, actor, db }, async (fields, refuse, db) => {
    const { form, area = "", report = "" } = fields;
    const act = () => {
      if (form === "release") return releaseReport({ db, queue }, actor, report);
      if (form === "renew") return renewSign({ db }, actor, facility.id, area);
      if (form === "revoke") return revokeSign({ db }, actor, facility.id, area);
      const chosen = chosenAreas(Object.keys(fields)).filter((id) => z.safeParse(uuid, id).success);
      return makeSigns({ db }, actor, facility.id, chosen.length > 0 ? chosen : "all");
    };
    const result = await act();
    return result.ok
      ? redirectAfterPost(`${path}/signs`)
      : refuse(409, facilityProblems(actor.language)[result.reason]);
  });
}

const uuid = z.uuid();

export const meta = pageMetaIn((language) => occupantMessages(language).signs.title);

/** QR signs of a facility: made, printed, renewed and taken out of use. */
export default function SignsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, mayChange, signs, held } = loaderData;
  const messages = useMessages(occupantMessages).signs;
  const isSaving = useNavigation().state === "submitting";
  return (
    <>
      <Header facility={facility} path={path} />
      <PageProblem text={answer?.problem} />
      <HeldReports reports={held} />
      <SignsScreen
        data={signs}
        path={`${path}/signs`}
        audience="staff"
        more={
          mayChange && signs.missing > 0 ? (
            <CompactSubmitButton
              look={signs.made > 0 ? "outline" : "primary"}
              name="form"
              value="make"
              formMethod="post"
              formAction={`${path}/signs`}
              disabled={isSaving}
            >
              {messages.create({ count: signs.missing })}
            </CompactSubmitButton>
          ) : undefined
        }
        {...(mayChange && {
          action: (area: string, name: string) => (
            <details className="open:py-2">
              <summary
                aria-label={messages.changeOf({ area: name })}
                className={buttonClass("bare", "", "compact")}
              >
                {messages.change}
              </summary>
              <p className="mt-1 mb-2 max-w-72 text-slate">{messages.changeNote}</p>
              <div className="flex flex-wrap gap-2">
                <Command fields={{ form: "renew", area }} name={messages.renewOf({ area: name })}>
                  {messages.renew}
                </Command>
                <Command
                  fields={{ form: "revoke", area }}
                  name={messages.takeDownOf({ area: name })}
                >
                  {messages.takeDown}
                </Command>
              </div>
            </details>
          ),
        })}
      />
    </>
  );
}

import { inArray, sql } from "drizzle-orm";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { shippedRateCard } from "#content/rate-card.ts";
import { ratedFrequencies, ratedTypes } from "#content/rate-card-types.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { frequencyChoices } from "#features/leads/frequency-types.ts";
import { leads } from "#features/leads/tables/leads.ts";
import type { Database } from "#platform/database/client.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { readSection, restoreSection } from "../change-section.server.ts";
import { handleSettingsForm } from "../handle-settings-form.server.ts";
import { settingsMessages } from "../messages.ts";
import { FieldGroup, RestoreShipped, SettingsForm, SettingsFrame } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/rate-card-page.ts";
import {
  changeRateCard,
  rateCardForm,
  rateCardNames,
  rateCardSection,
  rateCardTexts,
} from "./rate-card-section.server.ts";

const path = "/office/settings/rate-card";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireSettingsEditor(route);
  const { card, cards } = await readSection(db, rateCardSection);
  const versions = [shippedRateCard, ...cards].map(({ version }) => version);
  const shown = await countShown(db, versions);
  return {
    stored: rateCardTexts(card),
    versions: versions.toReversed().map((version) => ({
      version,
      isCurrent: version === card.version,
      isShipped: version === shippedRateCard.version,
      requests: shown.get(version) ?? 0,
    })),
  };
}

/** Number of quote requests that were given a range by each version. */
async function countShown(
  db: Database,
  versions: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ version: leads.rateCard, requests: sql<number>`count(*)::int` })
    .from(leads)
    .where(inArray(leads.rateCard, [...versions]))
    .groupBy(leads.rateCard);
  return new Map(rows.map(({ version, requests }) => [version, requests]));
}

export const action = (route: ActionFunctionArgs) =>
  handleSettingsForm(route, {
    path,
    schema: rateCardForm,
    echoed: rateCardNames,
    texts: (form) => form,
    change: changeRateCard,
    restore: (context, actor) => restoreSection(context, actor, rateCardSection),
  });

export const meta = pageMetaIn((language) => settingsMessages(language).rateCard.title);

export default function RateCardPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored, versions } = loaderData;
  const language = useLanguage();
  const { rateCard, saved } = useMessages(settingsMessages);
  const typeLabels = new Map(facilityTypes(language).map(({ value, label }) => [value, label]));
  const visitLabels = new Map(frequencyChoices(language).map(({ value, label }) => [value, label]));
  return (
    <SettingsFrame texts={rateCard} saved={saved} answer={answer}>
      <p className="mt-3 text-sm text-slate">{rateCard.costBuilt}</p>
      <SettingsForm stored={stored} answer={answer}>
        <FieldGroup title={rateCard.rates} note={rateCard.ratesNote}>
          {ratedTypes.map((type) => (
            <SpanFields
              key={type}
              name={`rate.${type}`}
              label={typeLabels.get(type)}
              stored={stored}
            />
          ))}
        </FieldGroup>
        <FieldGroup title={rateCard.shares} note={rateCard.sharesNote}>
          {ratedFrequencies.map((visits) => (
            <SpanFields
              key={visits}
              name={`share.${visits}`}
              label={visitLabels.get(visits)}
              stored={stored}
            />
          ))}
        </FieldGroup>
        <FieldGroup title={rateCard.visit} note={rateCard.visitNote}>
          <SpanFields name="visit" label={rateCard.perVisit} stored={stored} />
        </FieldGroup>
        <FieldGroup title={rateCard.basis} note={rateCard.basisNote}>
          {(["en", "es"] as const).map((written) => (
            <NotesField
              key={written}
              name={`basis.${written}`}
              label={rateCard.basisIn[written]}
              rows={3}
              lang={written}
              value={stored[`basis.${written}`] ?? ""}
            />
          ))}
        </FieldGroup>
      </SettingsForm>
      <section aria-labelledby="versions" className="mt-10 border-t border-line pt-6">
        <h2 id="versions" className="text-subtitle font-semibold tracking-snug">
          {rateCard.versions}
        </h2>
        <p className="mt-1 text-sm text-slate">{rateCard.versionsNote}</p>
        <ul className="mt-3 text-sm">
          {versions.map(({ version, isCurrent, isShipped, requests }) => (
            <li
              key={version}
              className="flex flex-wrap gap-x-4 border-b border-line py-2 tabular-nums"
            >
              <span className={isCurrent ? "font-semibold" : ""}>{version}</span>
              {isShipped ? <span className="text-slate">{rateCard.shipped}</span> : null}
              {isCurrent ? <span className="text-teal">{rateCard.current}</span> : null}
              <span className="ml-auto text-slate">{rateCard.requests({ count: requests })}</span>
            </li>
          ))}
        </ul>
      </section>
      <RestoreShipped path={path} note={rateCard.restore} />
    </SettingsFrame>
  );
}

interface SpanFieldsProps {
  name: string;
  label: string | undefined;
  stored: Readonly<Record<string, string>>;
}

/** Both ends of a span beside each other, under what they are of. */
function SpanFields({ name, label, stored }: SpanFieldsProps) {
  const { rateCard } = useMessages(settingsMessages);
  return (
    <fieldset className="w-full">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1.5 grid grid-cols-2 items-start gap-4">
        {(["low", "high"] as const).map((end) => (
          <TextField
            key={end}
            name={`${name}.${end}`}
            label={rateCard.ends[end]}
            inputMode="decimal"
            value={stored[`${name}.${end}`] ?? ""}
          />
        ))}
      </div>
    </fieldset>
  );
}

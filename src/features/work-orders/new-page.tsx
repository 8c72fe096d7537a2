import { useState } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigation } from "react-router";
import { company } from "#content/company.ts";
import { areaLabel } from "#features/facilities/areas/area-label.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { photoLimits } from "#platform/files/file-types.ts";
import { ChoiceField, NotesField, optionsOf } from "#platform/forms/labeled-fields.tsx";
import type { Language } from "#platform/language/language.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/new-page.ts";
import { workOrderMessages } from "./messages.ts";
import { type CreateData, createByForm, readCreate } from "./new-page.server.ts";
import { categories } from "./work-order-types.ts";
import { workOrdersView } from "./work-orders-view.server.ts";

export const loader = (route: LoaderFunctionArgs) => readCreate(workOrdersView(route), route);

export const action = (route: ActionFunctionArgs) => createByForm(workOrdersView(route), route);

export const meta = pageMetaIn((language) => workOrderMessages(language).add);

interface PriorityChoiceProps {
  priorities: CreateData["priorities"];
  chosen: string;
  error: string | undefined;
}

/** Each with what it is for, and what is promised for it. */
function PriorityChoice({ priorities, chosen, error }: PriorityChoiceProps) {
  const { create } = useMessages(workOrderMessages);
  return (
    <fieldset
      className="w-full"
      aria-describedby={error ? "order-priority-note" : undefined}
      data-faulty={error ? "" : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">{create.priority}</legend>
      <ul className="flex flex-col gap-2">
        {priorities.map(({ value, label, meaning, promise }) => (
          <li key={value}>
            <label className="flex min-h-11 gap-3 rounded-md border border-line bg-white px-3.5 py-2.5 text-sm hover:border-ink has-checked:border-teal has-checked:bg-tint">
              <input
                type="radio"
                name="priority"
                value={value}
                defaultChecked={value === chosen}
                className="mt-1 size-4 shrink-0"
              />
              <span>
                <span className="font-semibold">{label}</span>
                <span className="block text-slate">{meaning}</span>
                {promise ? <span className="mt-1 block">{promise}</span> : null}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {error ? (
        <p id="order-priority-note" className="mt-1 text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

const areaOptions = (areas: CreateData["facilities"][number]["areas"], language: Language) =>
  areas.map(({ id, name, floor }) => ({
    value: id,
    label: areaLabel(name, floor, language),
  }));

/** Asks for work: where, what, how soon. */
export default function NewWorkOrderPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { view, facilities, priorities, visit } = data;
  const language = useLanguage();
  const messages = workOrderMessages(language);
  const { create } = messages;
  const values = answer?.values ?? {};
  const errors = answer?.errors ?? {};
  const only = facilities.length === 1 ? facilities[0] : undefined;
  const first = values.facilityId || data.facilityId || only?.id || "";
  const [facilityId, setFacilityId] = useState(first);
  const isSaving = useNavigation().formData?.has("text") ?? false;
  return (
    <div className="max-w-2xl">
      <BackLink to={view.path}>{messages.section}</BackLink>
      <PageTitle>{messages.add}</PageTitle>
      {view.audience === "client" ? (
        <p className="mt-3 text-slate">
          <RichText
            text={create.emergency}
            tags={{
              phone: () => (
                <a href={company.phone.href} className="font-semibold text-teal underline">
                  {company.phone.display}
                </a>
              ),
            }}
          />
        </p>
      ) : null}
      {facilities.length === 0 ? (
        <p className="mt-6">{create.noFacility}</p>
      ) : (
        <PostForm
          answer={answer}
          encType="multipart/form-data"
          className="mt-6 flex flex-col items-start gap-6"
          noValidate
        >
          <Problem text={answer?.problem} />
          {visit ? (
            <p className="w-full rounded-md bg-tint p-3 text-sm tabular-nums">
              <RichText
                text={create.aboutVisit({ facility: visit.facilityName })}
                tags={{ time: () => <strong>{visit.when}</strong> }}
              />
              <input type="hidden" name="visitId" value={visit.id} />
              <input type="hidden" name="facilityId" value={visit.facilityId} />
            </p>
          ) : only ? (
            <input type="hidden" name="facilityId" value={only.id} />
          ) : (
            <ChoiceField
              id="order-facility"
              label={create.facility}
              name="facilityId"
              prompt={create.chooseFacility}
              options={facilities.map(({ id, name, clientName }) => ({
                value: id,
                label: view.audience === "staff" ? `${clientName}: ${name}` : name,
              }))}
              value={first}
              onChange={({ target }) => setFacilityId(target.value)}
            />
          )}
          {/* Without scripts, the list has the areas of all facilities. */}
          <ChoiceField
            key={facilityId}
            id="order-area"
            label={create.area}
            help={create.areaHelp}
            name="areaId"
            prompt={create.wholeFacility}
            groups={facilities
              .filter(({ id }) => facilityId === "" || id === facilityId)
              .map(({ id, name, areas }) => ({
                id,
                label: name,
                options: areaOptions(areas, language),
              }))}
          />
          <ChoiceField
            id="order-category"
            label={create.category}
            name="category"
            prompt={create.chooseCategory}
            options={optionsOf(categories, messages.categories)}
            value={data.category ?? ""}
          />
          <PriorityChoice
            priorities={priorities}
            chosen={values.priority ?? (data.category ? "planned" : "routine")}
            error={errors.priority}
          />
          <NotesField
            id="order-text"
            label={create.text}
            help={create.textHelp[data.category ?? "other"]}
            name="text"
            rows={5}
            maxLength={5_000}
            answer={{ values, errors }}
          />
          <PhotoField
            id="order-photos"
            label={messages.photos}
            help={create.photosHelp}
            address={view.filesPath}
            limits={photoLimits}
          />
          <CompactSubmitButton className="max-sm:w-full" disabled={isSaving}>
            {isSaving ? create.sending : create.send}
          </CompactSubmitButton>
        </PostForm>
      )}
    </div>
  );
}

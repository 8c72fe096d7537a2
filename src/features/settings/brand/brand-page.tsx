import { useState } from "react";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useSearchParams,
} from "react-router";
import { type BrandPictureName, brandPictureNames, logoPlaces } from "#content/brand.ts";
import { type BrandColorName, brandColorNames, shippedColors } from "#content/brand-colors.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import { type FormAnswer, redirectAfterPost } from "#platform/http/account-form.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { enterSettings } from "../enter-settings.server.ts";
import { FieldGroup } from "../field-group.tsx";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import type { Route } from "./+types/brand-page.ts";
import { brandFieldNames, brandForm, brandTexts, colorErrors } from "./brand-form.server.ts";
import { BrandPreview } from "./brand-preview.tsx";
import { changeBrandLooks } from "./change-brand.server.ts";
import { pictureNameIn, takePicture } from "./picture-upload.server.ts";
import { findStoredBrand } from "./stored-brand.server.ts";

const path = "/office/settings/brand";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await enterSettings(route);
  const stored = await findStoredBrand(db);
  const pictures = brandPictureNames.map((name) => {
    const picture = stored[name];
    // An image runs nothing, whatever is in it; this one was read strictly when it was stored.
    const type = picture?.kind === "svg" ? "image/svg+xml" : "image/png";
    return { name, source: picture && `data:${type};base64,${picture.content}` };
  });
  return { stored: brandTexts(stored), pictures };
}

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await enterSettings(route);
  const { language } = actor;
  const picture = pictureNameIn(route);
  if (picture !== undefined) return takePicture(route, picture);
  const definition = { form: "brand", schema: brandForm(language), echoed: brandFieldNames };
  return handleFormOnce(route, { ...definition, actor, db }, async (form, refuse, db, _, sent) => {
    const errors = colorErrors(form, language);
    if (Object.keys(errors).length > 0) return refuse(422, errors);
    const result = await changeBrandLooks({ db }, actor, form, seenIn(sent));
    if (result.ok) return redirectAfterPost(`${path}?done`);
    if (result.reason === "edited-by-both") return refuseEdit(refuse, result, form);
    if (result.reason === "unreadable")
      return refuse(409, settingsServerMessages(language).errors.brand.together);
    throw new Response(null, { status: 404 });
  });
}

export const meta = pageMetaIn((language) => settingsMessages(language).brand.title);

const isColor = (typed: string): boolean => /^#[\da-f]{6}$/i.test(typed);

/** What is typed is shown in both looks before it is saved. */
export default function BrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored, pictures } = loaderData;
  const place = usePlace();
  const messages = useMessages(settingsMessages);
  const { fields, help, logoPlaces: places, ...brand } = messages.brand;
  const isDone = useSearchParams()[0].has("done");
  const own = answer?.form === "brand" ? answer : undefined;
  const [typed, setTyped] = useState<Partial<Record<BrandColorName, string>>>({});
  const shown = (name: BrandColorName): string => {
    const color = typed[name] ?? own?.values[name] ?? stored[name];
    return isColor(color) ? color : shippedColors[name];
  };
  const colors = {
    main: shown("main"),
    accent: shown("accent"),
    ink: shown("ink"),
    paper: shown("paper"),
  };
  return (
    <div className="max-w-2xl">
      <BackLink to="/office/settings">{messages.section}</BackLink>
      <PageTitle>{brand.title}</PageTitle>
      <p className="mt-3 text-sm text-slate">{brand.note}</p>
      <div role="status" className="mt-4 empty:hidden">
        {isDone && !answer ? (
          <p className="rounded-md bg-tint p-3 text-sm">{messages.saved}</p>
        ) : null}
      </div>
      <Form key={place} method="post" className="mt-6 flex flex-col items-start gap-8" noValidate>
        <AttemptField />
        <SeenFields stored={stored} answer={own} />
        <Problem text={own?.problem} />
        <FieldGroup title={brand.colors} note={brand.colorsNote}>
          <div className="grid w-full gap-5 sm:grid-cols-2">
            {brandColorNames.map((name) => (
              <TextField
                key={name}
                name={name}
                label={fields[name]}
                help={help[name]}
                answer={own}
                value={stored[name]}
                maxLength={7}
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            ))}
          </div>
          <ChoiceField
            name="logoPlace"
            label={fields.logoPlace}
            answer={own}
            value={stored.logoPlace}
            options={logoPlaces.map((value) => ({ value, label: places[value] }))}
          />
        </FieldGroup>
        <FieldGroup title={brand.preview}>
          <BrandPreview colors={colors} />
        </FieldGroup>
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          {messages.save}
        </button>
      </Form>
      <section aria-labelledby="pictures-title" className="mt-12 border-t border-line pt-6">
        <h2 id="pictures-title" className="text-subtitle font-semibold tracking-snug">
          {brand.pictures.title}
        </h2>
        <p className="mt-1 text-sm text-slate">{brand.pictures.note}</p>
        {pictures.map(({ name, source }) => (
          <PictureForm key={`${name} ${source}`} name={name} source={source} answer={answer} />
        ))}
      </section>
    </div>
  );
}

interface PictureFormProps {
  name: BrandPictureName;
  source: string | null;
  answer: FormAnswer | undefined;
}

function PictureForm({ name, source, answer }: PictureFormProps) {
  const { pictures } = useMessages(settingsMessages).brand;
  const title = pictures.names[name];
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      action={`${path}?picture=${name}`}
      aria-label={title}
      className="mt-6 flex flex-col items-start gap-3"
    >
      <Problem text={answer?.form === name ? answer.problem : undefined} />
      <label htmlFor={`picture-${name}`} className="text-sm font-semibold">
        {title}
      </label>
      <p className="text-sm text-slate">{pictures.help[name]}</p>
      {source === null ? (
        <p className="text-sm">{pictures.none}</p>
      ) : (
        <img
          src={source}
          alt={pictures.alt({ name: title })}
          className={`h-12 max-w-full object-contain ${name === "logoOnDark" ? "on-ink bg-ink p-2" : ""}`}
        />
      )}
      <input
        id={`picture-${name}`}
        type="file"
        name="picture"
        accept="image/svg+xml,image/png,image/jpeg"
        className="block min-h-11 w-full text-sm"
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          {pictures.upload}
        </button>
        {source === null ? null : (
          <button
            type="submit"
            name="remove"
            value="on"
            className={buttonClass("outline", "", "compact")}
          >
            {pictures.remove}
          </button>
        )}
      </div>
    </Form>
  );
}

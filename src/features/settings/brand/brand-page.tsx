import { type ActionFunctionArgs, type LoaderFunctionArgs, useSearchParams } from "react-router";
import { brandPictureNames } from "#content/brand.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/brand-page.ts";
import {
  brandFieldNames,
  brandForm,
  brandTexts,
  changeBrandLooks,
  colorErrors,
  findStoredBrand,
  handlePictureForm,
  pictureNameIn,
} from "./change-brand.server.ts";
import { LooksForm } from "./looks-form.tsx";
import { PictureForm } from "./picture-form.tsx";

const path = "/office/settings/brand";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireSettingsEditor(route);
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
  const { actor, db } = await requireSettingsEditor(route);
  const { language } = actor;
  const picture = pictureNameIn(route);
  if (picture !== undefined) return handlePictureForm(route, picture);
  const definition = { form: "brand", schema: brandForm(language), echoed: brandFieldNames };
  return handleFormOnce(route, { ...definition, actor, db }, async (form, refuse, db, _, sent) => {
    const errors = colorErrors(form, language);
    if (Object.keys(errors).length > 0) return refuse(422, errors);
    const result = await changeBrandLooks({ db }, actor, form, seenIn(sent));
    if (result.ok) return redirectAfterPost(`${path}?done`);
    if (result.reason === "edited-by-both") return refuseEdit(refuse, result, form);
    if (result.reason === "unreadable")
      return refuse(409, settingsServerMessages(language).errors.brand.together);
    throw notFound();
  });
}

export const meta = pageMetaIn((language) => settingsMessages(language).brand.title);

export default function BrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored, pictures } = loaderData;
  const place = usePlace();
  const { section, saved, brand } = useMessages(settingsMessages);
  const isDone = useSearchParams()[0].has("done");
  return (
    <div className="max-w-2xl">
      <BackLink to="/office/settings">{section}</BackLink>
      <PageTitle>{brand.title}</PageTitle>
      <p className="mt-3 text-sm text-slate">{brand.note}</p>
      <StatusNotice>{isDone && !answer ? saved : null}</StatusNotice>
      <LooksForm
        key={place}
        stored={stored}
        answer={answer?.form === "brand" ? answer : undefined}
      />
      <section aria-labelledby="pictures-title" className="mt-12 border-t border-line pt-6">
        <h2 id="pictures-title" className="text-subtitle font-semibold tracking-snug">
          {brand.pictures.title}
        </h2>
        <p className="mt-1 text-sm text-slate">{brand.pictures.note}</p>
        {pictures.map(({ name, source }) => (
          <PictureForm
            key={`${name} ${source}`}
            name={name}
            source={source}
            problem={answer?.form === name ? answer.problem : undefined}
          />
        ))}
      </section>
    </div>
  );
}

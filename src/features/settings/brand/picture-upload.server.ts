/** One picture of the brand, sent by a form of its own: it is read at once and stored nowhere else. */
import { readFile } from "node:fs/promises";
import { data } from "react-router";
import { type BrandPictureName, brandPictureNames } from "#content/brand.ts";
import { type FormAnswer, redirectAfterPost } from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { filesContext } from "#platform/http/context.ts";
import { readUpload } from "#platform/http/upload.server.ts";
import { enterSettings } from "../enter-settings.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { maxPictureBytes, type PictureFault, preparePicture } from "./brand-picture.server.ts";
import { changeBrandPicture } from "./change-brand.server.ts";

/** @returns undefined where the address asks for no picture */
export const pictureNameIn = ({ request }: RouteRequest): BrandPictureName | undefined => {
  const asked = new URL(request.url).searchParams.get("picture");
  return brandPictureNames.find((name) => name === asked);
};

export async function takePicture(route: RouteRequest, name: BrandPictureName) {
  const { actor, db } = await enterSettings(route);
  const answer = (status: number, problem: string) =>
    data<FormAnswer>(
      { form: name, problem, errors: {}, values: {} },
      { status, headers: { "Cache-Control": "no-store" } },
    );
  const { files } = route.context.get(filesContext);
  const reading = await readUpload(route.request, files.incoming);
  if (!reading.ok) return answer(reading.refusal.status, reading.refusal.message(actor.language));
  const { picture: messages } = settingsServerMessages(actor.language).errors.brand;
  const sentenceOf = (reason: PictureFault, detail: string): string => {
    const message = messages[reason];
    return typeof message === "string" ? message : message({ detail });
  };
  try {
    const { fields, files: sent } = reading.upload;
    const [file] = sent;
    if ("remove" in fields) {
      await changeBrandPicture({ db }, actor, name, null);
    } else {
      if (file === undefined) return answer(422, sentenceOf("empty", ""));
      if (file.failure !== undefined || file.bytes > maxPictureBytes)
        return answer(422, sentenceOf(file.failure === undefined ? "too-large" : "damaged", ""));
      const prepared = await preparePicture(await readFile(file.path));
      if (!prepared.ok) return answer(422, sentenceOf(prepared.reason, prepared.detail));
      const result = await changeBrandPicture({ db }, actor, name, prepared.picture);
      if (!result.ok) throw new Response(null, { status: 404 });
    }
    return redirectAfterPost("/office/settings/brand?done");
  } finally {
    await reading.discard();
  }
}

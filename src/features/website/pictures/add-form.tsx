import { useNavigation } from "react-router";
import { documentLimits, photoLimits } from "#platform/files/file-types.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { websiteMessages } from "../messages.ts";
import { WordFields } from "./word-fields.tsx";

const limits = { ...documentLimits, accept: photoLimits.accept };

/** A picture of the company's own; it is cropped on its page, and shown in its middle until then. */
export function AddForm({ answer }: { answer: FormAnswer | undefined }) {
  const { pictures } = useMessages(websiteMessages);
  const place = usePlace();
  const isSaving = useNavigation().formData?.has("title") ?? false;
  return (
    <PostForm
      answer={answer}
      key={place}
      encType="multipart/form-data"
      aria-label={pictures.add}
      className="flex max-w-2xl flex-col items-start gap-5"
      noValidate
    >
      <Problem text={answer?.problem} />
      <PhotoField
        id="website-picture"
        label={pictures.file}
        help={pictures.fileHelp}
        address="/office/files"
        limits={limits}
      />
      <WordFields answer={answer} />
      <CompactSubmitButton className="max-sm:w-full" disabled={isSaving}>
        {isSaving ? pictures.adding : pictures.add}
      </CompactSubmitButton>
    </PostForm>
  );
}

import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { CommandPanel, OpenedCommand } from "#platform/forms/commands.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { DoneNotice } from "../done-notice.tsx";
import { websiteMessages } from "../messages.ts";
import type { Route } from "./+types/picture-page.ts";
import { CropFields } from "./crop-fields.tsx";
import { handlePictureForm } from "./handle-picture-forms.server.ts";
import { StateBadge } from "./picture-state.tsx";
import { type PictureData, readPicture } from "./read-pictures.server.ts";
import { WordFields } from "./word-fields.tsx";

export const loader = (route: LoaderFunctionArgs) => readPicture(route);

export const action = (route: ActionFunctionArgs) => handlePictureForm(route);

export const meta = pageMetaIn((language) => websiteMessages(language).pictures.one);

/** An uploaded picture: its words, the part of it that is shown, where it is used, and its end. */
export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const place = usePlace();
  const { pictures } = useMessages(websiteMessages);
  const { id, name, title, state, stored } = loaderData;
  useLiveRead(["website-picture"], { id });
  const ofChange = answer?.values.step === "delete" ? undefined : answer;
  const notes: Readonly<Record<string, string>> = pictures.stateNotes;
  return (
    <div className="max-w-5xl">
      <BackLink to="/office/website/pictures">{pictures.section}</BackLink>
      <PageTitle>{title}</PageTitle>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-slate">
        <StateBadge state={state} />
        <span className="min-w-0 break-all">{pictures.reference({ name })}</span>
      </p>
      {notes[state] ? <p className="mt-2 max-w-[70ch] text-sm text-slate">{notes[state]}</p> : null}
      <DoneNotice isShown={answer === undefined} />
      <PostForm
        key={place}
        preventScrollReset
        className="mt-6 flex flex-col items-start gap-6"
        noValidate
      >
        <input type="hidden" name="step" value="change" />
        <SeenFields stored={stored} answer={ofChange} />
        <Problem text={ofChange?.problem ?? ofChange?.errors.isDecorative} of="isDecorative" />
        {state === "refused" ? null : <CropFields picture={loaderData} answer={ofChange} />}
        <div className="flex w-full max-w-2xl flex-col items-start gap-5">
          <WordFields answer={ofChange} stored={stored} />
        </div>
        <CompactSubmitButton className="max-sm:w-full">{pictures.save}</CompactSubmitButton>
      </PostForm>
      <Uses uses={loaderData.uses} />
      <Deletion uses={loaderData.uses} answer={answer} />
    </div>
  );
}

function Uses({ uses }: Pick<PictureData, "uses">) {
  const { pictures } = useMessages(websiteMessages);
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="text-subtitle font-semibold tracking-snug">{pictures.uses}</h2>
      {uses.length === 0 ? (
        <p className="mt-2 text-sm text-slate">{pictures.unused}</p>
      ) : (
        <UseList uses={uses} />
      )}
    </section>
  );
}

function UseList({ uses }: Pick<PictureData, "uses">) {
  const { useStates, use: ofUse } = useMessages(websiteMessages).pictures;
  return (
    <ul className="mt-2 text-sm">
      {uses.map(({ key, document, path, state, time }) => (
        <li key={key}>
          <Link
            to={path}
            className="inline-flex min-h-8 items-center text-teal underline underline-offset-4"
          >
            {ofUse({
              document,
              state:
                state === "version" ? useStates.version({ time: time ?? "" }) : useStates[state],
            })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface DeletionProps extends Pick<PictureData, "uses"> {
  answer: FormAnswer | undefined;
}

/** A person who deletes it first learns which earlier versions have used it. */
function Deletion({ uses, answer }: DeletionProps) {
  const { pictures } = useMessages(websiteMessages);
  const isInUse = uses.some(({ state }) => state !== "version");
  const problem = answer?.values.step === "delete" ? answer.problem : undefined;
  if (isInUse)
    return (
      <div className="mt-6">
        <Problem text={problem} />
        <p className="mt-2 text-sm text-slate">{pictures.deletionBlocked}</p>
      </div>
    );
  return (
    <CommandPanel problem={problem}>
      <OpenedCommand
        step="delete"
        label={pictures.deletion}
        submit={pictures.deleteNow}
        answer={answer}
      >
        <input type="hidden" name="told" value={uses.length} />
        <p className="text-sm">{pictures.deletionNote}</p>
        {uses.length === 0 ? null : (
          <div className="text-sm">
            <p>{pictures.deletionUses}</p>
            <UseList uses={uses} />
          </div>
        )}
      </OpenedCommand>
    </CommandPanel>
  );
}

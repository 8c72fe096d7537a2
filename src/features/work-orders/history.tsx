import { useNavigation } from "react-router";
import { photoLimits } from "#platform/files/file-types.ts";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { DetailData } from "./detail-screen.server.ts";
import { workOrderMessages } from "./messages.ts";

interface WorkOrderHistoryProps {
  data: DetailData;
  answer: FormAnswer | undefined;
}

/** Events and comments together, the newest first. */
export function WorkOrderHistory({ data, answer }: WorkOrderHistoryProps) {
  const { history } = useMessages(workOrderMessages);
  return (
    <TitledSection titleId="history-title" title={history.title} size="small">
      {data.mayComment ? (
        <CommentForm data={data} answer={answer?.values.step === "comment" ? answer : undefined} />
      ) : null}
      <ol className="mt-4 text-sm">
        {data.history.map((row) => (
          <li
            key={row.id}
            className={`border-t border-line py-2.5 first:border-t-0 ${row.isInternal ? "-mx-3 border-l-4 border-l-dawn bg-sand px-3" : ""}`}
          >
            <p className={row.isMissed ? "font-semibold text-error" : ""}>
              {row.isComment && row.who ? (
                <span className="font-semibold">{row.who}</span>
              ) : (
                row.what
              )}
              {row.isInternal ? (
                <span className="ml-2 rounded-sm bg-dawn px-1.5 text-xs font-semibold text-night">
                  {history.internal}
                </span>
              ) : null}
            </p>
            {row.words ? (
              <WrittenText
                text={row.words}
                className={`break-words whitespace-pre-wrap ${row.isComment ? "mt-0.5" : "mt-1 rounded-md bg-sand p-2.5"}`}
              />
            ) : null}
            <AttachedFiles files={row.files} address={data.view.filesPath} />
            <p className="text-xs text-slate">
              {row.who && !row.isComment ? (
                <RichText
                  text={history.byAt({ person: row.who })}
                  tags={{ time: () => <Time of={row.at} /> }}
                />
              ) : (
                <Time of={row.at} />
              )}
            </p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

const Time = ({ of }: { of: DetailData["history"][number]["at"] }) => (
  <time dateTime={of.iso} className="tabular-nums">
    {of.full}
  </time>
);

function CommentForm({ data, answer }: WorkOrderHistoryProps) {
  const { history, photos, saving } = useMessages(workOrderMessages);
  const isSaving = useNavigation().formData?.get("step") === "comment";
  const written = data.history.filter(({ isComment }) => isComment).length;
  return (
    // The key empties the form once the comment is stored; a refused one stays.
    <PostForm
      answer={answer}
      encType="multipart/form-data"
      preventScrollReset
      key={written}
      className="mt-2 flex flex-col items-start gap-2"
      noValidate
    >
      <input type="hidden" name="step" value="comment" />
      <Problem text={answer?.problem} />
      <NotesField
        id="comment-text"
        label={history.comment}
        name="text"
        rows={3}
        maxLength={5_000}
      />
      {data.view.audience === "client" ? (
        <p className="text-sm text-slate">{history.commentNote}</p>
      ) : null}
      <PhotoField
        id="comment-photos"
        label={photos}
        address={data.view.filesPath}
        limits={photoLimits}
      />
      {data.mayWriteInternal ? (
        <label className="flex min-h-11 items-center gap-2.5 text-sm sm:min-h-8">
          <input
            type="checkbox"
            name="internal"
            value="on"
            defaultChecked={answer?.values.internal === "on"}
            className="size-4 shrink-0"
          />
          {history.internalTick}
        </label>
      ) : null}
      <CompactSubmitButton look="outline" disabled={isSaving}>
        {isSaving ? saving : history.commentAction}
      </CompactSubmitButton>
    </PostForm>
  );
}

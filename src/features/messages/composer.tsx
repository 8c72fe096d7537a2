import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { attachmentLimits } from "#platform/files/file-types.ts";
import { forgetForm } from "#platform/forms/keep-drafts.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { faultId } from "#ui/form/fault-id.ts";
import { PhotoField } from "#ui/form/photo-field.tsx";
import type { KeptPhotos } from "#ui/form/use-photos.ts";
import { threadTexts } from "./messages.ts";
import type { ThreadData } from "./thread-screen.server.ts";

interface ComposerProps {
  data: ThreadData;
  answer: FormAnswer | undefined;
  send: (text: string, files: KeptPhotos) => void;
}

/**
 * A plain form; with scripts the text leaves at once, and the field is free for the next. Files go by
 * themselves when they are chosen, and hold the message until they have arrived.
 */
export function Composer({ data, answer, send }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const attached = useRef<KeptPhotos>([]);
  // Each message starts with an empty field for files.
  const [messages, setMessages] = useState(0);
  const error = answer?.errors.text;
  const texts = useMessages(threadTexts);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = field.current?.value.trim() ?? "";
    const files = attached.current;
    // The server says what is missing, as without scripts.
    if (text === "" && files.length === 0) return;
    event.preventDefault();
    send(text, files);
    forgetForm(event.currentTarget);
    setMessages((before) => before + 1);
    if (field.current === null) return;
    field.current.value = "";
    field.current.focus();
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      noValidate
      className="sticky bottom-14 -mx-1 mt-6 bg-porcelain px-1 pt-3 pb-4 lg:bottom-0"
    >
      <Problem text={answer?.problem ?? answer?.errors.attempt} of="attempt" />
      <input type="hidden" name="attempt" value={answer?.values.attempt || data.attempt} />
      <label htmlFor="message-text" className="mb-1.5 block text-sm font-semibold">
        {texts.thread.yourMessage}
      </label>
      <div id={error && faultId("text")} className="flex items-end gap-3">
        <textarea
          ref={field}
          id="message-text"
          name="text"
          rows={2}
          maxLength={5_000}
          defaultValue={answer?.values.text ?? ""}
          onKeyDown={sendByKeys}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "message-note" : undefined}
          className={`${fieldClass} max-h-[40svh] field-sizing-content`}
        />
        <CompactSubmitButton>{texts.send}</CompactSubmitButton>
      </div>
      {error ? (
        <p id="message-note" className="mt-1 text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
      <div className="mt-2">
        <PhotoField
          key={messages}
          id="message-files"
          label={texts.files}
          address={data.filesPath}
          limits={attachmentLimits}
          answer={answer && { ...answer, values: messages === 0 ? answer.values : {} }}
          onKept={(keptPhotos) => {
            attached.current = keptPhotos;
          }}
          isCompact
        />
      </div>
    </Form>
  );
}

/** Enter makes a new line: messages have paragraphs. */
function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

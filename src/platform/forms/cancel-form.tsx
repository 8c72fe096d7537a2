import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { actionLinkClass } from "#ui/text-link.ts";
import { HiddenFields } from "./commands.tsx";
import { TextField } from "./labeled-fields.tsx";
import { recordFormMessages } from "./signed-in/messages.ts";

interface CancelFormProps {
  /** Labels of the button that opens the form, and of the one that cancels. */
  labels: { open: string; cancel: string };
  help?: string;
  answer: FormAnswer | undefined;
}

/** Folded, so that nobody cancels in passing; asks for the reason. */
export function CancelForm({ labels, help, answer }: CancelFormProps) {
  const { cancel: texts } = useMessages(recordFormMessages);
  return (
    <details className="w-full" open={answer?.errors.reason !== undefined}>
      <summary className={`${actionLinkClass} cursor-pointer text-sm`}>{labels.open}</summary>
      <PostForm noValidate className="mt-2 flex max-w-md flex-col items-start gap-3">
        <HiddenFields fields={{ step: "cancel" }} />
        <TextField
          id="reason"
          name="reason"
          label={texts.reason}
          maxLength={300}
          answer={answer}
          {...(help && { help })}
        />
        <CompactSubmitButton look="outline">{labels.cancel}</CompactSubmitButton>
      </PostForm>
    </details>
  );
}

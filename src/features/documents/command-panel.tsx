import type { ReactNode } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { documentLimits } from "#platform/files/file-types.ts";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { DayFields } from "./day-fields.tsx";
import type { DocumentData } from "./detail.server.ts";

interface CommandPanelProps {
  data: DocumentData;
  answer: FormAnswer | undefined;
}

/** What the reader can do, always in the same place: clients acknowledge, staff keep it current. */
export function CommandPanel({ data, answer }: CommandPanelProps) {
  const saving = useNavigation().formData?.get("step");
  const of = (command: string) => (answer?.values.step === command ? answer : undefined);
  const stored = {
    version: String(data.version),
    validFrom: data.validFrom ?? "",
    validUntil: data.validUntil ?? "",
  };
  if (!data.mayAcknowledge && !data.mayChange) return <Said answer={answer} />;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Said answer={answer} />
      {data.mayAcknowledge && data.content === "ready" ? (
        <Form method="post" preventScrollReset>
          <AttemptField />

          <input type="hidden" name="step" value="acknowledge" />
          <input type="hidden" name="versionId" value={data.versionId} />
          <button
            type="submit"
            className={buttonClass("primary", "", "compact")}
            disabled={saving === "acknowledge"}
          >
            {saving === "acknowledge" ? "Saving…" : "I have read it: acknowledge"}
          </button>
        </Form>
      ) : null}
      {data.mayChange ? (
        <>
          <CommandForm
            name="version"
            label="Add a new version"
            answer={of("version")}
            look="primary"
          >
            <PhotoField
              id="version-file"
              label="The file"
              help="One PDF or picture, up to 25 MB. The version before stays readable."
              address="/office/files"
              limits={documentLimits}
              values={of("version")?.values ?? {}}
              error={of("version")?.errors.photos}
            />
            <SeenFields stored={{ version: stored.version }} answer={of("version")} />
            <DayFields id="version" values={of("version")?.values} errors={of("version")?.errors} />
          </CommandForm>
          <CommandForm name="days" label="Change the dates" answer={of("days")}>
            <SeenFields stored={stored} answer={of("days")} />
            <DayFields
              id="days"
              values={of("days")?.values ?? stored}
              errors={of("days")?.errors}
            />
          </CommandForm>
          <CommandForm name="withdraw" label="Withdraw" answer={of("withdraw")}>
            <Field
              id="withdraw-reason"
              label="Why?"
              help="For our staff. The client loses the document with all of its versions at once."
              error={of("withdraw")?.errors.reason}
            >
              {(given) => (
                <textarea
                  {...given}
                  name="reason"
                  rows={2}
                  maxLength={500}
                  defaultValue={of("withdraw")?.values.reason ?? ""}
                  className={fieldClass}
                />
              )}
            </Field>
          </CommandForm>
        </>
      ) : null}
    </div>
  );
}

const Said = ({ answer }: Pick<CommandPanelProps, "answer">) =>
  answer?.problem ? (
    <div className="w-full">
      <Problem text={answer.problem} />
    </div>
  ) : null;

interface CommandFormProps {
  name: string;
  label: string;
  look?: "primary" | "outline";
  answer: FormAnswer | undefined;
  children: ReactNode;
}

function CommandForm({ name, label, look = "outline", answer, children }: CommandFormProps) {
  const isSaving = useNavigation().formData?.get("step") === name;
  const { key: place } = useLocation();
  return (
    <details className="group open:w-full" open={answer !== undefined}>
      <summary className={`${buttonClass(look, "", "compact")} group-open:mb-3`}>{label}</summary>
      <Form
        key={place}
        method="post"
        encType={name === "version" ? "multipart/form-data" : undefined}
        preventScrollReset
        className="flex max-w-xl flex-col items-start gap-4 rounded-md bg-sand p-4"
        noValidate
      >
        <AttemptField />

        <input type="hidden" name="step" value={name} />
        {children}
        <button type="submit" className={buttonClass("primary", "", "compact")} disabled={isSaving}>
          {isSaving ? "Saving…" : label}
        </button>
      </Form>
    </details>
  );
}

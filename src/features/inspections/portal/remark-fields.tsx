import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";

/** The text, and one button for each kind of remark. */
export const RemarkFields = ({ id, said }: { id: string; said: FormAnswer | undefined }) => (
  <>
    <Field id={id} label="What do you think of it?" error={said?.errors.text}>
      {(given) => (
        <textarea
          {...given}
          name="text"
          rows={2}
          maxLength={500}
          defaultValue={said?.values.text ?? ""}
          className={fieldClass}
        />
      )}
    </Field>
    <div className="flex flex-wrap gap-3">
      <button
        type="submit"
        name="kind"
        value="remark"
        className={buttonClass("outline", "", "compact")}
      >
        Send the remark
      </button>
      <button
        type="submit"
        name="kind"
        value="dispute"
        className={buttonClass("outline", "", "compact")}
      >
        Dispute the rating
      </button>
    </div>
  </>
);

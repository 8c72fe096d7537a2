import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";

/** The text, and one button for each kind of remark. */
export const RemarkFields = ({ id, said }: { id: string; said: FormAnswer | undefined }) => (
  <>
    <NotesField
      id={id}
      label="What do you think of it?"
      name="text"
      rows={2}
      maxLength={500}
      answer={said}
    />
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

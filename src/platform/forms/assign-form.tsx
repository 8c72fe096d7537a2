import { useMessages } from "#platform/language/use-messages.ts";
import { selectClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { HiddenFields } from "./commands.tsx";
import { recordFormMessages } from "./signed-in/messages.ts";

interface AssignFormProps {
  data: {
    assignedTo: string | null;
    assigneeName: string | null;
    assignees: readonly { id: string; name: string }[];
    /** The account of who looks. */
    me: string;
  };
  labelClass: string;
}

/**
 * Assigns a record. The form sends the assignee on the page along: two people who take a record at once must
 * not both have it.
 */
export function AssignForm({ data, labelClass }: AssignFormProps) {
  const { assignedTo, assigneeName, assignees, me } = data;
  const { assign: texts } = useMessages(recordFormMessages);
  const seen = assignedTo ?? "";
  const isListed = assignees.some(({ id }) => id === assignedTo);
  return (
    <PostForm preventScrollReset className="flex min-w-0 items-end gap-2">
      <HiddenFields fields={{ step: "assign", seen }} />
      <label className="min-w-0">
        <span className={labelClass}>{texts.assignedTo}</span>
        {/* Follows what others do meanwhile. */}
        <select
          key={seen}
          name="to"
          defaultValue={seen}
          className={selectClass}
          data-shortcut="assign"
        >
          <option value="">{texts.noOne}</option>
          {assignedTo && !isListed ? (
            <option value={assignedTo}>{assigneeName ?? texts.someone}</option>
          ) : null}
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me ? texts.you({ name }) : name}
            </option>
          ))}
        </select>
      </label>
      <CompactSubmitButton look="outline">{texts.assign}</CompactSubmitButton>
    </PostForm>
  );
}

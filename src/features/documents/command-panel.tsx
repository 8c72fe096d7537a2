import { documentLimits } from "#platform/files/file-types.ts";
import { Command, CommandPanel, OpenedCommand } from "#platform/forms/commands.tsx";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { DayFields } from "./day-fields.tsx";
import type { DocumentData } from "./detail-screen.server.ts";
import { documentMessages } from "./messages.ts";

interface DocumentCommandsProps {
  data: DocumentData;
  answer: FormAnswer | undefined;
}

/** Both sides find their commands in the same place: clients acknowledge, and staff keep it current. */
export function DocumentCommands({ data, answer }: DocumentCommandsProps) {
  const { commands } = useMessages(documentMessages);
  if (!data.mayAcknowledge && !data.mayChange) return <Problem text={answer?.problem} />;
  return (
    <CommandPanel problem={answer?.problem} className="items-start">
      {data.mayAcknowledge && data.content === "ready" ? (
        <Command fields={{ step: "acknowledge", versionId: data.versionId }} look="primary">
          {commands.acknowledge}
        </Command>
      ) : null}
      {data.mayChange ? <ChangeCommands data={data} answer={answer} /> : null}
    </CommandPanel>
  );
}

function ChangeCommands({ data, answer }: DocumentCommandsProps) {
  const { commands, form } = useMessages(documentMessages);
  const version = String(data.version);
  const stored = {
    version,
    validFrom: data.validFrom ?? "",
    validUntil: data.validUntil ?? "",
  };
  return (
    <>
      <OpenedCommand
        step="version"
        label={commands.addVersion}
        look="primary"
        answer={answer}
        takesFiles
      >
        <PhotoField
          id="version-file"
          label={form.file}
          help={commands.versionHelp}
          address="/office/files"
          limits={documentLimits}
        />
        <SeenFields stored={{ version }} />
        <DayFields id="version" />
      </OpenedCommand>
      <OpenedCommand step="days" label={commands.changeDates} answer={answer}>
        <SeenFields stored={stored} />
        <DayFields id="days" stored={stored} />
      </OpenedCommand>
      <OpenedCommand step="withdraw" label={commands.withdraw} answer={answer}>
        <NotesField
          id="withdraw-reason"
          label={commands.why}
          help={commands.withdrawNote}
          name="reason"
          rows={2}
          maxLength={500}
        />
      </OpenedCommand>
    </>
  );
}

import { Command } from "#platform/forms/commands.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { AnchorSection } from "#ui/titled-section.tsx";
import { ownPageMessages } from "./messages.ts";

/** Shows later entries of the sender, and a withdrawal. */
export function OwnPagePanel({ data, isClosed }: PanelProps<"ownPage">) {
  const { panel } = useMessages(ownPageMessages);
  const { kind, entries, link } = data;
  return (
    <AnchorSection id="own-page" title={panel.title}>
      <p className="mt-1 text-sm text-slate">{link === "off" ? panel.isOff : panel.lead}</p>
      <ul className="mt-3 flex flex-col gap-3 empty:hidden">
        {entries.map(({ id, what, text, language, sent, files }) => (
          <li key={id} className="rounded-md bg-sand p-3 text-sm">
            {what === "withdrawn" ? (
              <p className="font-semibold">{panel.withdrawn[kind]}</p>
            ) : text === "" ? null : (
              <WrittenText
                text={text}
                language={language}
                className="wrap-anywhere whitespace-pre-wrap"
              />
            )}
            <AttachedFiles files={files} address="/office/files" />
            <time dateTime={sent.iso} className="mt-1.5 block text-xs text-slate tabular-nums">
              {sent.full}
            </time>
          </li>
        ))}
      </ul>
      {link === "on" && !isClosed ? (
        <div className="mt-3">
          <Command fields={{ step: "sender-link-off" }}>{panel.off}</Command>
        </div>
      ) : null}
    </AnchorSection>
  );
}

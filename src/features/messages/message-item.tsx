import FileText from "@lucide/icons/icons/file-text";
import { useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { plainWords } from "#platform/language/written-words.ts";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { saveFile } from "#ui/save-file.ts";
import { threadTexts } from "./messages.ts";
import type { ThreadData } from "./thread-screen.server.ts";
import { fileOfMessage, problemText, type UnsentMessage } from "./unsent-message.ts";

type Message = ThreadData["messages"][number];

interface MessageProps {
  message: Message;
  /** The address at which files open. */
  filesPath: string;
}

/** Own messages are on the right and tinted; those of staff name their role. */
export function MessageItem({ message: { words, files, sent, author }, filesPath }: MessageProps) {
  const { name, isMe, isStaff, roleLabel } = author;
  const { you } = useMessages(threadTexts);
  return (
    <li className={isMe ? ownClass : "mr-6 sm:mr-16"}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold">{isMe ? you : name}</span>
        {isStaff && !isMe ? <span className="text-slate">{roleLabel}</span> : null}
        <time dateTime={sent.iso} data-tooltip={sent.full} className="text-slate tabular-nums">
          <span aria-hidden="true">{sent.short}</span>
          <span className="sr-only">{sent.full}</span>
        </time>
      </p>
      {plainWords(words) ? (
        <WrittenText
          text={words}
          className={`mt-1 rounded-lg px-4 py-3 break-words whitespace-pre-line ${isMe ? "bg-tint" : "border border-line bg-white"}`}
        />
      ) : null}
      <AttachedFiles files={files} address={filesPath} />
    </li>
  );
}

interface UnsentItemProps {
  message: UnsentMessage;
  retry: (attempt: string, isWithoutFiles?: boolean) => void;
  remove: (attempt: string) => void;
}

/** A message that the server has not confirmed is marked as such. */
export function UnsentItem({ message, retry, remove }: UnsentItemProps) {
  const { attempt, text, files, problem, isRetried, isSent } = message;
  const [isLeaving, setLeaving] = useState(false);
  const texts = useMessages(threadTexts);
  const { thread } = texts;
  return (
    <li className={ownClass}>
      <p className="text-sm font-semibold">{texts.you}</p>
      <div className="mt-1 rounded-lg border border-dashed border-field px-4 py-3">
        <p className="break-words whitespace-pre-line empty:hidden">{text}</p>
        <ul className="text-sm empty:hidden">
          {files.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-2 py-1 break-all">
              <Drawing icon={FileText} className="size-5 shrink-0" />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="mt-1 text-sm text-slate">
        {problemText(message, texts) ?? (isSent ? thread.sent : thread.sending)}
      </p>
      {problem ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <button type="button" onClick={() => retry(attempt)} className={stepClass}>
            {thread.sendAgain}
          </button>
          {!isRetried && files.length > 0 && text ? (
            <button type="button" onClick={() => retry(attempt, true)} className={stepClass}>
              {thread.sendWithoutFiles}
            </button>
          ) : null}
          <button
            type="button"
            onClick={() => saveFile(fileOfMessage(message, texts))}
            className={stepClass}
          >
            {thread.saveAsFile}
          </button>
          {isLeaving ? null : (
            <button type="button" onClick={() => setLeaving(true)} className={quietClass}>
              {thread.remove}
            </button>
          )}
        </div>
      ) : null}
      {isLeaving ? (
        <div role="alert" className="mt-3 rounded-md bg-sand p-3 text-sm">
          <p className="font-medium">{thread.removeForGood}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <button type="button" onClick={() => remove(attempt)} className={stepClass}>
              {thread.yesRemove}
            </button>
            <button type="button" onClick={() => setLeaving(false)} className={quietClass}>
              {thread.keep}
            </button>
          </div>
        </div>
      ) : null}
    </li>
  );
}

const stepClass = buttonClass("outline", "", "compact");
const quietClass = buttonClass("bare", "", "compact");

const ownClass = "ml-6 sm:ml-16";

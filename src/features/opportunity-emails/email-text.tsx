/** Received text is plain text: no picture in it is loaded, and no link can be clicked. */

import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import type { LeftOutFile, UnreadText } from "./email-types.ts";
import { opportunityEmailMessages } from "./messages.ts";

interface EmailTextProps {
  email: { text: string; quoted: string; unread: UnreadText | undefined };
  /** Null of what a mail program has sent: it tells no language. */
  language: WrittenLanguage;
}

export function EmailText({ email: { text, quoted, unread }, language }: EmailTextProps) {
  const texts = useMessages(opportunityEmailMessages);
  return (
    <>
      {unread ? (
        <p className="mt-1 text-slate">{texts.unread[unread]}</p>
      ) : text === "" ? (
        <p className="mt-1 text-slate">{texts.noText}</p>
      ) : (
        <WrittenText
          text={text}
          language={language}
          className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap"
        />
      )}
      {quoted === "" ? null : (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-xs font-semibold text-slate sm:min-h-9">
            {texts.quoted}
          </summary>
          <WrittenText
            text={quoted}
            language={null}
            className="[overflow-wrap:anywhere] whitespace-pre-wrap text-slate"
          />
        </details>
      )}
    </>
  );
}

export function LeftOutFiles({ files }: { files: readonly LeftOutFile[] }) {
  const texts = useMessages(opportunityEmailMessages);
  return (
    <ul className="text-xs text-slate empty:hidden">
      {files.map(({ name, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Two files may have one name, and none moves.
        <li key={at} className="wrap-anywhere">
          {texts.leftOut({
            name: name || texts.unnamed,
            reason: texts.leftOutReasons[reason],
          })}
        </li>
      ))}
    </ul>
  );
}

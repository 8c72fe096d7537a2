/** Tells the office what somebody has added on their own page, or that they withdrew. */
import type { Fact } from "#platform/email/facts.server.tsx";
import { renderOfficeNotice } from "#platform/email/office-notice.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import type { Language } from "#platform/language/language.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import { ownPageServerMessages } from "../messages.server.ts";
import type { OwnPageSender } from "../own-page-kind.server.ts";
import type { OwnPageEntryKind } from "../own-page-types.ts";

interface OwnPageEntryOffice extends OwnPageSender {
  what: OwnPageEntryKind;
  text: string;
  /** The language of the text. */
  written: WrittenLanguage;
  /** Names of the files that came along. */
  files: readonly string[];
  /** URL of the record in the office. */
  address: string;
}

/** @param language of the company's own mailbox */
export function ownPageEntryOffice(
  entry: OwnPageEntryOffice,
  language: Language,
): Promise<Message> {
  const { officeEmail: texts } = ownPageServerMessages(language);
  const { record, phone, what, text, written, files, address } = entry;
  const { reference, email } = record;
  const name = oneLine(entry.name, 60);
  const about = oneLine(entry.about, 80);
  return renderOfficeNotice({
    language,
    record,
    subject: texts.subject[what]({ name, about, reference }),
    preview: texts.preview({ name, about }),
    heading: texts.heading[what]({ name }),
    facts: [
      [texts.name, oneLine(entry.name)],
      [texts.about, oneLine(entry.about)],
      [texts.phone, oneLine(phone)],
      [texts.email, oneLine(email, 254)],
      ...files.map((file) => [texts.file, oneLine(file)] as Fact),
      [texts.office, address],
    ],
    passage:
      what === "withdrawn"
        ? { label: texts.what, text: texts.withdrawnText, written: undefined }
        : text === ""
          ? { label: texts.words, text: texts.onlyFile, written: undefined }
          : { label: texts.words, text, written },
    name: entry.name,
    phone,
    reply: texts.reply({ reference }),
    because: texts.because,
  });
}

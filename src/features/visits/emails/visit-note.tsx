import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { type WrittenLanguage, writtenAlone } from "#platform/language/written-words.ts";
import { visitServerMessages } from "../messages.server.ts";

export interface VisitNote {
  name: string;
  language: Language;
  facility: string;
  text: string;
  /** The language of the text. */
  written: WrittenLanguage;
  writtenBy: string;
  /** URL of the visit's page. */
  address: string;
  links?: ChoiceLinks;
}

export function visitNote(visit: VisitNote): Promise<Message> {
  const { name, language, facility, text, written, writtenBy, address, links } = visit;
  const { note, because, viewVisit } = visitServerMessages(language).emails;
  return accountMessage({
    language,
    links,
    name,
    subject: note.subject({ facility }),
    preview: text.slice(0, 120),
    title: note.title({ person: writtenBy, facility }),
    paragraphs: [writtenAlone(text, written)],
    action: { label: viewVisit, address },
    after: [note.hidden],
    because: because.staffOf({ facility }),
  });
}

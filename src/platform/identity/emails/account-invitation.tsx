/** The link leads to choosing a password. */
import { company } from "#content/company.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import type { Language } from "#platform/language/language.ts";
import { identityMessages } from "../messages.server.ts";
import { accountMessage } from "./account-message.tsx";

export interface AccountInvitation {
  language: Language;
  name: string;
  /** Undefined for the company's own staff. */
  clientName: string | undefined;
  invitedBy: string | undefined;
  address: string;
}

export function accountInvitation(invitation: AccountInvitation): Promise<Message> {
  const { language, name, address } = invitation;
  const messages = identityMessages(language).emails.invitation;
  return accountMessage({
    language,
    subject: messages.subject({ company: company.shortName }),
    preview: messages.preview,
    title: messages.title,
    name,
    paragraphs: [sentenceOf(invitation)],
    action: { label: messages.action, address },
    after: [messages.expires, messages.unexpected],
    because: messages.because,
  });
}

function sentenceOf({ language, clientName, invitedBy }: AccountInvitation): string {
  const { toOffice, toPortal, toOfficeBy, toPortalBy } =
    identityMessages(language).emails.invitation;
  const person = invitedBy === undefined ? undefined : oneLine(invitedBy, 100);
  const { name } = company;
  if (clientName === undefined)
    return person === undefined
      ? toOffice({ company: name })
      : toOfficeBy({ person, company: name });
  const client = oneLine(clientName, 100);
  return person === undefined
    ? toPortal({ company: name, client })
    : toPortalBy({ person, company: name, client });
}

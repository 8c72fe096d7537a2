import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import { isClientRole } from "#platform/identity/roles.ts";
import type { KeyDetail, KeyIssue } from "../key-queries.server.ts";
import { keyServerMessages } from "../messages.server.ts";

interface LostKey {
  reader: Pick<Actor, "role" | "name" | "language">;
  key: Pick<KeyDetail, "id" | "kind" | "label" | "opens" | "copies" | "facilityName">;
  issue: Pick<KeyIssue, "copy" | "workOrderNumber">;
  origin: string;
  links: ChoiceLinks;
}

/** Both sides learn which key is lost, where, and what is being done about it. */
export function keyLost({ reader, key, issue, origin, links }: LostKey): Promise<Message> {
  const { kind, opens, copies } = key;
  const isClient = isClientRole(reader.role);
  const { email } = keyServerMessages(reader.language);
  const label = oneLine(key.label, 80);
  const facility = oneLine(key.facilityName, 120);
  const title = email.title[kind];
  const news =
    kind === "code" || copies === 1
      ? email.lost[kind]({ label, facility })
      : email.lostCopy[kind]({ label, facility, copy: issue.copy, copies });
  const remedy = email.remedy[kind]({ number: issue.workOrderNumber ?? "" });
  return accountMessage({
    language: reader.language,
    name: reader.name,
    links,
    title,
    subject: email.subject({ title, label, facility }),
    preview: news,
    paragraphs: [
      news,
      ...(opens === "" ? [] : [email.opens({ doors: oneLine(opens, 300) })]),
      isClient ? `${remedy} ${email.keepYouPosted}` : remedy,
    ],
    action: {
      label: email.see[kind],
      address: `${origin}${isClient ? "/client-portal" : "/office"}/keys/${key.id}`,
    },
    because: email.because,
  });
}

/** Reads the head of an email; what follows it is read in a thread of its own. */
import PostalMime, { type Address, type Email } from "postal-mime";
import { oneLine } from "#platform/email/one-line.ts";
import { storableText } from "#platform/http/storable-text.ts";
import type { ReceivedKind } from "../email-types.ts";
import { type MailHead, maxHeadBytes } from "./mail-types.ts";

/** In a conversation of years, the first and the latest references are enough. */
const maxReferences = 50;
const maxAddresses = 50;

/** Empty where it cannot be read. */
const unreadable: MailHead = {
  from: { name: "", address: "" },
  addresses: [],
  subject: "",
  messageId: "",
  references: [],
  kind: "person",
  date: "",
};

/** @param raw the whole email, or its beginning */
export async function readHead(raw: Uint8Array): Promise<MailHead> {
  const head = Buffer.from(raw.subarray(0, headLength(raw)));
  try {
    return toHead(await PostalMime.parse(Buffer.concat([head, Buffer.from("\r\n\r\n")])));
  } catch {
    return unreadable;
  }
}

/** The head ends at the first empty line. */
export function headLength(raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, maxHeadBytes));
  const ends = ["\r\n\r\n", "\n\n"].map((end) => bytes.indexOf(end)).filter((at) => at !== -1);
  return Math.min(bytes.length, ...ends);
}

function toHead(email: Email): MailHead {
  const { from, subject = "", messageId = "", inReplyTo = "", references = "", date = "" } = email;
  const [sender] = mailboxesOf(from && [from]);
  const ids = [...idsIn(references), ...idsIn(inReplyTo)];
  const spare =
    ids.length > maxReferences ? [...ids.slice(0, 1), ...ids.slice(-maxReferences)] : ids;
  return {
    from: {
      name: oneLine(storableText(sender?.name ?? ""), 200),
      address: oneLine(storableText(sender?.address ?? ""), 254),
    },
    addresses: recipientsOf(email),
    subject: oneLine(storableText(subject), 300),
    messageId: idsIn(messageId)[0] ?? "",
    references: spare,
    kind: kindOf(email),
    date: storableText(date).slice(0, 100),
  };
}

const mailboxesOf = (addresses: readonly Address[] = []) =>
  addresses.flatMap((address) => address.group ?? [address]);

/** Servers on the way write the address that an email was really sent to into headers of their own. */
const deliveryHeaders = new Set(["delivered-to", "x-original-to", "envelope-to", "x-envelope-to"]);

function recipientsOf({ to, cc, headers }: Email): string[] {
  const written = mailboxesOf([...(to ?? []), ...(cc ?? [])]).map(({ address }) => address);
  const noted = headers.filter(({ key }) => deliveryHeaders.has(key)).map(({ value }) => value);
  return [...new Set([...noted, ...written].map(plainAddress))]
    .filter((address) => address !== "")
    .slice(0, maxAddresses);
}

const plainAddress = (text: string): string =>
  storableText(text)
    .trim()
    .replace(/^<([^<>]*)>$/, "$1")
    .toLowerCase()
    .slice(0, 254);

/** Printable characters alone: they stand in a header of our next email. */
const idsIn = (text: string): string[] =>
  [...text.slice(0, 20_000).matchAll(/<[\x21-\x3b\x3d\x3f-\x7e]{3,250}>/g)].map(([id]) => id);

/** RFC 3834, RFC 3464, and what programs wrote before there were any. */
function kindOf({ headers }: Email): ReceivedKind {
  const headerOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? "";
  const type = headerOf("content-type");
  if (type.startsWith("multipart/report"))
    return type.includes("disposition-notification") ? "automatic" : "bounce";
  if (headerOf("x-failed-recipients") !== "") return "bounce";
  const submitted = headerOf("auto-submitted");
  const isAutomatic =
    (submitted !== "" && !submitted.startsWith("no")) ||
    ["x-autoreply", "x-autorespond", "list-id", "list-unsubscribe"].some(
      (name) => headerOf(name) !== "",
    ) ||
    ["bulk", "junk", "list", "auto_reply"].includes(headerOf("precedence"));
  if (headerOf("return-path") === "<>") return isAutomatic ? "automatic" : "bounce";
  return isAutomatic ? "automatic" : "person";
}

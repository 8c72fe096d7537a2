import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** Waits for emails to an address among those that a server saves as files; oldest first. */
export async function storedEmails(
  dataDirectory: string,
  address: string,
  count: number,
  maxWaitMs = 20_000,
): Promise<Email[]> {
  for (const start = Date.now(); Date.now() - start < maxWaitMs; ) {
    const mails = await readAll(join(dataDirectory, "mail"));
    const mailsToAddress = mails.filter(({ to }) =>
      to?.some((recipient) => recipient.address === address),
    );
    if (mailsToAddress.length >= count) return mailsToAddress;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`fewer than ${count} mails to ${address} were saved`);
}

/** A worker's server sends hundreds, and a mail that is saved does not change. */
const parsedMails = new Map<string, Promise<Email>>();

function readMail(path: string): Promise<Email> {
  const mail = parsedMails.get(path) ?? readFile(path).then((content) => PostalMime.parse(content));
  parsedMails.set(path, mail);
  return mail;
}

async function readAll(folder: string): Promise<Email[]> {
  const files = await readdir(folder).catch(() => []);
  const whole = files.filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(whole.map((file) => readMail(join(folder, file))));
  return mails.toSorted((a, b) => Date.parse(a.date ?? "") - Date.parse(b.date ?? ""));
}

/** @returns path and query of the link to a page of the site, whatever the site's origin in the email */
export function linkIn({ text }: Email, path: string): string {
  const link = new RegExp(`https?://\\S+?(${path}\\?\\S+)`).exec(text ?? "")?.[1];
  if (link === undefined) throw new Error(`the mail has no link to ${path}`);
  return link;
}

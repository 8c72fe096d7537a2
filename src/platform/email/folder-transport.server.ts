/** Saves emails as `.eml` files, which every mail program opens. */
import { mkdir, open, rename } from "node:fs/promises";
import { resolve } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { messageHeaders } from "./message-headers.ts";
import { oneLine } from "./one-line.ts";
import type { Transport } from "./transport.ts";

export function folderTransport(folder: string, from: () => string, log: Logger): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    // The same name in every attempt: a file that is there already is not there twice.
    async deliver({ beforeLastByte: _, ...email }) {
      const file = resolve(folder, `${email.name}.eml`);
      try {
        const { message } = await composer.sendMail(messageHeaders(email, from()));
        if (!Buffer.isBuffer(message)) throw new Error("nodemailer composed a stream");
        await mkdir(folder, { recursive: true });
        await writeWhole(file, message);
      } catch (error) {
        return {
          ok: false,
          permanent: false,
          needsOwner: true,
          fault: oneLine(`${file}: ${String(error)}`, 300),
        };
      }
      log.info(
        { file, subject: email.subject, advice: "set SMTP_URL to send emails" },
        "email saved as a file",
      );
      return { ok: true, isKeptAsFile: true };
    },
  };
}

/** The file gets its name only once its content is on the disk. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, "w");
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}

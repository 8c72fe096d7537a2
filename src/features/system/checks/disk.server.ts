import { readDiskRoom } from "#platform/system/disk-room.server.ts";
import type { CheckState, SystemCheck } from "#platform/system/system-check.server.ts";
import { systemServerMessages } from "../messages.server.ts";
import { sizeText } from "./write-amount.server.ts";

const megabyte = 2 ** 20;
/** Below these the product refuses records of the embedded database, and files. */
const minBytesForRecords = 64 * megabyte;
const minBytesForFiles = 256 * megabyte;
/** The warning comes early enough to leave some days for making room. */
const watchBelow = 1024 * megabyte;

export const diskCheck: SystemCheck = {
  name: "disk",
  place: 30,
  title: (language) => systemServerMessages(language).disk.title,
  async read({ config, language, process: { engine } }) {
    const messages = systemServerMessages(language).disk;
    const { freeBytes, totalBytes } = await readDiskRoom(config.dataDirectory);
    const { state, advice } = judge(freeBytes, {
      hasRecords: engine === "embedded",
      hasFiles: config.filesUrl === undefined,
    });
    return {
      state,
      facts: [
        {
          label: messages.free,
          value: messages.freeOf({
            free: sizeText(freeBytes, language),
            total: sizeText(totalBytes, language),
          }),
        },
        { label: messages.folder, value: config.dataDirectory },
        {
          label: messages.files,
          value: config.filesUrl === undefined ? messages.inFolder : messages.inBucket,
        },
      ],
      advice: advice === undefined ? [] : [messages[advice]],
    };
  },
};

interface Judgment {
  state: CheckState;
  advice?: "nothingSaved" | "noFiles" | "low";
}

/** @param holds what of the product is on this disk */
export function judge(
  freeBytes: number,
  holds: { hasRecords: boolean; hasFiles: boolean },
): Judgment {
  if (holds.hasRecords && freeBytes < minBytesForRecords)
    return { state: "act", advice: "nothingSaved" };
  if (holds.hasFiles && freeBytes < minBytesForFiles) return { state: "act", advice: "noFiles" };
  return freeBytes < watchBelow ? { state: "watch", advice: "low" } : { state: "good" };
}

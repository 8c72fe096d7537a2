import type { SystemCheck } from "#platform/system/system-check.server.ts";
import { systemServerMessages } from "../messages.server.ts";

/** Backups are made by a command that leaves no trace in the database: nobody can say here when the last was. */
export const backupsCheck: SystemCheck = {
  name: "backups",
  place: 60,
  title: (language) => systemServerMessages(language).backups.title,
  async read({ config, language }) {
    const messages = systemServerMessages(language).backups;
    return {
      state: "unknown",
      facts: [{ label: messages.made, value: messages.byHand }],
      advice: [messages.advice, ...(config.filesUrl === undefined ? [] : [messages.bucket])],
    };
  },
};

import type { SystemCheck } from "#platform/system/system-check.server.ts";
import { systemServerMessages } from "../messages.server.ts";
import { momentText } from "./write-amount.server.ts";

export const versionCheck: SystemCheck = {
  name: "version",
  place: 10,
  title: (language) => systemServerMessages(language).version.title,
  async read({ language, process: { version, startedAt } }) {
    const messages = systemServerMessages(language).version;
    return {
      state: "good",
      facts: [
        { label: messages.version, value: version },
        { label: messages.runningSince, value: momentText(startedAt, new Date(), language) },
        { label: messages.node, value: process.versions.node },
      ],
      advice: [],
    };
  },
};

/** Staff are notified of malware in a file that was accepted before a scanner saw it. */
import type { FilePage } from "#platform/files/file-records.server.ts";
import { sales } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { ownWords } from "#platform/language/written-words.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { fileServerMessages } from "./messages.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    /** The notification leads to the record that the file came with. */
    malware: FilePage;
  }
}

const textsIn = (language: Language) => fileServerMessages(language).notifications;

export const fileNotifications = {
  malware: {
    name: "malware",
    place: 150,
    roles: sales,
    usual: "daily",
    choices: ["daily", "off"],
    label: ({ language }) => textsIn(language).kinds.malware,
    describe({ details: { fileName, signature } }, { language }) {
      const { removed, file } = textsIn(language);
      return {
        title: removed,
        text: ownWords(file({ file: String(fileName), signature: String(signature) })),
      };
    },
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { keyServerMessages } from "../messages.server.ts";
import { keyLost } from "./key-lost.ts";

const kinds = ["key", "card", "fob", "code"] as const;

export const keyEmailExamples: EmailExamples<"key-lost"> = {
  "key-lost": {
    describe: (language) => keyServerMessages(language).sentEmails["key-lost"],
    cases: ({ language, origin, links, names }) =>
      kinds.flatMap((kind) =>
        [1, 3].map(
          (copies) => () =>
            keyLost({
              reader: { role: "client-administrator", name: names.reader, language },
              key: {
                id: "example",
                kind,
                label: "K-7",
                opens: names.area,
                copies,
                facilityName: names.facility,
              },
              issue: { copy: copies, workOrderNumber: "WO-7K3M9R" },
              origin,
              links,
            }),
        ),
      ),
  },
};

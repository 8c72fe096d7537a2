import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { removeFromPhones } from "./crew-phones.ts";
import { readBody, type StaticFile } from "./static-file.ts";

it("puts a worker in the place of the other that removes its pages and itself", async () => {
  const site = new Map<string, StaticFile>();
  await removeFromPhones(site);
  const file = site.get("/office/tonight-worker.js");
  const code = String(await readBody(file?.variants.identity.body ?? Buffer.from("")));
  const removed: string[] = [];
  let isRegistered = true;
  let activate: ((event: { waitUntil(work: Promise<void>): void }) => void) | undefined;
  const caches = {
    keys: async () => ["tonight-1", "other"],
    delete: async (name: string) => removed.push(name),
  };
  const self = {
    addEventListener(type: string, listen: NonNullable<typeof activate>) {
      if (type === "activate") activate = listen;
    },
    registration: {
      unregister: async () => {
        isRegistered = false;
      },
    },
  };
  runInNewContext(code, { self, caches });
  await new Promise<void>((resolve) =>
    activate?.({ waitUntil: (work) => void work.then(resolve) }),
  );
  expect([removed, isRegistered]).toEqual([["tonight-1"], false]);
});

import { crewWorker } from "#features/tonight/phone/crew-worker.ts";
import { languages } from "#platform/language/language.ts";
import { laterFile, type Site } from "./load-site.ts";
import type { StaticFile } from "./static-file.ts";

/** Addresses from `server/build-steps/crew-shell.ts`; phones of an older version ask for the last. */
const workers = [...languages.map(crewWorker), "/office/tonight-worker.js"];

/** Removes what the worker has kept, and itself. */
const removal = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("tonight-")) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Phones look for a newer worker whenever they open a page of tonight, and find this one. */
export async function removeFromPhones(site: Map<string, StaticFile> & Site): Promise<void> {
  for (const worker of workers) site.set(worker, laterFile(worker, Buffer.from(removal)));
}

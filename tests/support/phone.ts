/** A phone of somebody at work: a browser that keeps what it has when it is switched off. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromiumForJourneys } from "../../scripts/checks/chromium.mjs";
import { filmPace } from "./film-pace.ts";
import { balance } from "./load-balancer.ts";

export interface Phone {
  page: Page;
  context: BrowserContext;
  /** Turns the phone off and on again, in the same state of the network. */
  restart(): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  close(): Promise<void>;
}

interface PhoneOptions {
  baseURL: string;
  /** Limits count by address: no journey may use up another's share. */
  address: string;
  colorScheme?: "light" | "dark";
}

export async function openPhone(options: PhoneOptions): Promise<Phone> {
  const { address, colorScheme } = options;
  // The browser's own switch lets some requests of a worker that was just started pass.
  const wire = await balance([Number(new URL(options.baseURL).port)]);
  const baseURL = wire.url;
  const folder = await mkdtemp(join(tmpdir(), "cleardawn-phone-"));
  const executablePath = findChromiumForJourneys();
  let isOffline = false;
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      baseURL,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: "en-US",
      timezoneId: "America/Chicago",
      acceptDownloads: true,
      serviceWorkers: "allow",
      ...(colorScheme && { colorScheme }),
      extraHTTPHeaders: { "X-Forwarded-For": address },
      ...(executablePath !== undefined && { executablePath }),
      args: [...chromiumFlags],
      slowMo: filmPace,
    });
    await context.setOffline(isOffline);
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(20_000);
    return { context, page };
  };
  const phone: Phone = {
    ...(await open()),
    async restart() {
      await phone.context.close();
      Object.assign(phone, await open());
    },
    async setOffline(wanted) {
      isOffline = wanted;
      wire.setConnected(!wanted);
      await phone.context.setOffline(wanted);
    },
    async close() {
      await phone.context.close();
      await wire.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return phone;
}

/** Resolves once the worker that answers without a connection is there. */
export const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise((resolve) => active?.addEventListener("statechange", resolve));
  });

/** True if a store's data are on the phone; its store is opened once the product has made it. */
export const keepsStore = (
  page: Page,
  store: "tonight" | "inspections" | "surveys",
): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const made = await indexedDB.databases();
    if (!made.some(({ name, version }) => name === "kept" && version === 1)) return false;
    return new Promise<boolean>((resolve, reject) => {
      const opening = indexedDB.open("kept");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const request = opening.result.transaction("rooms").objectStore("rooms").count(wanted);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          opening.result.close();
          resolve(request.result === 1);
        };
      };
    });
  }, store);

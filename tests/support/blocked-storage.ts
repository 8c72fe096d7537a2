/** A browser that blocks all cookies, which closes every storage to every page. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../scripts/checks/chromium.mjs";
import { test as base } from "./journey.ts";

const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };

export const test = base.extend({
  context: async ({ baseURL, extraHTTPHeaders, viewport, locale, timezoneId }, use, info) => {
    const profile = info.outputPath("profile");
    await mkdir(join(profile, "Default"), { recursive: true });
    await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findChromium(),
      args: [...chromiumFlags],
      ...(baseURL !== undefined && { baseURL }),
      ...(extraHTTPHeaders !== undefined && { extraHTTPHeaders }),
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
      ...(viewport !== undefined && { viewport }),
    });
    await use(context);
    await context.close();
  },
  // The router's own script, which restores scroll positions, does not expect this.
  expectedOnConsole: /sessionStorage|Failed to (load resource|fetch)|^console: TypeError/,
});

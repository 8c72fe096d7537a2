/** The embedded database on a disk that is full at the start, or fills up while the server runs. */
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { requestControl } from "#server/request-control.ts";
import { allowing } from "#tests/support/busy-machine.ts";
import { leadReferences } from "#tests/support/faults/lead-references.ts";
import { postForms } from "#tests/support/faults/posted-forms.ts";
import { canMount, mountTinyDisk } from "#tests/support/faults/tiny-disk.ts";
import { watchPages } from "#tests/support/faults/watched-pages.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { startServer } from "#tests/support/server.ts";

/**
 * Limits measured before our own load: on a quiet machine one second for a page and five for forms.
 */
const [pageMs, formsMs] = [allowing(1_000), allowing(5_000)];

const refused = (dataDirectory: string) =>
  startServer({ dataDirectory }).then(
    () => "it started",
    (error: Error) => error.message,
  );

describe.runIf(canMount)("a full disk", () => {
  it.each([
    ["is too small", 60, undefined],
    ["is full", 300, 0],
    ["is nearly full", 300, 20],
  ])("ends a first start with a sentence where it %s", async (_, size, left) => {
    const disk = mountTinyDisk(size);
    const dataDirectory = join(disk.path, "data");
    mkdirSync(dataDirectory);
    if (left !== undefined) await disk.leave(left);
    const message = await refused(dataDirectory);
    expect(message).toContain("it ended with code 1");
    expect(message).toMatch(
      /The disk of .* has \d+ MB left, and the database needs \d+ MB\. Make room/,
    );
    expect(message).not.toMatch(/^ {4}at /m);
    expect(
      readdirSync(dataDirectory).filter(
        (name) => name.startsWith("database") && name !== "database.lock",
      ),
    ).toEqual([]);
    disk.clear();
    if (size < 200) return;
    const server = await startServer({ dataDirectory });
    expect(await server.stop()).toBe(0);
  });

  it("keeps pages and records while it fills up, and forms are back when there is room", async () => {
    const disk = mountTinyDisk(400);
    const server = await startServer({ dataDirectory: disk.path, env: { TRUST_PROXY: "1" } });
    onTestFinished(() => server.discard());
    const warned = (message: string) => server.log.some(({ msg }) => msg === message);
    const health = async () => (await fetch(`${server.url}/healthz`)).status;
    const pages = watchPages(server.url);
    const forms = postForms(server.url, 4);
    await forms.nextAccepted();
    expect(warned("low disk space detected")).toBe(true);

    const backAfter: number[] = [];
    for (const left of [40, 0]) {
      await disk.leave(left);
      await setTimeout(2_500);
      const response = await fetch(`${server.url}/api/quote`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(quoteFields),
      });
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("10");
      expect(await health()).toBe(503);
      const file = join(disk.path, "backup.tar.gz");
      expect(await requestControl(disk.path, "/backup", { file })).toMatchObject({
        status: 409,
        content: { ok: false, message: expect.stringContaining("MB left") },
      });
      await setTimeout(12_000);
      disk.clear();
      backAfter.push(await forms.nextAccepted());
      expect(await health()).toBe(200);
    }
    await Promise.all([pages.stop(), forms.stop()]);
    expect(warned("disk space exhausted")).toBe(true);
    const stored = await leadReferences(server);
    const lost = forms.acknowledged.filter((reference) => !stored.has(reference));
    console.warn(
      `full disk: forms back after ${backAfter.map(Math.round).join(" and ")} ms; worst of ${pages.requested()} pages ${Math.round(pages.worstMs())} ms; ${forms.acknowledged.length} acknowledged, ${lost.length} lost, statuses ${JSON.stringify(forms.statuses)}`,
    );
    expect(lost).toEqual([]);
    expect(Object.keys(forms.statuses)).toEqual(["201", "503"]);
    expect(pages.failures).toEqual([]);
    expect(pages.worstMs()).toBeLessThan(pageMs);
    expect(Math.max(...backAfter)).toBeLessThan(formsMs);
    expect(await server.stop()).toBe(0);
  });
});

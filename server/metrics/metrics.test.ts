import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { metricReaders } from "#features/metric-readers.server.ts";
import { emails } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { emailQueue } from "#platform/email/queue-emails.server.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addVisitBegun } from "#tests/support/visits.ts";
import { createMetrics, type MetricsParts } from "./metrics.ts";

describeEachDatabase("queue", (database) => {
  const context = useAccounts(database);
  beforeEach(async () => {
    await context.db.execute(sql`delete from pgboss.job`);
    await context.db.delete(emails);
  });

  const metricsOf = (over: Partial<MetricsParts> = {}) =>
    createMetrics({
      version: "1.2.3",
      dataDirectory: ".",
      database: database(),
      live: { count: () => 3 },
      readers: metricReaders,
      log: silentLog,
      ...over,
    });
  const scrape = async (over?: Partial<MetricsParts>) => (await metricsOf(over).read()).text;
  const valueIn = (text: string, series: string) =>
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1);

  it("are text of Prometheus, in which each name is declared once", async () => {
    const { text, contentType } = await metricsOf().read();
    expect(contentType).toMatch(/^text\/plain; version=0\.0\.4/);
    const names = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const line of text.split("\n"))
      expect(line).toMatch(
        /^($|# (HELP|TYPE) \S+ .+|[a-z_]\w*(\{[^}]*\})? (-?[\d.e+-]+|Nan|\+Inf))$/i,
      );
  });

  it("tell of the process: version, memory, event loop, streams, pools, disk", async () => {
    const text = await scrape();
    const { engine } = database();
    expect(valueIn(text, `cleardawn_build_info{version="1.2.3",engine="${engine}"}`)).toBe("1");
    expect(valueIn(text, "cleardawn_event_streams")).toBe("3");
    expect(Number(valueIn(text, 'cleardawn_disk_free_bytes{folder="data"}'))).toBeGreaterThan(0);
    for (const name of [
      "process_resident_memory_bytes",
      "nodejs_eventloop_lag_p99_seconds",
      "nodejs_heap_size_used_bytes",
    ])
      expect(text).toContain(`\n${name} `);
    const pool = engine === "embedded" ? "engine" : "visitors";
    for (const name of ["used", "idle", "waiting", "max"])
      expect(text).toContain(`cleardawn_database_connections_${name}{pool="${pool}"} `);
  });

  it("count jobs by queue, and how long the oldest that is due has waited", async () => {
    await context.queue.insert(emailQueue, [
      { data: { emailId: newId() } },
      { data: { emailId: newId() } },
      { data: { emailId: newId() }, startAfter: 3_600 },
    ]);
    await context.db.execute(
      sql`update pgboss.job set start_after = now() - interval '90 seconds'
        where name = ${emailQueue} and start_after <= now()`,
    );
    const text = await scrape();
    expect(valueIn(text, 'cleardawn_queue_jobs{queue="emails",state="due"}')).toBe("2");
    expect(valueIn(text, 'cleardawn_queue_jobs{queue="emails",state="later"}')).toBe("1");
    expect(valueIn(text, 'cleardawn_queue_jobs{queue="sign-in-failure-alerts",state="due"}')).toBe(
      "0",
    );
    const oldest = Number(valueIn(text, 'cleardawn_queue_oldest_due_seconds{queue="emails"}'));
    expect(oldest).toBeGreaterThanOrEqual(90);
    expect(oldest).toBeLessThan(400);
  });

  it("count emails that wait and that have failed, and visits missed in the last day", async () => {
    const before = Number(valueIn(await scrape(), "cleardawn_visits_missed"));
    const rows = (["queued", "failed", "failed", "sent", "held"] as const).map((state) => ({
      id: newId(),
      message: "new-device",
      state,
    }));
    const bounced = { id: newId(), message: "newsletter", state: "failed", isBulk: true } as const;
    await context.db.insert(emails).values([...rows, bounced]);
    const facility = await addFacility(context, {});
    const place = { facilityId: facility.id, clientId: facility.clientId };
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await addVisitBegun(context, place, 90, { state: "missed", missedAt: hoursAgo(1) });
    await addVisitBegun(context, place, 3_000, { state: "missed", missedAt: hoursAgo(25) });
    const text = await scrape();
    expect(valueIn(text, 'cleardawn_emails{state="waiting"}')).toBe("1");
    expect(valueIn(text, 'cleardawn_emails{state="failed"}')).toBe("2");
    expect(Number(valueIn(text, "cleardawn_visits_missed")) - before).toBe(1);
  });

  it("count failed sign-ins by step and reason", async () => {
    const metrics = metricsOf();
    metrics.onSignInFailure("password", "wrong");
    metrics.onSignInFailure("password", "wrong");
    metrics.onSignInFailure("second-factor", "too-many");
    const { text } = await metrics.read();
    const series = (labels: string) => valueIn(text, `cleardawn_failed_sign_ins_total{${labels}}`);
    expect(series('step="password",reason="wrong"')).toBe("2");
    expect(series('step="second-factor",reason="too-many"')).toBe("1");
  });

  it("have every name that the shipped alerts ask for", async () => {
    const alerts = readFileSync(join(import.meta.dirname, "../../monitoring/alerts.yml"), "utf8");
    const asked = new Set(alerts.match(/\b(?:cleardawn|http|nodejs|process)_\w+/g));
    expect(asked.size).toBeGreaterThan(8);
    const text = await scrape();
    const known = [...text.matchAll(/^# TYPE (\S+) (\w+)/gm)].flatMap(([, name, type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    expect([...asked].filter((name) => !known.includes(name))).toEqual([]);
  });

  describe("without the database", () => {
    const failing = { name: "visits_missed", help: "a", read: () => Promise.reject(new Error()) };

    it("still tell of the process, say that the figures are missing, and show no old ones", async () => {
      const text = await scrape({ readers: [failing] });
      expect(valueIn(text, "cleardawn_database_figures_read")).toBe("0");
      expect(valueIn(text, "cleardawn_event_streams")).toBe("3");
      expect(text).not.toContain("cleardawn_queue_jobs");
      expect(text).not.toContain("cleardawn_visits_missed");
    });

    it("answer in time where it is silent", async () => {
      const silent = { ...failing, read: () => new Promise<number>(() => undefined) };
      const metrics = createMetrics(
        {
          version: "1",
          dataDirectory: ".",
          database: database(),
          live: { count: () => 0 },
          readers: [silent],
          log: silentLog,
        },
        { keepMs: 5_000, timeoutMs: 200 },
      );
      const started = performance.now();
      const texts = await Promise.all(Array.from({ length: 20 }, () => metrics.read()));
      expect(performance.now() - started).toBeLessThan(5_000);
      for (const { text } of texts)
        expect(valueIn(text, "cleardawn_database_figures_read")).toBe("0");
    });
  });
});

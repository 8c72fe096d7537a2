import { minuteMs } from "#platform/format/durations.ts";
import { maxCountedJobs, readQueueBacklog } from "#platform/jobs/queue-backlog.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { SystemCheck } from "#platform/system/system-check.server.ts";
import { systemServerMessages } from "../messages.server.ts";
import { countText, durationText } from "./write-amount.server.ts";

const stuckAfterMs = 10 * minuteMs;

export const queueCheck: SystemCheck = {
  name: "queue",
  place: 50,
  title: (language) => systemServerMessages(language).queue.title,
  async read({ db, language }) {
    const { queue: messages, countAndAge } = systemServerMessages(language);
    const backlog = await readQueueBacklog(db);
    const waiting = backlog.filter(({ due }) => due > 0);
    const due = waiting.reduce((sum, counts) => sum + counts.due, 0);
    const later = backlog.reduce((sum, counts) => sum + counts.later, 0);
    const oldestMs = Math.max(0, ...waiting.map((counts) => counts.oldestDueSeconds)) * 1_000;
    const number = countText(due, maxCountedJobs, language);
    const isStuck = oldestMs > stuckAfterMs;
    return {
      state: isStuck ? "watch" : "good",
      facts: [
        {
          label: messages.due,
          value:
            due === 0
              ? number
              : countAndAge({ number, duration: durationText(oldestMs, language) }),
        },
        ...(due === 0
          ? []
          : [
              {
                label: messages.where,
                value: waiting.map((counts) => jobsText(counts, language)).join(", "),
              },
            ]),
        { label: messages.later, value: countText(later, maxCountedJobs, language) },
      ],
      advice: isStuck ? [messages.stuck] : [],
    };
  },
};

function jobsText({ queue, due }: { queue: string; due: number }, language: Language): string {
  const { jobs, names } = systemServerMessages(language).queue;
  const queueNames: Readonly<Record<string, string>> = names;
  return jobs({
    name: queueNames[queue] ?? queue,
    number: countText(due, maxCountedJobs, language),
  });
}

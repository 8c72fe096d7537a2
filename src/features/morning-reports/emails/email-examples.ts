import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { quoteWritten } from "#platform/language/written-words.ts";
import { morningReportMessages } from "../messages.server.ts";
import { type MorningReportFacts, morningReport } from "./morning-report.tsx";

export const morningReportEmailExamples: EmailExamples<"morning-report"> = {
  "morning-report": {
    describe: (language) => morningReportMessages(language).sentEmails["morning-report"],
    cases(facts) {
      const { language, origin, links, names, dayAfter, time } = facts;
      const address = `${origin}/client-portal`;
      const textsOf = () => morningReportMessages(language);
      const visit = {
        title: names.visitTitle,
        state: names.state,
        isMissed: false,
        facts: [],
        notes: [],
        address,
      };
      const whole = (): MorningReportFacts => {
        const { answers, inArea, nextVisit, scores, tasksDone, planned } = textsOf();
        const window = time;
        return {
          language,
          links,
          address,
          facility: names.facility,
          day: dayAfter(0),
          answer: answers.cleanedExcept({ count: 1 }),
          visits: [
            {
              ...visit,
              facts: [planned({ window }), tasksDone({ done: 14, all: 15 })],
              notes: [
                quoteWritten((text) => inArea({ area: names.area, text }), names.request, language),
              ],
            },
          ],
          inspection: {
            title: scores["five-point"]({ percent: "92.5%", level: "2", day: dayAfter(-3) }),
            note: undefined,
            isLate: false,
            address,
          },
          toAccept: [{ title: names.category, note: undefined, isLate: false, address }],
          orders: [{ title: names.category, note: textsOf().onHold, isLate: false, address }],
          moreOrders: 2,
          next: nextVisit({ day: dayAfter(1), window }),
          holiday: undefined,
          ordersAddress: `${address}/work-orders`,
        };
      };
      const { answers, scores, holidays } = morningReportMessages(language);
      const answerNames = Object.keys(answers) as (keyof typeof answers)[];
      const methods = Object.keys(scores) as (keyof typeof scores)[];
      const rules = Object.keys(holidays) as (keyof typeof holidays)[];
      return [
        () => morningReport(whole()),
        ...answerNames.map((name) => () => {
          const answer = textsOf().answers[name];
          const text = typeof answer === "string" ? answer : answer({ count: 2, all: 3 });
          return morningReport({ ...whole(), answer: text, toAccept: [] });
        }),
        () => {
          const { answers: now, noOneYet, noNextVisit } = textsOf();
          const missed = { ...visit, state: noOneYet, isMissed: true };
          const answer = now.allMissed({ count: 1 });
          return morningReport({ ...whole(), answer, visits: [missed], next: noNextVisit });
        },
        ...methods.map((method) => () => {
          const score = { percent: "92.5%", level: "2", day: dayAfter(-3) };
          const title = textsOf().scores[method](score);
          return morningReport({
            ...whole(),
            inspection: { title, note: undefined, isLate: false, address },
          });
        }),
        ...rules.map((rule) => () => {
          const day = dayAfter(2);
          const holiday = textsOf().holidays[rule]({ holiday: names.holiday, day });
          return morningReport({ ...whole(), holiday });
        }),
      ];
    },
  },
};

import type { EmailExample, EmailExamples } from "#platform/email/email-examples.server.ts";
import { writtenAlone } from "#platform/language/written-words.ts";
import { workOrderServerMessages } from "../messages.server.ts";
import {
  workOrderAlarm,
  workOrderPrice,
  workOrderReceived,
  workOrderUpdate,
} from "./work-order-messages.tsx";

type WorkOrderEmail =
  | "work-order-received"
  | "work-order-update"
  | "work-order-price"
  | "work-order-alarm";

const describe =
  (message: WorkOrderEmail): EmailExample["describe"] =>
  (language) =>
    workOrderServerMessages(language).sentEmails[message];

const factsOf = ({ language, origin, links, names }: Parameters<EmailExample["cases"]>[0]) => ({
  language,
  links,
  name: names.reader,
  number: "WO-7K3M9R",
  place: `${names.facility}, ${names.area}`,
  priority: "urgent" as const,
  category: names.category,
  text: names.request,
  written: language,
  address: `${origin}/office/work-orders`,
});

const priceOf = (facts: Parameters<EmailExample["cases"]>[0]) => ({
  ...factsOf(facts),
  cents: 24_000,
  included: facts.names.included,
  written: facts.language,
  acceptedBy: facts.names.colleague,
});

export const workOrderEmailExamples: EmailExamples<WorkOrderEmail> = {
  "work-order-received": {
    describe: describe("work-order-received"),
    cases: (facts) =>
      [false, true].map(
        (isEmergency) => () =>
          workOrderReceived({
            ...factsOf(facts),
            isEmergency,
            priority: isEmergency ? "emergency" : "urgent",
            askedName: facts.names.colleague,
            due: facts.time,
          }),
      ),
  },
  "work-order-update": {
    describe: describe("work-order-update"),
    cases(facts) {
      const events = Object.keys(workOrderServerMessages(facts.language).email.updates);
      const update = (event: string, visit: string | undefined) => () =>
        workOrderUpdate({
          ...factsOf(facts),
          // The keys of the messages are the events.
          event: event as Parameters<typeof workOrderUpdate>[0]["event"],
          by: facts.names.colleague,
          comment: writtenAlone(facts.names.comment, facts.language),
          visit,
        });
      return [
        ...events.map((event) => update(event, facts.dayAfter(2))),
        update("visit-planned", undefined),
      ];
    },
  },
  "work-order-price": {
    describe: describe("work-order-price"),
    cases: (facts) => [
      () => workOrderPrice({ ...priceOf(facts), event: "price-offered" }),
      () => workOrderPrice({ ...priceOf(facts), event: "price-accepted" }),
      () =>
        workOrderPrice({
          ...priceOf(facts),
          event: "price-accepted",
          // The person who accepted has left the client since, and has no name any longer.
          acceptedBy: workOrderServerMessages(facts.language).email.price.theClient,
        }),
    ],
  },
  "work-order-alarm": {
    describe: describe("work-order-alarm"),
    cases: (facts) =>
      (["warned", "breached"] as const).flatMap((alarm) =>
        (["response", "resolution"] as const).map(
          (clock) => () => workOrderAlarm({ ...factsOf(facts), alarm, clock, due: facts.time }),
        ),
      ),
  },
};

import { Form } from "react-router";
import { Panel } from "#features/facilities/panel.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import type { PriceData } from "./price.server.ts";

interface PricePanelProps {
  data: PriceData;
  answer: FormAnswer | undefined;
}

/** What extra work costs, and who has agreed to it. */
export function PricePanel({ data, answer }: PricePanelProps) {
  const { price, stored, mayOffer, mayAccept } = data;
  const place = usePlace();
  if (price === undefined && !mayOffer) return null;
  const priceAnswer =
    answer?.form === "price" || answer?.form === "accept-price" ? answer : undefined;
  return (
    <Panel id="price" title="Price">
      <Problem text={priceAnswer?.problem} />
      {price ? (
        <div className="text-sm">
          <p className="text-lead font-semibold tabular-nums">{price.amount}</p>
          <p className="break-words">{price.text}</p>
          <p className="mt-1 text-slate">
            {price.accepted
              ? `Accepted by ${price.accepted.by}, ${price.accepted.at.full}${price.isBilled ? "; on an invoice" : "; billed once the work is done"}`
              : "Not accepted yet, before tax"}
          </p>
        </div>
      ) : (
        <p className="text-sm text-slate">No price: this work order isn’t billed.</p>
      )}
      {mayAccept && price ? (
        <Form method="post" action="?form=accept-price" preventScrollReset className="mt-4">
          <AttemptField />

          <input type="hidden" name="cents" value={price.cents} />
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            Accept {price.amount}
          </button>
        </Form>
      ) : null}
      {mayOffer ? (
        <details className="mt-3" open={priceAnswer?.form === "price"}>
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline-offset-4 hover:underline">
            {price ? "Offer another price" : "Offer a price"}
          </summary>
          <Form
            method="post"
            action="?form=price"
            preventScrollReset
            noValidate
            key={place}
            className="mt-2 flex max-w-md flex-col items-start gap-3"
          >
            <AttemptField />
            <SeenFields
              stored={stored}
              answer={priceAnswer?.form === "price" ? priceAnswer : undefined}
            />

            <TextField
              id="price-cents"
              label="Dollars, before tax"
              name="cents"
              inputMode="decimal"
              autoComplete="off"
              answer={priceAnswer}
            />
            <TextField
              id="price-text"
              label="What’s included (the client sees it)"
              name="text"
              maxLength={200}
              autoComplete="off"
              answer={priceAnswer}
            />
            <button type="submit" className={buttonClass("outline", "", "compact")}>
              Offer the price
            </button>
          </Form>
        </details>
      ) : null}
    </Panel>
  );
}

import { Panel } from "#features/facilities/panel.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { actionLinkClass } from "#ui/text-link.ts";
import { workOrderMessages } from "./messages.ts";
import type { PriceData } from "./work-order-price.server.ts";

interface PricePanelProps {
  data: PriceData;
  answer: FormAnswer | undefined;
}

export function PricePanel({ data, answer }: PricePanelProps) {
  const { price, stored, mayOffer, mayAccept } = data;
  const place = usePlace();
  const messages = useMessages(workOrderMessages).price;
  if (price === undefined && !mayOffer) return null;
  const priceAnswer =
    answer?.form === "price" || answer?.form === "accept-price" ? answer : undefined;
  return (
    <Panel id="price" title={messages.title}>
      <Problem text={priceAnswer?.problem} />
      {price ? (
        <div className="text-sm">
          <p className="text-lead font-semibold tabular-nums">{price.amount}</p>
          <WrittenText text={price.text} language={price.language} className="break-words" />
          <p className="mt-1 text-slate">
            {price.accepted
              ? (price.isBilled ? messages.acceptedAndBilled : messages.accepted)({
                  person: price.accepted.by,
                  time: price.accepted.at.full,
                })
              : messages.notAccepted}
          </p>
        </div>
      ) : (
        <p className="text-sm text-slate">{messages.none}</p>
      )}
      {mayAccept && price ? (
        <PostForm action="?form=accept-price" preventScrollReset className="mt-4">
          <input type="hidden" name="cents" value={price.cents} />
          <input type="hidden" name="text" value={price.text} />
          <CompactSubmitButton>{messages.accept({ amount: price.amount })}</CompactSubmitButton>
        </PostForm>
      ) : null}
      {mayOffer ? (
        <details className="mt-3" open={priceAnswer?.form === "price"}>
          <summary className={`${actionLinkClass} text-sm`}>
            {price ? messages.offerAnother : messages.offer}
          </summary>
          <PostForm
            answer={priceAnswer}
            action="?form=price"
            preventScrollReset
            noValidate
            key={place}
            className="mt-2 flex max-w-md flex-col items-start gap-3"
          >
            <SeenFields
              stored={stored}
              answer={priceAnswer?.form === "price" ? priceAnswer : undefined}
            />

            <TextField
              id="price-cents"
              label={messages.dollars}
              name="cents"
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              id="price-text"
              label={messages.included}
              name="text"
              maxLength={200}
              autoComplete="off"
            />
            <CompactSubmitButton look="outline">{messages.send}</CompactSubmitButton>
          </PostForm>
        </details>
      ) : null}
    </Panel>
  );
}

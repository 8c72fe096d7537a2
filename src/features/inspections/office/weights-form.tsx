import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText, visuallyHidden } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { faultId } from "#ui/form/fault-id.ts";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { actionLinkClass } from "#ui/text-link.ts";
import type { InspectionView } from "../inspection-view.server.ts";
import { inspectionMessages } from "../messages.ts";

const weights = Array.from({ length: 10 }, (_, at) => at + 1);

interface WeightsFormProps {
  inspection: InspectionView;
  answer: FormAnswer | undefined;
}

/** Weights can be changed until the first rating. */
export function WeightsForm({ inspection, answer }: WeightsFormProps) {
  const texts = useMessages(inspectionMessages).weights;
  const place = usePlace();
  const weightsAnswer = answer?.values.step === "weights" ? answer : undefined;
  const { areas } = inspection;
  const isFaulty = (id: string) => weightsAnswer?.errors[`weight.${id}`] !== undefined;
  return (
    <details className="mt-6" open={weightsAnswer !== undefined}>
      <summary className={`${actionLinkClass} cursor-pointer text-sm`}>{texts.title}</summary>
      <PostForm answer={weightsAnswer} key={place} className="mt-2 flex flex-col items-start gap-3">
        <SeenFields
          stored={Object.fromEntries(
            [...areas, ...areas.flatMap(({ items }) => items)].map(
              ({ id, weight }) => [`weight.${id}`, String(weight)] as const,
            ),
          )}
        />

        <input type="hidden" name="step" value="weights" />
        <Problem text={weightsAnswer?.problem} />
        <p className="text-sm text-slate">{texts.about}</p>
        {areas.map(({ id, name, weight, items }) => (
          <div key={id} className="w-full">
            <Weight id={id} name={name} weight={weight} answer={weightsAnswer} />
            <details className="pl-4" open={items.some((item) => isFaulty(item.id))}>
              <summary className={`${actionLinkClass} cursor-pointer text-sm`}>
                <RichText
                  text={texts.itemsIn({ count: items.length, area: name })}
                  tags={{ hidden: visuallyHidden }}
                />
              </summary>
              <div className="flex flex-col gap-2 pb-2">
                {items.map((item) => (
                  <Weight
                    key={item.id}
                    id={item.id}
                    name={item.task}
                    weight={item.weight}
                    answer={weightsAnswer}
                  />
                ))}
              </div>
            </details>
          </div>
        ))}
        <CompactSubmitButton look="outline">{texts.save}</CompactSubmitButton>
      </PostForm>
    </details>
  );
}

interface WeightProps {
  id: string;
  name: string;
  weight: number;
  answer: FormAnswer | undefined;
}

function Weight({ id, name, weight, answer }: WeightProps) {
  const field = `weight.${id}`;
  const error = answer?.errors[field];
  return (
    <div id={error && faultId(field)}>
      <label className="flex w-full items-center justify-between gap-4 text-sm">
        <span className="min-w-0 break-words">{name}</span>
        <select
          name={field}
          defaultValue={answer?.values[field] || weight}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-note` : undefined}
          className={`${fieldClass} w-20 shrink-0`}
        >
          {weights.map((candidate) => (
            <option key={candidate}>{candidate}</option>
          ))}
        </select>
      </label>
      {error ? (
        <p id={`${field}-note`} className="text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

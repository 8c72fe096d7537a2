import { useState } from "react";
import { Link } from "react-router";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { faultId } from "#ui/form/fault-id.ts";
import { websiteMessages } from "../messages.ts";
import type { PictureChoice as Choice, PictureChoices } from "./read-pictures.server.ts";

interface PictureChoiceProps {
  name: string;
  label: string;
  value: string;
  answer: Pick<FormAnswer, "errors" | "values"> | undefined;
  pictures: PictureChoices;
  /** True if the place has a description of its picture. */
  isDescribed: boolean;
  /** The name for having no picture; absent if the place needs one. */
  none?: string | undefined;
}

/** The picture that is shown, and behind it all that can be chosen: one button each, without a script, too. */
export function PictureChoice(props: PictureChoiceProps) {
  const { name, label, answer, pictures, isDescribed, none } = props;
  const messages = useMessages(websiteMessages).pictures;
  const [chosen, choose] = useState(answer?.values[name] ?? props.value);
  const error = answer?.errors[name];
  const ofCompany = isDescribed
    ? pictures.described
    : [...pictures.described, ...pictures.decorative];
  const chosenPicture = [...ofCompany, ...pictures.shipped].find(
    (picture) => picture.name === chosen,
  );
  const errorId = `f-${name}-note`;
  return (
    <fieldset
      id={error && faultId(name)}
      className="w-full min-w-0"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1.5 block text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-4">
        {chosen === "" ? null : <Thumbnail choice={chosenPicture} look="w-40" />}
        <span className="min-w-0 text-sm break-words">
          {chosen === "" ? none : messages.chosen({ name: chosenPicture?.title ?? chosen })}
        </span>
      </div>
      {error ? (
        <p id={errorId} className="mt-1 text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
      <details className="mt-2" open={error !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-teal underline underline-offset-4">
          {messages.choose}
        </summary>
        <div className="mt-2 max-h-96 overflow-y-auto rounded-md border border-line p-3">
          {none === undefined ? null : (
            <label className="mb-4 flex min-h-8 items-center gap-2 text-sm">
              <input
                type="radio"
                name={name}
                value=""
                checked={chosen === ""}
                onChange={() => choose("")}
                className="size-4 shrink-0"
              />
              {none}
            </label>
          )}
          {[
            { title: messages.ofCompany, choices: ofCompany },
            { title: messages.shipped, choices: pictures.shipped },
          ].map(({ title, choices }) =>
            choices.length === 0 ? null : (
              <div key={title} className="mb-4 last:mb-0">
                <p className="mb-2 text-sm text-slate">{title}</p>
                <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
                  {choices.map((choice) => (
                    <label
                      key={choice.name}
                      className="block min-w-0 cursor-pointer rounded-md border border-line p-1.5 text-sm has-checked:border-teal has-checked:bg-tint has-focus-visible:outline-2"
                    >
                      <Thumbnail choice={choice} look="w-full" />
                      <span className="mt-1.5 flex min-w-0 items-start gap-2">
                        <input
                          type="radio"
                          name={name}
                          value={choice.name}
                          checked={choice.name === chosen}
                          onChange={() => choose(choice.name)}
                          className="mt-0.5 size-4 shrink-0"
                        />
                        <span className="min-w-0 break-words">{choice.title}</span>
                      </span>
                    </label>
                  ))}
                </div>
              </div>
            ),
          )}
          <Link
            to="/office/website/pictures"
            className="inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4"
          >
            {messages.manage}
          </Link>
        </div>
      </details>
    </fieldset>
  );
}

function Thumbnail({ choice, look }: { choice: Choice | undefined; look: string }) {
  const { states } = useMessages(websiteMessages).pictures;
  const frame = `block aspect-16/10 rounded-md bg-sand ${look}`;
  if (!choice?.thumbnail)
    return (
      <span
        className={`${frame} flex items-center justify-center p-2 text-center text-sm text-slate`}
      >
        {choice === undefined ? null : states.waiting}
      </span>
    );
  return (
    <img
      src={choice.thumbnail}
      alt=""
      width={160}
      height={100}
      loading="lazy"
      className={`${frame} h-auto object-cover`}
    />
  );
}

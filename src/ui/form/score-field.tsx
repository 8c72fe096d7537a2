import { faultId } from "./fault-id.ts";

interface ScoreFieldProps {
  scores: readonly number[];
  chosen: number | undefined;
  /** The question itself. */
  legend: string;
  ends: readonly [low: string, high: string];
  error: string | undefined;
}

/** One number of a row is chosen: a radio group has the arrow keys and works with screen readers. */
export function ScoreField({ scores, chosen, legend, ends, error }: ScoreFieldProps) {
  return (
    <fieldset
      id={error && faultId("score")}
      className="w-full"
      aria-describedby={error ? "score-note" : undefined}
      data-faulty={error ? "" : undefined}
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid max-w-xl grid-cols-6 gap-1.5 sm:grid-cols-11">
        {scores.map((score) => (
          <label
            key={score}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-field bg-white font-semibold tabular-nums outline-offset-2 hover:border-ink has-checked:border-teal has-checked:bg-teal has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name="score"
              value={score}
              defaultChecked={score === chosen}
              className="sr-only"
            />
            {score}
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex max-w-xl justify-between text-sm text-slate">
        <span>0: {ends[0]}</span>
        <span>10: {ends[1]}</span>
      </p>
      {error ? (
        <p id="score-note" className="mt-1 text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

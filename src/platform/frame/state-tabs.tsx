import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { formatCount } from "./format-count.ts";
import { frameMessages } from "./messages.ts";

interface StateTabsProps<State extends string> {
  states: readonly State[];
  labels: Readonly<Record<State, string>>;
  /** The number of records in each state under the other filters. */
  counts: Readonly<Record<State, number>>;
  chosen: State;
  /** The state that has a mark while anything is in it. */
  alarming?: State;
  addressOf: (state: State) => string;
}

/** The states of a list as links. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const messages = useMessages(frameMessages);
  // On a laptop, so many fit into one row only if they stand closer together.
  const isLong = props.states.length > 8;
  return (
    <nav
      aria-label={messages.states}
      className="mt-5 -mx-(--gutter) overflow-x-auto px-(--gutter) lg:mx-0 lg:px-0"
    >
      <ul
        className={`flex min-w-max gap-1 border-b border-line lg:min-w-0 lg:flex-wrap ${isLong ? "lg:max-2xl:gap-0" : ""}`}
      >
        {props.states.map((state) => (
          <li key={state}>
            <Link
              to={props.addressOf(state)}
              aria-current={state === props.chosen ? "page" : undefined}
              className={`-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-ink aria-[current=page]:[scroll-initial-target:nearest] ${isLong ? "lg:max-2xl:gap-1 lg:max-2xl:px-1.5" : ""}`}
            >
              {state === props.alarming && props.counts[state] > 0 ? (
                <span aria-hidden="true" className="size-2 rounded-full bg-error" />
              ) : null}
              {props.labels[state]}
              <span className="font-normal tabular-nums">{formatCount(props.counts[state])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

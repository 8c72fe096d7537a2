import ChevronRight from "@lucide/icons/icons/chevron-right";
import ChevronsRightLeft from "@lucide/icons/icons/chevrons-right-left";
import {
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useFetcher,
  useNavigate,
} from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { HiddenFields } from "#platform/forms/commands.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { useReadAgain } from "#platform/navigation/use-read-again.ts";
import { readStored, store } from "#platform/pre-hydration/browser-storage.ts";
import { newUuid } from "#platform/pre-hydration/new-uuid.ts";
import { Drawing } from "#ui/drawing.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { opportunityMessages } from "../messages.ts";
import {
  isClosedStage,
  isNarrowed,
  type OpportunityStage,
  opportunityFilterAddress,
  stages,
} from "../opportunity-types.ts";
import type { Route } from "./+types/board-page.ts";
import { AnswerClock } from "./answer-clock.tsx";
import { NextStep } from "./next-step.tsx";
import {
  type BoardData,
  handleOpportunityForm,
  type OpportunityView,
  readBoardPage,
} from "./opportunity-pages.server.ts";
import { PipelineHead } from "./pipeline-head.tsx";

export const loader = (route: LoaderFunctionArgs) => readBoardPage(route);

export const action = (route: ActionFunctionArgs) => handleOpportunityForm(route, undefined);

export const meta = pageMetaIn((language) => opportunityMessages(language).section);

type Card = OpportunityView;

/** A drag, a key, or the button on a card moves it. The button is a form of its own. */
type Mover = (card: Card, to: OpportunityStage) => void;

/** Opportunities by stage. */
export default function BoardPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { board } = useMessages(opportunityMessages);
  const { move, problem, news } = useMoves(data);
  const { folds, fold, keepFold } = useFolds();
  useReturnToCard();
  const remember = useFollowedCard(data);
  // A card that is moved by a key or its button is seen where it went, also in a column that is folded.
  const follow = (card: Card, to: OpportunityStage) => {
    remember(card);
    if (to !== "lost") fold(to, false);
  };
  useLiveRead(["opportunity"]);
  useMinutes(data.isCounting);
  const isEmpty = data.columns.every(({ count }) => count === 0);
  return (
    <>
      <PipelineHead data={data} view="board" />
      <p className="max-w-[80ch] text-sm text-slate max-lg:hidden">{board.lead}</p>
      <div className="mt-3 empty:hidden">
        <Problem text={problem ?? answer?.problem} />
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {isEmpty ? (
        <EmptyState
          className="mt-4"
          title={isNarrowed(data.filter) ? board.noMatch : board.noneYet}
          text={isNarrowed(data.filter) ? board.tryFewer : board.noneYetText}
          link={isNarrowed(data.filter) ? clearFilters(data.path) : undefined}
        />
      ) : (
        <div className="-mx-(--gutter) mt-4 overflow-x-auto px-(--gutter) pb-4 lg:mx-0 lg:px-0 xl:overflow-visible xl:scriptless:overflow-x-auto">
          <div className="flex snap-x gap-3 max-sm:snap-mandatory xl:gap-2">
            {data.columns.map((column) => (
              <Column
                key={column.stage}
                column={column}
                data={data}
                move={move}
                follow={follow}
                isFolded={
                  folds[column.stage] ?? (isClosedStage(column.stage) || column.count === 0)
                }
                fold={(isFolded) => keepFold(column.stage, isFolded)}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

type Folds = Readonly<Partial<Record<OpportunityStage, boolean>>>;

/** Each person's folded columns are remembered on the device. */
function useFolds() {
  const [folds, setFolds] = useState<Folds>({});
  useLayoutEffect(() => setFolds(storedFolds()), []);
  const fold = (stage: OpportunityStage, isFolded: boolean) =>
    setFolds((before) => ({ ...before, [stage]: isFolded }));
  const keepFold = (stage: OpportunityStage, isFolded: boolean) => {
    fold(stage, isFolded);
    const kept = Object.entries({ ...storedFolds(), [stage]: isFolded });
    const text = kept.map(([name, value]) => [name, value ? "folded" : "open"]);
    store(foldsName(), String(new URLSearchParams(text)));
  };
  return { folds, fold, keepFold };
}

const foldsName = (): string => {
  const person = document.querySelector<HTMLElement>("[data-person]")?.dataset.person;
  return `board-folds/${person ?? ""}`;
};

function storedFolds(): Folds {
  const stored = new URLSearchParams(readStored(foldsName()) ?? "");
  return Object.fromEntries(
    stages
      .filter((stage) => stored.has(stage))
      .map((stage) => [stage, stored.get(stage) === "folded"]),
  );
}

/** It is kept in the tab, because a document may be loaded on the way there and on the way back. */
const askedCard = { name: "board-asked-card", area: "sessionStorage" } as const;

/** The card whose reason is asked on its page: back from there, it has the focus again. */
function useReturnToCard(): void {
  useEffect(() => {
    const id = readStored(askedCard.name, askedCard.area);
    if (!id) return;
    store(askedCard.name, "", askedCard.area);
    // An element in a folded column cannot get the focus, so this waits until columns are as they were.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(cardId(id))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** Office time left, read anew while somebody looks at it. */
function useMinutes(isCounting: boolean): void {
  const readAgain = useReadAgain();
  const read = useRef(readAgain);
  read.current = readAgain;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void read.current();
    }, 60_000);
    return () => clearInterval(timer);
  }, [isCounting]);
}

/** A card that is moved by keys keeps the focus in its new column, where React draws it as another element. */
function useFollowedCard({ columns }: BoardData) {
  const followed = useRef<{ id: string; from: string }>(undefined);
  useEffect(() => {
    const { id, from } = followed.current ?? {};
    const now = columns.find(({ cards }) => cards.some((card) => card.id === id));
    if (id === undefined || now === undefined || now.stage === from) return;
    followed.current = undefined;
    if (document.activeElement === document.body) document.getElementById(cardId(id))?.focus();
  }, [columns]);
  return ({ id, stage }: Card) => {
    followed.current = { id, from: stage };
  };
}

const cardId = (id: string): string => `card-${id}`;

function useMoves({ path, filter, mayChange }: BoardData) {
  const fetcher = useFetcher<typeof action>();
  const navigate = useNavigate();
  const [news, setNews] = useState("");
  const { board, stages: names } = useMessages(opportunityMessages);
  const move: Mover = (card, to) => {
    if (!mayChange || to === card.stage) return;
    // The page of the opportunity asks for the reason.
    if (to === "lost") {
      store(askedCard.name, card.id, askedCard.area);
      void navigate(`${path}/${card.id}?to=lost#move`);
      return;
    }
    const fields = { step: "move", from: card.stage, to, attempt: newUuid() };
    setNews(board.moved({ company: card.company, stage: names[to] }));
    void fetcher.submit(fields, { method: "post", action: moveAddress(path, card.id, filter) });
  };
  const problem = fetcher.state === "idle" ? fetcher.data?.problem : undefined;
  return { move, problem, news: problem === undefined ? news : "" };
}

function moveAddress(path: string, id: string, filter: BoardData["filter"]): string {
  const search = new URLSearchParams(opportunityFilterAddress(filter));
  search.set("card", id);
  return `${path}?${search}`;
}

interface ColumnProps {
  column: BoardData["columns"][number];
  data: BoardData;
  move: Mover;
  follow: (card: Card, to: OpportunityStage) => void;
  /** Only a wide screen, on which all stages stand side by side, folds columns. */
  isFolded: boolean;
  fold: (isFolded: boolean) => void;
}

/** Folding hides the button that was pressed: the focus goes on to the one that turns it back. */
function useFoldButtons(isFolded: boolean, fold: ColumnProps["fold"]) {
  const folding = useRef<HTMLButtonElement>(null);
  const unfolding = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    (isFolded ? unfolding : folding).current?.focus();
  }, [isFolded]);
  const press = () => {
    isPressed.current = true;
    fold(!isFolded);
  };
  return { folding, unfolding, press };
}

const dragType = "application/x-opportunity";

function Column({
  column: { stage, cards, count, value, more, listAddress },
  data,
  move,
  follow,
  isFolded,
  fold,
}: ColumnProps) {
  const { folding, unfolding, press } = useFoldButtons(isFolded, fold);
  const whenUnfolded = isFolded ? "xl:hidden xl:scriptless:block" : "";
  const { stages: names, board } = useMessages(opportunityMessages);
  const [isOver, setOver] = useState(false);
  const all = data.columns.flatMap((column) => column.cards);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const card = all.find(({ id }) => id === event.dataTransfer.getData(dragType));
    if (card) move(card, stage);
  };
  return (
    <section
      aria-label={board.column({ stage: names[stage], summary: board.count({ count }) })}
      className={`flex w-[85vw] shrink-0 snap-center flex-col rounded-lg p-2 sm:w-64 ${isFolded ? "xl:w-11 xl:p-0 xl:scriptless:w-56 xl:scriptless:p-2" : "xl:w-auto xl:min-w-0 xl:flex-1 xl:scriptless:min-w-52"} ${isOver ? "bg-tint" : "bg-sand"}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      {isFolded ? (
        <button
          ref={unfolding}
          type="button"
          aria-expanded={false}
          onClick={press}
          className="hidden min-h-40 w-full grow rounded-lg px-2.5 py-3 text-sm [writing-mode:vertical-rl] hover:bg-tint xl:block xl:scriptless:hidden"
        >
          <span className="sticky top-3 flex items-center gap-3">
            <span className="font-semibold">{names[stage]}</span>
            <span className="text-slate tabular-nums">{count}</span>
            {value ? (
              <span className="text-xs text-slate tabular-nums">
                {board.aMonth({ amount: value })}
              </span>
            ) : null}
          </span>
        </button>
      ) : null}
      <header
        className={`bg-inherit px-1.5 pt-1 pb-2.5 xl:sticky xl:top-0 xl:z-20 ${whenUnfolded}`}
      >
        <div className="flex items-start gap-1">
          <h2 className="flex min-w-0 grow items-baseline justify-between gap-2 text-sm font-semibold xl:block">
            <span className="min-w-0 wrap-anywhere">{names[stage]}</span>{" "}
            <span className="font-normal text-slate tabular-nums xl:ml-1">{count}</span>
          </h2>
          <button
            ref={folding}
            type="button"
            aria-expanded
            aria-label={board.fold({ stage: names[stage] })}
            data-tooltip={board.fold({ stage: names[stage] })}
            onClick={press}
            className="-mr-1 hidden size-6 shrink-0 place-items-center rounded-md text-slate hover:text-teal xl:grid xl:scriptless:hidden"
          >
            <Drawing icon={ChevronsRightLeft} className="size-4" />
          </button>
        </div>
        <p className="mt-0.5 text-xs text-slate tabular-nums">
          {value ? board.aMonth({ amount: value }) : board.none}
          {isClosedStage(stage) ? <span className="block">{board.closedRecently}</span> : null}
        </p>
      </header>
      <ul className={`flex flex-col gap-2 ${isFolded ? "xl:hidden xl:scriptless:flex" : ""}`}>
        {cards.map((card) => (
          <li key={card.id}>
            <OpportunityCard card={card} data={data} move={move} follow={follow} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Link
          to={listAddress}
          className={`mt-1 flex min-h-11 items-center px-1.5 text-sm font-semibold text-teal underline-offset-4 hover:underline ${isFolded ? "xl:hidden xl:scriptless:flex" : ""}`}
        >
          {board.more({ count: more })}
        </Link>
      ) : null}
    </section>
  );
}

interface CardProps {
  card: Card;
  data: BoardData;
  move: Mover;
  follow: (card: Card, to: OpportunityStage) => void;
}

function OpportunityCard({ card, data: { path, filter, mayChange }, move, follow }: CardProps) {
  const { company, contact, stage, value, owner, clock, nextStage } = card;
  const { board, stages: names } = useMessages(opportunityMessages);
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.shiftKey || step === undefined) return;
    event.preventDefault();
    const to = stages[stages.indexOf(stage) + step];
    if (to === undefined) return;
    follow(card, to);
    move(card, to);
  };
  return (
    <article
      draggable={mayChange}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, card.id);
        event.dataTransfer.effectAllowed = "move";
      }}
      onKeyDown={byKey}
      className="relative rounded-md border border-line bg-white p-3 text-sm hover:border-field xl:max-2xl:p-2.5"
    >
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 grow font-semibold">
          <Link
            id={cardId(card.id)}
            to={`${path}/${card.id}`}
            aria-keyshortcuts={mayChange ? "Shift+ArrowRight Shift+ArrowLeft" : undefined}
            className="stretched line-clamp-3 wrap-anywhere"
            draggable={false}
          >
            {company}
          </Link>
        </h3>
        {mayChange && nextStage ? (
          <PostForm
            action={moveAddress(path, card.id, filter)}
            preventScrollReset
            onSubmit={() => follow(card, nextStage)}
            // The button must lie above the link that covers the card.
            className="relative z-10 -mt-2.5 -mr-2.5 shrink-0"
          >
            <HiddenFields fields={{ step: "move", from: stage, to: nextStage }} />
            <button
              type="submit"
              aria-label={board.moveOn({ company, stage: names[nextStage] })}
              data-tooltip={names[nextStage]}
              className="grid size-11 place-items-center rounded-md text-slate hover:text-teal xl:max-2xl:w-8"
            >
              <Drawing icon={ChevronRight} className="size-5" />
            </button>
          </PostForm>
        ) : null}
      </div>
      <p className="line-clamp-2 wrap-anywhere text-slate">{contact}</p>
      {value ? <p className="mt-1 tabular-nums">{board.aMonth({ amount: value })}</p> : null}
      {clock ? (
        <p className="mt-1.5 text-xs">
          <AnswerClock clock={clock} />
        </p>
      ) : null}
      <div className="mt-1.5 empty:hidden">
        <NextStep opportunity={card} />
      </div>
      {owner ? <p className="mt-1.5 text-xs wrap-anywhere text-slate">{owner}</p> : null}
    </article>
  );
}

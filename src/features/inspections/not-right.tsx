import type { ReactNode } from "react";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Written, WrittenIn, WrittenText } from "#platform/language/written-text.tsx";
import { quoteWritten, writtenAlone } from "#platform/language/written-words.ts";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { InspectionItemView, InspectionView } from "./inspection-view.server.ts";
import { formatNotRight, type ItemAbove, type ItemsAbove } from "./items-above.ts";
import { inspectionMessages } from "./messages.ts";
import { isFailed } from "./scoring.ts";
import { standing } from "./standing-answers.ts";
import { WeightedItem } from "./weighted-item.tsx";

interface ItemResultProps {
  item: InspectionItemView;
  /** Set where the item is shown apart from its area. */
  areaName?: string;
  inspection: InspectionView;
  filesPath: string;
  /** Commands on the item. */
  children?: ReactNode;
}

function ItemResult({ item, areaName, inspection, filesPath, children }: ItemResultProps) {
  const { id, rating, answers, photos, deficiency, remarks } = item;
  const { methodId, ratings } = inspection;
  const { notRight, notRated } = useMessages(inspectionMessages);
  const label = ratings.find((candidate) => candidate.rating === rating)?.label ?? notRated;
  const stand = standing(answers);
  const isBad = rating !== null && isFailed(methodId, rating);
  return (
    <li id={id} className="border-t border-line py-3">
      <p className="flex justify-between gap-4">
        <span className="min-w-0 font-medium break-words">
          <WeightedItem item={item} />
          {areaName ? <span className="block font-normal text-slate">{areaName}</span> : null}
        </span>
        <span className={`shrink-0 ${isBad ? "font-semibold text-error" : ""}`}>{label}</span>
      </p>
      {/* More than one where two phones did not know of each other. */}
      {stand.map(({ id: answerId, label: ratingLabel, comment, language, isLate, by, time }) => {
        const isOneOfSeveral = stand.length > 1 || isLate;
        const formatAnswer = isLate ? notRight.lateAnswerOf : notRight.answerOf;
        const answerOf = (words: string) =>
          formatAnswer({ answer: [ratingLabel, words].filter(Boolean).join(": "), by, time });
        const hasComment = comment !== "";
        const several = hasComment ? quoteWritten(answerOf, comment, language) : answerOf("");
        return hasComment || isOneOfSeveral ? (
          <WrittenText
            key={answerId}
            text={isOneOfSeveral ? several : comment}
            language={isOneOfSeveral ? undefined : language}
            className="mt-0.5 break-words text-slate"
          />
        ) : null;
      })}
      <AttachedFiles files={photos} address={filesPath} />
      {deficiency ? (
        <p className="mt-2 flex flex-wrap gap-x-3 tabular-nums">
          <strong className="font-semibold">{deficiency.stepLabel}</strong>
          {deficiency.step === "closed" ? null : (
            <span className="text-slate">{notRight.due({ day: deficiency.due })}</span>
          )}
        </p>
      ) : null}
      {remarks.map((remark) => (
        <Remark key={remark.id} remark={remark} />
      ))}
      {children}
    </li>
  );
}

function Remark({ remark }: { remark: InspectionItemView["remarks"][number] }) {
  const { text, language, isDispute, by, time } = remark;
  const { notRight } = useMessages(inspectionMessages);
  const disputed = quoteWritten((words) => notRight.disputed({ text: words }), text, language);
  const bold = { b: (words: string) => <strong className="font-semibold">{words}</strong> };
  return (
    <div className="mt-2 rounded-md bg-sand p-3 break-words">
      <p className="whitespace-pre-line">
        {isDispute ? <RichText text={disputed.before} tags={bold} /> : null}
        <Written words={writtenAlone(text, language)} />
        {isDispute ? <RichText text={disputed.after} tags={bold} /> : null}
        <span className="block text-slate">{notRight.remarkBy({ by, time })}</span>
      </p>
      <WrittenIn language={language} />
    </div>
  );
}

interface NotRightProps {
  inspection: InspectionView;
  above: ItemsAbove;
  filesPath: string;
  commandsOf: ((item: InspectionItemView) => ReactNode) | undefined;
}

/** The answer that a reader came for: each item that failed, with its photos and what is done about it. */
export function NotRight({ above: { notRight, noted }, ...shown }: NotRightProps) {
  const { items, openDeficiencies, finished } = shown.inspection;
  const language = useLanguage();
  const { notRight: texts } = inspectionMessages(language);
  const state = () => {
    if (!finished) return texts.neverFinished;
    if (notRight.length === 0) return texts.nothingBelow;
    return openDeficiencies === 0
      ? texts.allAccepted
      : texts.stillOpen({ count: openDeficiencies });
  };
  return (
    <>
      {finished || notRight.length > 0 ? (
        <section aria-labelledby="not-right">
          <h2 id="not-right" className="text-subtitle font-semibold tracking-snug tabular-nums">
            {formatNotRight(notRight.length, items, language)}
          </h2>
          <p className="mt-1 text-sm text-slate tabular-nums">{state()}</p>
          <Items items={notRight} {...shown} />
        </section>
      ) : null}
      {noted.length === 0 ? null : (
        <TitledSection titleId="noted" title={texts.alsoNoted} className="mt-8">
          <Items items={noted} {...shown} />
        </TitledSection>
      )}
    </>
  );
}

const Items = ({
  items,
  commandsOf,
  ...shown
}: Omit<NotRightProps, "above"> & { items: readonly ItemAbove[] }) =>
  items.length === 0 ? null : (
    <ul className="mt-3 border-b border-line text-sm">
      {items.map(({ item, areaName }) => (
        <ItemResult key={item.id} item={item} areaName={areaName} {...shown}>
          {commandsOf?.(item)}
        </ItemResult>
      ))}
    </ul>
  );

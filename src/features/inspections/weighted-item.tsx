import type { ReactNode } from "react";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { inspectionMessages } from "./messages.ts";

interface WeightedItemProps {
  item: { task: string; weight: number };
  /** Draws the task; without it, the task is plain text. */
  children?: (task: string) => ReactNode;
}

/** The usual weight of 1 is not said. */
export function WeightedItem({
  item: { task, weight },
  children = (words) => words,
}: WeightedItemProps) {
  const { screen } = useMessages(inspectionMessages);
  if (weight === 1) return children(task);
  return (
    <RichText
      text={screen.itemAndWeight({ item: task, weight })}
      tags={{
        item: children,
        quiet: (words) => <span className="font-normal text-slate">{words}</span>,
      }}
    />
  );
}

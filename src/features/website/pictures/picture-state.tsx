import { useMessages } from "#platform/language/use-messages.ts";
import { websiteMessages } from "../messages.ts";
import type { PictureData } from "./read-pictures.server.ts";

type PictureState = PictureData["state"];

const looks: Readonly<Record<PictureState, string>> = {
  shown: "bg-tint text-ink",
  heavy: "bg-sand text-ink",
  waiting: "bg-sand text-ink",
  held: "bg-sand text-ink",
  failed: "bg-error-tint text-error",
  refused: "bg-error-tint text-error",
};

export function StateBadge({ state }: { state: PictureState }) {
  const { states } = useMessages(websiteMessages).pictures;
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-sm font-medium ${looks[state]}`}>
      {states[state]}
    </span>
  );
}

import { useLanguage } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { AnchorSection } from "#ui/titled-section.tsx";
import { floorPlanMessages } from "./messages.ts";
import { roomsText, squareFeetText } from "./square-feet-text.ts";

export function FloorPlanPanel({ data }: PanelProps<"floorPlan">) {
  const language = useLanguage();
  const { title, panel } = floorPlanMessages(language);
  const { path, plans, rooms, squareFeet, mayChange } = data;
  return (
    <AnchorSection id="floor-plan" title={title}>
      <p className="mt-2 text-sm tabular-nums">
        {plans === 0
          ? panel.none
          : panel.some({
              count: plans,
              rooms: roomsText(rooms, language),
              squareFeet: squareFeetText(squareFeet, language),
            })}
      </p>
      <CompactButtonLink to={path} className="mt-3">
        {plans === 0 && mayChange ? panel.add : panel.open}
      </CompactButtonLink>
    </AnchorSection>
  );
}

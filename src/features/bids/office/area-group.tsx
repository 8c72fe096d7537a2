import ChevronRight from "@lucide/icons/icons/chevron-right";
import type { ReactNode } from "react";
import { floorName } from "#features/facilities/areas/area-label.ts";
import type { Language } from "#platform/language/language.ts";
import { Drawing } from "#ui/drawing.tsx";
import { bidMessages } from "../messages.ts";

/** A bid with more areas shows its groups folded, and draws the fields of an area only when it is opened. */
export const maxUnfoldedAreas = 40;

export const floorLabel = (floor: string, language: Language): string =>
  floor === "" ? bidMessages(language).areas.noFloor : floorName(floor, language);

export const buildingLabel = (building: string, language: Language): string =>
  building === "" ? bidMessages(language).areas.noBuilding : building;

interface AreaGroupProps {
  /** Level of its headline; a floor within a building has 4. */
  level: 3 | 4;
  label: string;
  /** Sums of its areas: one sentence, or one for each alternative if they differ. */
  totals: readonly string[];
  isOpen: boolean;
  children: ReactNode;
}

/** Each level has a group name of its own, or the mark of a folded floor would follow its open building. */
const looks = {
  3: { group: "group/outer", mark: "group-open/outer:rotate-90", text: "text-base" },
  4: { group: "group/inner", mark: "group-open/inner:rotate-90", text: "text-sm" },
} as const;

/** A building or a floor, which folds by itself without scripts, and says what it comes to while folded. */
export function AreaGroup({ level, label, totals, isOpen, children }: AreaGroupProps) {
  const Headline = level === 3 ? "h3" : "h4";
  const look = looks[level];
  return (
    <details data-area-group open={isOpen} className={`${look.group} border-t border-line`}>
      <summary className="relative cursor-pointer py-3 pl-6">
        <Drawing
          icon={ChevronRight}
          className={`absolute top-3.5 left-0 size-4 stroke-2 text-slate ${look.mark}`}
        />
        <Headline className={`font-semibold tracking-snug wrap-anywhere ${look.text}`}>
          {label}
        </Headline>
        {totals.map((sentence) => (
          <span
            key={sentence}
            className="mt-0.5 block text-sm wrap-anywhere text-slate tabular-nums"
          >
            {sentence}
          </span>
        ))}
      </summary>
      <div className="mb-3 border-l-2 border-line pl-3 sm:pl-4">{children}</div>
    </details>
  );
}

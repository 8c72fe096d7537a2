import type { ReactNode } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { PhoneLabel } from "#ui/phone-label.tsx";
import type { FloorView } from "./areas/change-areas.server.ts";
import { facilityMessages } from "./messages.ts";

interface AreaListProps {
  floors: readonly FloorView[];
  /** A page may add something to each area, e.g. a link to change it. */
  action?: (areaId: string, name: string) => ReactNode;
}

/** Areas by floor: rows from 640 px on, beneath it lines under the name. */
export function AreaList({ floors, action }: AreaListProps) {
  const messages = useMessages(facilityMessages).areas;
  return (
    <div className="flex flex-col gap-6">
      {floors.map(({ floor, total, areas }) => (
        <section key={floor} aria-label={floor}>
          <h3 className="flex justify-between gap-4 border-b border-line pb-2 text-sm font-semibold">
            {floor}
            <span className="font-normal text-slate tabular-nums">{total}</span>
          </h3>
          <ul className="text-sm">
            {areas.map(({ id, name, type, squareFeet, floorCovering }) => (
              <li
                key={id}
                data-row
                className={`grid items-center gap-x-4 border-b border-line py-2 sm:min-h-12 sm:gap-x-6 ${action ? withAction : plain}`}
              >
                <span className="font-semibold break-words">{name}</span>
                <span className="text-slate max-sm:col-start-1 max-sm:row-start-2">
                  <PhoneLabel>{messages.type}</PhoneLabel>
                  {type}
                </span>
                <span className="text-slate max-sm:col-start-2 max-sm:row-start-2 max-sm:text-right">
                  {floorCovering ? <PhoneLabel>{messages.floor}</PhoneLabel> : null}
                  {floorCovering}
                </span>
                <span className="text-right tabular-nums max-sm:col-start-2 max-sm:row-start-1">
                  {squareFeet}
                </span>
                {action ? (
                  <span className="max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1">
                    {action(id, name)}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const plain =
  "grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,1fr)_7rem]";
const withAction =
  "grid-cols-[minmax(0,1fr)_auto_auto] sm:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,1fr)_7rem_auto]";

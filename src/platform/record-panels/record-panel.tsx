import { type ComponentType, createContext, createElement, use } from "react";
import type { PanelName, RecordPanels } from "./panel-types.ts";

export interface PanelProps<Name extends PanelName> {
  data: RecordPanels[Name];
  /** Set where this panel begins nothing new: what there is stays, and is answered there. */
  isClosed?: boolean;
}

/** A panel without a component in the office does not compile; the portal has those of its pages. */
export type PanelComponents = {
  readonly [Name in PanelName]: ComponentType<PanelProps<Name>>;
};

/** A layout hands over what the features draw: that of the portal, or that of the office's records. */
export const PanelComponentsContext = createContext<Partial<PanelComponents> | undefined>(
  undefined,
);

interface RecordPanelProps<Name extends PanelName> {
  name: Name;
  panels: Partial<RecordPanels>;
  isClosed?: boolean;
}

/** The place of one panel on a record's page; empty where its feature has nothing to show. */
export function RecordPanel<Name extends PanelName>({
  name,
  panels,
  isClosed = false,
}: RecordPanelProps<Name>) {
  const components = use(PanelComponentsContext);
  const data = panels[name];
  if (components === undefined || data === undefined) return null;
  const Panel: ComponentType<PanelProps<Name>> | undefined = components[name];
  if (Panel === undefined) throw new Error(`This area does not draw the panel ${name}`);
  return createElement(Panel, { data, isClosed });
}

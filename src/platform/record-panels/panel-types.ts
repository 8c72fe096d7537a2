/** What each panel shows; the feature that brings a panel declares it here. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its panel by declaration merging.
export interface RecordPanels {}

export type PanelName = keyof RecordPanels;

/** The record of a page on which features show panels. */
export interface RecordWithPanels {
  kind: "work-order" | "visit" | "inspection" | "invoice" | "document";
  id: string;
}

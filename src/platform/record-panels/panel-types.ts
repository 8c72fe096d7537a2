/** The data of each panel; the feature that brings a panel declares it here. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its panel by declaration merging.
export interface RecordPanels {}

export type PanelName = keyof RecordPanels;

/** The nouns on whose pages features show panels; the feature of the page declares it here. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its nouns by declaration merging.
export interface RecordsWithPanels {}

/** The record of such a page. */
export interface RecordWithPanels {
  kind: keyof RecordsWithPanels;
  id: string;
}

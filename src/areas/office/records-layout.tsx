import { Outlet } from "react-router";
import { officePanelComponents } from "#features/office-record-panels.tsx";
import { PanelComponentsContext } from "#platform/record-panels/record-panel.tsx";

/**
 * Frames the pages of records alone: lists and settings download neither the panels of other features nor
 * their texts.
 */
export default function RecordsLayout() {
  return (
    <PanelComponentsContext value={officePanelComponents}>
      <Outlet />
    </PanelComponentsContext>
  );
}

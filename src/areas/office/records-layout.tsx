import { Outlet } from "react-router";
import { officePanelComponents } from "#features/office-record-panels.tsx";
import { PanelComponentsContext } from "#platform/record-panels/record-panel.tsx";

/** Around the pages of records: lists and settings download neither the panels of other features nor their texts. */
export default function RecordsLayout() {
  return (
    <PanelComponentsContext value={officePanelComponents}>
      <Outlet />
    </PanelComponentsContext>
  );
}

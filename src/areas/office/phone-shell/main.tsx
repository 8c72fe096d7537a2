/** The pages of tonight and of inspections where there is no connection: without a person's data until this phone has some. */
import { createRoot } from "react-dom/client";
import { InspectionShell } from "#features/inspections/office/phone/shell.tsx";
import { Shell } from "#features/tonight/shell/shell.tsx";

const place = document.getElementById("shell");
const isInspection = location.pathname.startsWith("/office/inspections");
if (place)
  createRoot(place).render(
    isInspection ? (
      <InspectionShell path={location.pathname} />
    ) : (
      <Shell path={location.pathname} />
    ),
  );

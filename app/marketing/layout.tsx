import { Suspense } from "react";
import { Outlet } from "react-router";
import { OpeningFirst } from "#app/ui/opening-first.tsx";
import { Shell } from "./shell.tsx";

/** React takes over header and menus first, then the page, in parts; what is clicked goes before. */
export default function MarketingLayout() {
  return (
    <Shell>
      <Suspense>
        <OpeningFirst>
          <Outlet />
        </OpeningFirst>
      </Suspense>
    </Shell>
  );
}

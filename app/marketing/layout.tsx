import { Outlet } from "react-router";
import { Shell } from "./shell.tsx";

export default function MarketingLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

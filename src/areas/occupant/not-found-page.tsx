import { data } from "react-router";
import { Shell } from "#features/occupant-reports/shell.tsx";
import { pageMeta } from "#platform/document/page-meta.ts";
import { NotFound } from "./not-found.tsx";

export const loader = () => data(null, { status: 404 });

export const meta = () => pageMeta("Not found");

export default function NotFoundPage() {
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}

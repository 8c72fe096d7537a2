import { data } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { NotFound } from "./not-found.tsx";
import { Shell } from "./shell.tsx";

export const loader = () => data(null, { status: 404 });

export const meta = () => pageMeta("Not found");

export default function NotFoundPage() {
  return (
    <Shell language="en">
      <NotFound />
    </Shell>
  );
}

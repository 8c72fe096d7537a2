import { data } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { NotFound } from "./not-found.tsx";

export const loader = () => data(null, { status: 404 });

export const meta = () => pageMeta("404 Page Not Found");

export default NotFound;

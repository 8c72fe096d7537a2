import { data } from "react-router";
import { documentTitle } from "#platform/document/title.ts";
import { NotFound } from "./not-found.tsx";

export const loader = () => data(null, { status: 404 });

export const meta = () => [
  { title: documentTitle("404 Page Not Found") },
  { name: "robots", content: "noindex" },
];

export default NotFound;

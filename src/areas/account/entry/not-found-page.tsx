import { data } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { accountMessages } from "../messages.ts";
import { NotFound } from "./not-found.tsx";

export const loader = () => data(null, { status: 404 });

export const meta = pageMetaIn((language) => accountMessages(language).notFound.title);

export default NotFound;

import { data } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { NotFound } from "../entry/not-found.tsx";
import { accountMessages } from "../messages.ts";

export const loader = () => data(null, { status: 404 });

export const meta = pageMetaIn((language) => accountMessages(language).notFound.titleOfReport);

export default NotFound;

import { data } from "react-router";
import { marketingMessages } from "./messages.ts";
import { noindexMetaOf } from "./newsletter/noindex-page.ts";
import { NotFound } from "./not-found.tsx";

export const loader = () => data(null, { status: 404 });

export const meta = noindexMetaOf((language) => marketingMessages(language).notFound.title);

export default NotFound;

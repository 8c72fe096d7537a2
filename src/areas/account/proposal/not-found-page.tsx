import { data } from "react-router";
import { proposalMessages } from "#features/proposals/messages.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { NotFound } from "../entry/not-found.tsx";

export const loader = () => data(null, { status: 404 });

export const meta = pageMetaIn((language) => proposalMessages(language).guest.notFound);

export default NotFound;

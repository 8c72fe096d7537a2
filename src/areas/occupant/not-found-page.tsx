import { data, type LoaderFunctionArgs } from "react-router";
import { Shell } from "#features/occupant-reports/shell.tsx";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { accountContext } from "#platform/http/context.ts";
import { visitorLanguage } from "#platform/http/visitor-language.server.ts";
import { occupantAreaMessages } from "./messages.ts";
import { NotFound } from "./not-found.tsx";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  data(
    { documentLanguage: visitorLanguage(request, context.get(accountContext).https) },
    { status: 404 },
  );

export const meta = pageMetaIn((language) => occupantAreaMessages(language).notFound);

export default function NotFoundPage() {
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}

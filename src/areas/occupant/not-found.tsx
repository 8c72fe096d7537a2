import { company } from "#content/company.ts";
import { NotFoundScreen } from "#platform/document/not-found-screen.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { occupantAreaMessages } from "./messages.ts";

export const NotFound = () => (
  <NotFoundScreen text={useMessages(occupantAreaMessages).noSuchPage}>
    <a href={company.phone.href} className="font-semibold text-teal underline">
      {company.phone.display}
    </a>
  </NotFoundScreen>
);

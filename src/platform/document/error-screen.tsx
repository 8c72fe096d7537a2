import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { company } from "#content/company.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useDocumentRequest } from "./document-request.tsx";
import { documentMessages } from "./messages.ts";
import { documentTitle } from "./title.ts";

interface ErrorScreenProps {
  error: unknown;
  notFound: ReactNode;
  children: ReactNode;
}

/** True for an address that had a page once (410). */
export const isGone = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 410;

/** Never says what broke; the request id leads to the line in the log. */
export function ErrorScreen({ error, notFound, children }: ErrorScreenProps) {
  const { requestId } = useDocumentRequest();
  const language = useLanguage();
  const messages = documentMessages(language);
  if (isGone(error) || (isRouteErrorResponse(error) && error.status === 404)) return notFound;
  const isBusy = isRouteErrorResponse(error) && [502, 503, 504].includes(error.status);
  const title = isBusy ? messages.busy : messages.fault;
  const explain = isBusy ? messages.notOpened : messages.ourFault;
  return (
    <div className="wrap rhythm">
      <title>{documentTitle(title)}</title>
      <h1 className="max-w-[14ch] text-display font-semibold tracking-tight">{title}</h1>
      <p className="mt-8 max-w-[46ch] text-lead text-slate">
        {explain({ hours: company.telephoneHoursIn[language] })}
      </p>
      {requestId ? (
        <p className="mt-4 text-slate">
          {messages.requestNumber}{" "}
          <code className="font-semibold text-ink select-all">{requestId}</code>
        </p>
      ) : null}
      {import.meta.env.DEV && error instanceof Error ? (
        <pre className="mt-8 overflow-x-auto rounded-md bg-sand p-5 text-sm">{error.stack}</pre>
      ) : null}
      <div className="mt-10 flex flex-wrap gap-3">
        {children}
        <ButtonLink to={company.phone.href} look="outline">
          {messages.call({ phone: company.phone.display })}
        </ButtonLink>
      </div>
    </div>
  );
}

import earlyScript from "virtual:early-script";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { addressIn } from "#content/page-address.ts";
import type { AreaHandle } from "#platform/document/area-document.tsx";
import { ErrorScreen, isGone } from "#platform/document/error-screen.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { HeadlineFirst } from "#ui/headline-first.tsx";
import { inlineStyles } from "./inline-styles.ts";
import { marketingMessages } from "./messages.ts";
import { editsBeforePage } from "./next-edits.ts";
import { NotFound } from "./not-found.tsx";
import { openPagesOnly } from "./open-pages.ts";
import { Shell } from "./shell.tsx";

export const handle = {
  area: { inlineStyles, stylesheetSource: "/src/areas/marketing/marketing.css", earlyScript },
} satisfies AreaHandle;

export const clientMiddleware = [editsBeforePage];

export const middleware = [openPagesOnly];

/** React hydrates header and menus first, then the page in parts; what is clicked goes first. */
export default function MarketingLayout() {
  return (
    <Shell>
      <Suspense>
        <HeadlineFirst>
          <Outlet />
        </HeadlineFirst>
      </Suspense>
    </Shell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { toHome } = useMessages(marketingMessages);
  const language = useLanguage();
  return (
    <Shell>
      <ErrorScreen error={error} notFound={<NotFound isGone={isGone(error)} />}>
        <ButtonLink to={addressIn(language, "/")}>{toHome}</ButtonLink>
      </ErrorScreen>
    </Shell>
  );
}

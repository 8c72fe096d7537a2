import { company } from "#content/company.ts";
import { NotFoundScreen } from "#platform/document/not-found-screen.tsx";

export const NotFound = () => (
  <NotFoundScreen text="There is no such page. Please scan the sign again, or call us.">
    <a href={company.phone.href} className="font-semibold text-teal underline">
      {company.phone.display}
    </a>
  </NotFoundScreen>
);

import { termsContent } from "#content/legal/terms.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { pageMetaOf } from "../metadata.ts";
import { LegalPage } from "./legal-page.tsx";
import { useCover } from "./use-cover.ts";

export const meta = pageMetaOf("/terms-of-service");

export default function TermsOfServicePage() {
  const { termsOfService } = useMessages(termsContent);
  const cover = useCover();
  const [who, ...others] = termsOfService.parts;
  const parts = who && cover ? [who, cover, ...others] : termsOfService.parts;
  return <LegalPage path="/terms-of-service" text={{ ...termsOfService, parts }} />;
}

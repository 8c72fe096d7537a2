import { accessibilityContent } from "#content/legal/accessibility.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { pageMetaOf } from "../metadata.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = pageMetaOf("/accessibility");

export default function AccessibilityPage() {
  const { accessibility } = useMessages(accessibilityContent);
  return <LegalPage path="/accessibility" text={accessibility} />;
}

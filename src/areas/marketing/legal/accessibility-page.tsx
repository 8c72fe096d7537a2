import { accessibility } from "#content/legal/accessibility.ts";
import { pageMeta } from "../metadata.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = () => pageMeta("/accessibility");

export default function AccessibilityPage() {
  return <LegalPage path="/accessibility" text={accessibility} />;
}

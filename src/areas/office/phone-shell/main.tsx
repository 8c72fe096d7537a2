/** The pages of tonight, of inspections and of surveys where there is no connection: without a person's data until this phone has some. */
import { createRoot } from "react-dom/client";
import { InspectionShell } from "#features/inspections/office/phone/shell.tsx";
import { Shell } from "#features/tonight/shell/shell.tsx";
import { SurveyShell } from "#features/walk-through-surveys/office/phone/shell.tsx";
import { readBrand } from "#platform/document/brand-of-document.tsx";
import { readCompanyFacts } from "#platform/document/company-facts.tsx";
import { languages, localeOf } from "#platform/language/language.ts";
import { LanguageContext } from "#platform/language/use-messages.ts";

function ShellOf({ path }: { path: string }) {
  if (path.startsWith("/office/inspections")) return <InspectionShell path={path} />;
  return path.startsWith("/office/pipeline") ? <SurveyShell path={path} /> : <Shell path={path} />;
}

readCompanyFacts(document);
readBrand(document);
const place = document.getElementById("shell");
/** The document is made in each, and the files that it loads have the texts of that one. */
const language =
  languages.find((language) => localeOf(language) === document.documentElement.lang) ?? "en";
if (place)
  createRoot(place).render(
    <LanguageContext value={language}>
      <ShellOf path={location.pathname} />
    </LanguageContext>,
  );

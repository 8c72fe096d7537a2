import { pageAt } from "#content/pages.ts";
import { pageMeta } from "../metadata.ts";
import { pagePath, usePagePath } from "../page-path.ts";
import { OnlyInEnglish } from "./only-in-english.tsx";

export function meta({ location }: { location: { pathname: string } }) {
  const page = pageAt(pagePath(location.pathname));
  return page ? pageMeta(page) : [];
}

export default function OnlyInEnglishPage() {
  const page = pageAt(usePagePath());
  return page ? <OnlyInEnglish page={page} /> : null;
}

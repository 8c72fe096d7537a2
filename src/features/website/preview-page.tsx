import { Form, type LoaderFunctionArgs } from "react-router";
import { pageAt, pagesInAllLanguages } from "#content/pages.ts";
import { renderWithEdits } from "#platform/document/content-edits.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { fieldClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/preview-page.ts";
import { websiteMessages } from "./messages.ts";
import { requireWebsiteEditor } from "./require-website-editor.server.ts";
import { snapshotOf } from "./snapshot.server.ts";
import { findWebsiteDocuments } from "./website-documents.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireWebsiteEditor(route);
  const path = new URL(route.request.url).searchParams.get("path") ?? "/";
  // An article that is new has its page in the drafts alone.
  return renderWithEdits(
    () => {
      const page = pageAt(path);
      if (page === undefined || page.onRequest) throw notFound();
      const pages = pagesInAllLanguages().filter(({ onRequest }) => !onRequest);
      return { path, pages: pages.map((page) => ({ path: page.path, title: page.title })) };
    },
    snapshotOf(await findWebsiteDocuments(db), () => true),
  );
}

export const meta = pageMetaIn((language) => websiteMessages(language).preview);

/** The real page with all drafts at both widths; no script of it runs here. */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(websiteMessages);
  const { path, pages } = loaderData;
  const address = `/office/website/page?path=${encodeURIComponent(path)}`;
  const frames = [
    { width: 390, title: messages.phone, scale: "[zoom:0.8] sm:[zoom:1]" },
    // Wider than the office has room for: shown smaller, as it is laid out at its own width.
    { width: 1280, title: messages.computer, scale: "[zoom:0.25] sm:[zoom:0.5] lg:[zoom:0.7]" },
  ];
  return (
    <div>
      <BackLink to="/office/website">{messages.section}</BackLink>
      <PageTitle>{messages.preview}</PageTitle>
      <p className="mt-3 text-sm text-slate">{messages.previewNote}</p>
      <Form className="mt-4 flex flex-wrap items-end gap-4">
        <label className="text-sm">
          {messages.page}
          <select key={path} name="path" defaultValue={path} className={fieldClass}>
            {pages.map((page) => (
              <option key={page.path} value={page.path}>
                {`${page.title.slice(0, 90)} (${page.path})`}
              </option>
            ))}
          </select>
        </label>
        <CompactSubmitButton look="outline">{messages.show}</CompactSubmitButton>
      </Form>
      {frames.map(({ width, title, scale }) => (
        <section key={width} className="mt-6 overflow-x-auto">
          <h2 className="text-sm font-semibold">{title}</h2>
          <iframe
            title={title}
            src={address}
            width={width}
            height={800}
            sandbox="allow-same-origin"
            className={`mt-2 max-w-none border border-line bg-white ${scale}`}
          />
        </section>
      ))}
    </div>
  );
}

/** Pages of articles that the owner has written, rendered whole: whatever is in them. */
import { readFile } from "node:fs/promises";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import type { ShownArticle } from "#content/articles.ts";
import { changeCompanyFacts, shippedFacts } from "#content/company.ts";
import { changeContentEdits, noEdits } from "#content/content-edits.ts";
import { languageOfPath } from "#content/page-address.ts";
import { shippedArticles } from "#content/shown-articles.ts";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { findPicture } from "#ui/picture.tsx";
import { changeUploadedPictures, type UploadedPicture } from "#ui/uploaded-pictures.ts";
import ArticlePage, { meta, loader as readPage } from "./page.tsx";

const article: ShownArticle = {
  list: "news",
  slug: "depot",
  path: "/news/depot",
  language: "en",
  title: "A New Depot",
  name: "A New Depot",
  published: "2026-01-10",
  category: "Growth",
  excerpt: "In Tulsa.",
  description: "In Tulsa.",
  keywords: [],
  picture: "facade",
  alt: "A street",
  related: [],
  demo: false,
  markdown: 'We "opened" it.',
};

const show = (shown: Partial<ShownArticle>) =>
  changeContentEdits({
    ...noEdits,
    articles: {
      inLanguage: { en: [{ ...article, ...shown }, ...shippedArticles], es: [] },
      gone: ["news/old"],
    },
  });

afterEach(() => changeContentEdits(noEdits));

function fail(): never {
  throw new Error("no picture of that name was shipped");
}

async function rendered(path: string): Promise<string> {
  // The framework hands a page its data; a route of its own does it here.
  const Page = ArticlePage as ComponentType<{ loaderData: unknown }>;
  const handler = createStaticHandler([{ path: "*", loader: readPage, Component: WithData }]);
  function WithData() {
    const props = {
      loaderData: readPage({ url: new URL(path, "https://x.test") } as never),
    };
    return <Page {...props} />;
  }
  const context = await handler.query(new Request(`https://x.test${path}`));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <LanguageContext value={languageOfPath(path)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </LanguageContext>,
  );
}

describe("the page of an article", () => {
  it("has its title, its text set as the shipped ones are, and three others", async () => {
    show({});
    const html = await rendered("/news/depot");
    expect(html).toContain("A New Depot</h1>");
    expect(html).toContain("<p>We “opened” it.</p>");
    expect(html.match(/<li class="group relative/g)).toHaveLength(3);
  });

  it("says the company’s facts of this moment, and shows none of their signs as its own", async () => {
    onTestFinished(() => changeCompanyFacts(shippedFacts));
    changeCompanyFacts({ ...shippedFacts, phone: "(206) 555-0134", city: "*Kent* [A](/b)" });
    show({
      markdown: "Call **{company.phone}** in {company.city}, {company.unheardOf}.",
    });
    const html = await rendered("/news/depot");
    expect(html).toContain(
      "<strong>(206) 555-0134</strong> in *Kent* [A](/b), {company.unheardOf}.",
    );
  });

  it("says at its other address that it is only in English", async () => {
    show({});
    expect(await rendered("/es/news/depot")).toContain('href="/news/depot"');
  });

  it.each([
    ["5,000 characters", "x".repeat(5_000)],
    ["a script and an emoji", "🧹<script>alert(1)</script>"],
    ["nothing", ""],
  ])("stands with %s everywhere", async (_, text) => {
    const said = { title: text, name: text, excerpt: text, description: text, alt: text };
    show({ ...said, category: text, markdown: `${text}\n\n## ${text}\n\n- ${text}\n\n> ${text}` });
    const html = await rendered("/news/depot");
    expect(html).toContain("<h1");
    expect(html).not.toContain("<script>alert");
  });

  it("scrolls a long line of code by itself, by keyboard too", async () => {
    show({ markdown: `Run this:\n\n\`\`\`\n${"x".repeat(300)}\n\`\`\`` });
    expect(await rendered("/news/depot")).toMatch(/<pre tabindex="0"><code>x{300}/i);
    const styles = await readFile(new URL("prose.css", import.meta.url), "utf8");
    expect(styles).toMatch(/\.prose pre \{[^}]*max-width: 100%;[^}]*overflow-x: auto;/);
  });

  it("shows tables, quotes and pictures that there are, and no others", async () => {
    const markdown = `| A | B |
| --- | --- |
| 1 | 2 |

> quoted

![There](picture:lobby)

![Not there](picture:gone)

<img src=x onerror=alert(1)>

[run](javascript:alert(1))`;
    show({ markdown, picture: "gone_as_well" });
    const html = await rendered("/news/depot");
    expect(html).toContain("<td>1</td>");
    expect(html).toContain('alt="There"');
    expect(html).toContain("<p>Not there</p>");
    expect(html).not.toMatch(/<img src=x|javascript:/);
    expect(html).toContain("picture-press_desk");
  });
});

describe("a picture that the company has uploaded", () => {
  const name = "upload-depot";
  const hall = {
    ...(findPicture("lobby") ?? fail()),
    focus: [30, 60],
    miniature: "data:image/webp;base64,AAAA",
  } as const satisfies UploadedPicture;
  const markdown = `Come in.\n\n![The new hall, with its gate](picture:${name})\n\nSee you.`;
  afterEach(() => changeUploadedPictures({}));

  it("stands in the text with its words, its size and each width that there is", async () => {
    changeUploadedPictures({ [name]: hall });
    show({ markdown, picture: name });
    const html = await rendered("/news/depot");
    const [picture = ""] =
      /<picture>(?:(?!<\/picture>).)*alt="The new hall, with its gate".*?<\/picture>/.exec(html) ??
      [];
    expect(picture).toContain(`width="${hall.width}" height="${hall.height}"`);
    expect(picture).toContain(`picture picture-${name}`);
    for (const format of ["avif", "webp"])
      for (const width of hall.widths)
        expect(picture).toMatch(
          new RegExp(`/pictures/${name}-${width}-\\w+\\.${format} ${width}w`),
        );
    expect(html).not.toContain("picture-press_desk");
  });

  it("leaves its words where it was removed, and the article as it was", async () => {
    changeUploadedPictures({});
    show({ markdown, picture: name });
    const html = await rendered("/news/depot");
    expect(html).toContain("<p>The new hall, with its gate</p>");
    expect(html).toContain("Come in.");
    expect(html).toContain("See you.");
    expect(html).not.toContain(name);
    // The picture above the title falls back to a shipped one.
    expect(html).toContain("picture-press_desk");
  });
});

it.each([
  ["/news/old", 410],
  ["/es/news/old", 410],
  ["/news/never", 404],
])("%s is answered with %s", (path, status) => {
  show({});
  try {
    readPage({ url: new URL(path, "https://x.test") } as never);
    throw new Error("it was shown");
  } catch (error) {
    expect(error).toMatchObject({ status });
  }
});

it("tells search engines what it is, with its own picture", () => {
  show({});
  const loaderData = readPage({ url: new URL("https://x.test/news/depot") } as never);
  const told = JSON.stringify(meta({ loaderData, location: { pathname: "/news/depot" } } as never));
  expect(told).toContain('"@type":"Article"');
  expect(told).toContain('"headline":"A New Depot"');
  expect(told).toMatch(/"og:image","content":"[^"]*\/pictures\/facade-1280-/);
});

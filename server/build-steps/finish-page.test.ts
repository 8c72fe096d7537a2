import { expect, it } from "vitest";
import { parsePage } from "../page-tree.ts";
import { policyOfPage } from "../static/content-security-policy.ts";
import { finishPage } from "./finish-page.ts";
import { pageSections } from "./search/page-sections.ts";

const pageWith = (body: string) => `<!DOCTYPE html><html><head><style>a{top:0}.gone{top:1px}</style>
<link rel="modulepreload" href="/assets/a.js"><script>early()</script></head>
<body><main><h1>Title</h1>${body}</main><script type="module">import "/assets/a.js"</script></body></html>`;

it.each(["<a href='/'>Home</a>", "<p class='gone'>Text</p>", "<a>One</a><p class='gone'>Two</p>"])(
  "hands over the tree of what it has written: %s",
  (body) => {
    const { html, page } = finishPage(pageWith(body));
    const parsed = parsePage(html);
    expect(policyOfPage(page)).toBe(policyOfPage(parsed));
    expect(pageSections(page)).toEqual(pageSections(parsed));
    expect(html.includes("a{top:0}")).toBe(body.includes("<a"));
    expect(html.includes(".gone{")).toBe(body.includes("gone"));
  },
);

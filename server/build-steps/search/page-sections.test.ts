import { describe, expect, it } from "vitest";
import { parsePage } from "../../page-tree.ts";
import { pageSections } from "./page-sections.ts";

const read = (body: string) =>
  pageSections(parsePage(`<header>Menu</header><main id="main">${body}</main>`));

describe("sections of a page", () => {
  it("are headings with the text beneath each", () => {
    expect(
      read(
        '<h1>Services</h1><p>All of it.</p><section id="care"><h2>Floor care</h2><p>Every night.</p></section>',
      ),
    ).toEqual([
      { anchor: "", heading: "", text: "Services · All of it." },
      { anchor: "care", heading: "Floor care", text: "Every night." },
    ]);
  });

  it("take the section's anchor where the heading's own only labels it", () => {
    const [section] = read(
      '<section id="faq"><h2 id="faq-title">Questions</h2><p>Some.</p></section>',
    );
    expect(section?.anchor).toBe("faq");
  });

  it("read what people read: no menus, forms, scripts or drawings", () => {
    const [section] = read(
      '<nav>Home</nav><p>Text</p><svg><title>Sun</title></svg><form><label>Name</label></form><script>1 < 2</script><p aria-hidden="true">7</p><p hidden="">no</p>',
    );
    expect(section?.text).toBe("Text");
  });

  it("join words that only markup separates, and separate those of different blocks", () => {
    const [section] = read("<p>24<b>/7</b> &amp; more</p><ul><li>One</li><li>Two</li></ul>");
    expect(section?.text).toBe("24/7 & more · One · Two");
  });

  it("are not confused by attributes that hold brackets", () => {
    const [section] = read('<p title="a > b" data-x="<h2>">Text &lt;b&gt; &#x27;</p>');
    expect(section?.text).toBe("Text <b> '");
  });
});

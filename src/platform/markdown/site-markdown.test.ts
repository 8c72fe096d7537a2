/** What a page of the public site shows of a text in Markdown. */
import { expect, it } from "vitest";
import { plainTextOf } from "./markdown-blocks.ts";
import { readMarkdown } from "./read-markdown.server.ts";
import { onThisSite } from "./site-markdown.server.ts";

const read = (markdown: string) => readMarkdown(markdown, onThisSite);

it("reads tables, and pictures that have a paragraph of their own", () => {
  const { blocks, leftOut } = read(`| Room | Often |
| --- | --- |
| Lobby | **daily** |

![The lobby](picture:lobby)`);
  expect(blocks).toEqual([
    {
      kind: "table",
      head: [[{ kind: "text", text: "Room" }], [{ kind: "text", text: "Often" }]],
      rows: [
        [
          [{ kind: "text", text: "Lobby" }],
          [{ kind: "strong", children: [{ kind: "text", text: "daily" }] }],
        ],
      ],
    },
    { kind: "picture", name: "lobby", alt: "The lobby" },
  ]);
  expect(leftOut).toEqual({ pictures: 0, links: 0, html: 0 });
  expect(plainTextOf(blocks)).toBe("Room | Often\nLobby | daily\n\nThe lobby");
});

it.each([
  "picture:no_such_picture",
  "picture:constructor",
  "picture:../lobby",
  "https://evil.example/x.png",
  "data:image/png;base64,AAAA",
])("shows the words of the picture %s, which it does not have", (address) => {
  const { blocks, leftOut } = read(`![The lobby](${address})`);
  expect(blocks).toEqual([{ kind: "paragraph", children: [{ kind: "text", text: "The lobby" }] }]);
  expect(leftOut.pictures).toBe(1);
});

it.each([
  ["/contact#quote", "/contact#quote"],
  ["#floors", "#floors"],
  ["https://example.com/a", "https://example.com/a"],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["javascript:alert(1)", undefined],
])("a link to %s leads to %s", (address, expected) => {
  const [block] = read(`[words](<${address}>)`).blocks;
  const [inline] = block?.kind === "paragraph" ? block.children : [];
  expect(inline?.kind === "link" ? inline.address : undefined).toBe(expected);
});

it("shows HTML as it was typed", () => {
  const { blocks, leftOut } = read("<script>alert(1)</script>\n\nA <b>word</b>");
  expect(plainTextOf(blocks)).toContain("<script>alert(1)</script>");
  expect(leftOut.html).toBe(3);
});

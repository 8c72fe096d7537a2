import { describe, expect, it } from "vitest";
import { maxSvgBytes, safeSvg } from "./safe-svg.ts";

const read = (text: string) => safeSvg(new TextEncoder().encode(text));
const svg = (inner: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

describe("a drawing", () => {
  it("keeps its shapes, and says its size", () => {
    const drawing = svg(
      '<g fill="#f00"><path d="M0 0h4z" style="stroke:#00f;stroke-width:2"/></g>',
    );
    expect(read(`<?xml version="1.0"?><!-- made by hand -->${drawing}`)).toEqual({
      ok: true,
      width: 10,
      height: 10,
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10"><g fill="#f00"><path d="M0 0h4z" stroke="#00f" stroke-width="2"/></g></svg>',
    });
  });

  it("may refer to its own gradients, and loses what programs note in it", () => {
    const drawing = svg(
      '<metadata><rdf:RDF xmlns:rdf="x"><a/></rdf:RDF></metadata><sodipodi:namedview id="x"/><defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect width="5" height="5" fill="url(#a)" inkscape:label="x"/>',
    );
    const safe = read(drawing);
    expect(safe.ok && safe.svg).toContain('fill="url(#a)"');
    expect(safe.ok && safe.svg).not.toMatch(/rdf|sodipodi|inkscape|metadata/);
  });

  it("of Illustrator keeps the colors of its classes, and loses sheet and DOCTYPE", () => {
    const sheet = "<style>.st0{fill:#123456;} /* hidden */ .st1, .st2 { display:none }</style>";
    const shapes = '<path class="st0" d="M0 0h4z"/><path class="st0 st2" fill="red" d="M1 1h4z"/>';
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">';
    const safe = read(`<?xml version="1.0"?>${doctype}${svg(sheet + shapes)}`);
    expect(safe.ok && safe.svg).toContain(
      '<path d="M0 0h4z" fill="#123456"/><path fill="#123456" d="M1 1h4z" display="none"/>',
    );
    expect(safe.ok && safe.svg).not.toMatch(/style|class|DOCTYPE/);
  });

  it("of Inkscape keeps a gradient that takes its stops from another", () => {
    const safe = read(
      svg('<defs><linearGradient id="a"/><linearGradient id="b" xlink:href="#a"/></defs>'),
    );
    expect(safe.ok && safe.svg).toContain('<linearGradient id="b" href="#a"/>');
  });

  it("that was made safe is the same when it is read again", () => {
    const once = read(svg("<title>A &amp; B &#60;</title><circle r='2'/>"));
    expect(once.ok && read(once.svg)).toEqual(once);
  });
});

it("keeps clips, but none that is clipped itself, and no more than a browser draws at once", () => {
  const clip = (id: string, inner: string, attributes = "") =>
    `<clipPath id="${id}" ${attributes}>${inner}</clipPath>`;
  const shape = '<rect width="1" height="1" clip-path="url(#a)"/>';
  const plain = '<rect width="1" height="1"/>';
  expect(read(svg(clip("a", plain) + shape.repeat(200)))).toMatchObject({ ok: true });
  const nested = clip("a", plain) + clip("b", shape.repeat(3));
  expect(read(svg(nested))).toMatchObject({ reason: "element", detail: "clip-path" });
  const styled = '<g><rect width="1" height="1" style="clip-path:url(#a)"/></g>';
  expect(read(svg(clip("b", styled)))).toMatchObject({ reason: "element", detail: "clip-path" });
  const chained = clip("b", plain, 'clip-path="url(#a)"');
  expect(read(svg(chained))).toMatchObject({ reason: "element", detail: "clip-path" });
  const many = clip("a", plain.repeat(900)) + shape.repeat(900);
  expect(read(svg(many))).toMatchObject({ reason: "too-many-parts" });
});

it.each([
  ["element", svg("<script>alert(1)</script>")],
  ["element", svg("<SCRIPT>alert(1)</SCRIPT>")],
  ["element", svg("<foreignObject><p/></foreignObject>")],
  ["element", svg('<image width="1" height="1"/>')],
  ["element", svg('<use x="1"/>')],
  ["element", svg('<a><path d=""/></a>')],
  ["element", svg('<animate attributeName="x"/>')],
  ["element", svg("<iframe/>")],
  ["event", svg("", 'viewBox="0 0 1 1" onload="alert(1)"')],
  ["event", svg('<path d="" onClick="x"/>')],
  ["reference", svg('<path d="" xlink:href="https://evil.example.com"/>')],
  ["reference", svg('<path d="" href="#a"/>')],
  ["reference", svg('<path fill="url(https://evil.example.com/a.svg#b)"/>')],
  ["reference", svg('<path fill="URL( //evil.example.com )"/>')],
  ["reference", svg('<path style="fill:u\\72l(x)"/>')],
  ["reference", svg('<path fill="&#117;rl(http:x)"/>')],
  ["reference", svg('<linearGradient href="https://evil.example.com/#a"/>')],
  ["reference", svg('<linearGradient href="a.svg#a"/>')],
  ["style", svg("<style>*{fill:red}</style>")],
  ["style", svg("<style>@import 'https://evil.example.com/a.css';</style>")],
  ["style", svg("<style>.a{fill:red}@media print{.a{fill:url(x)}}</style>")],
  ["style", svg("<style>.a:hover{fill:red}</style>")],
  ["reference", svg('<style>.a{fill:url(https://evil.example.com/x)}</style><path class="a"/>')],
  ["element", svg('<set attributeName="href" to="javascript:alert(1)"/>')],
  ["element", svg('<animateMotion path="M0 0"/>')],
  ["element", svg('<feImage href="https://evil.example.com"/>')],
  ["element", svg('<path stroke-dasharray="0.0001" d="M0 0h9999999"/>')],
  ["element", svg('<text font-family="x">A</text>')],
  ["element", svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>')],
  ["doctype", svg("<g><!DOCTYPE svg></g>")],
  ["doctype", `<!DOCTYPE svg SYSTEM "x" [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("")}`],
  ["doctype", `<!DOCTYPE html>${svg("")}`],
  ["doctype", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`],
  ["doctype", svg("<![CDATA[<script/>]]>")],
  ["not-svg", svg("<title>&unknown;</title>")],
  ["not-svg", svg("<g>")],
  ["not-svg", svg('<path d="a" fill=red/>')],
  ["not-svg", svg('<?xml-stylesheet href="x.css"?>')],
  ["not-svg", svg("") + svg("")],
  ["not-svg", svg("", "")],
  ["not-svg", svg("", 'viewBox="0 0 -5 1e9"')],
  ["not-svg", "<html></html>"],
  ["not-svg", "a < b"],
  ["not-svg", ""],
  ["too-many-parts", svg("<g>".repeat(60) + "</g>".repeat(60))],
  ["too-many-parts", svg("<g/>".repeat(3_000))],
  ["too-large", svg("<g/>") + " ".repeat(maxSvgBytes)],
])("is refused for %s: %s", (reason, text) => {
  expect(read(text)).toMatchObject({ ok: false, reason });
});

it("bytes that are no text are refused", () => {
  expect(safeSvg(Uint8Array.of(60, 115, 0xff, 0xfe))).toMatchObject({ reason: "not-svg" });
});

import { describe, expect, it } from "vitest";
import { formatFlags } from "./format-flags.server.ts";
import { screen } from "./screening.ts";

const typedByHand = { honeypot: "", elapsedMs: 60_000 };
const sender = ["Dana Whitfield", "Lakeside Dental Group", "(312) 555-0187", "12500"];
const judge = (message: string, short = sender, metadata = typedByHand) =>
  screen({ short, message }, metadata);
const clean = { screening: "accepted", reasons: [] };

const schedule = Array.from(
  { length: 30 },
  (_, day) => `Day ${day + 1}: vacuum, mop, empty bins.`,
).join("\n");
const letter = `We run three clinics and a laboratory on the north side and are not happy with the company that
cleans them now: bins are forgotten, and nobody answers the telephone after five. We would like a crew of
four, every evening but Sunday, with our own keys, and a person we can call. The floors are linoleum in the
corridors and carpet in the offices; there are forty windows that can be opened and a glass front of two
storeys. Twice a year the upholstery in the waiting rooms needs a deep clean. `;

describe("requests that people write", () => {
  it.each([
    ["plain English", "We need our offices cleaned three times a week, from March on."],
    [
      "Spanish",
      "Necesitamos limpieza diaria de oficinas, unos 1.500 metros cuadrados. ¿Cuánto cuesta?",
    ],
    ["Polish", "Proszę o wycenę sprzątania biura w Chicago, około 300 m², trzy razy w tygodniu."],
    ["Chinese", "我们需要每天打扫办公室，面积大约一千平方米，请给我们报价，谢谢。"],
    ["Japanese", "オフィスの清掃をお願いしたいです。毎晩、面積は約千平米です。"],
    ["Arabic", "نحتاج إلى تنظيف يومي للمكاتب، المساحة حوالي ألف متر مربع. شكراً جزيلاً."],
    ["Persian with its joiners", "می‌خواهیم دفتر ما هر شب تمیز شود، حدود هزار متر مربع است."],
    ["Hindi", "हमें अपने कार्यालय की रोज़ सफाई करवानी है, लगभग एक हज़ार वर्ग मीटर।"],
    ["Thai", "ต้องการทำความสะอาดสำนักงานทุกวัน พื้นที่ประมาณหนึ่งพันตารางเมตร"],
    [
      "Russian with a Latin word",
      "Нам нужна уборка IT-отдела и офиса, около 1000 кв. м, каждый вечер.",
    ],
    ["emoji", "Our café needs you! ☕️🧽✨👩🏽‍🍳👨‍👩‍👧‍👦 Every night, please 🙏🙏🙏🙏🙏"],
    [
      "their own website",
      "See https://www.lakeside-dental.example for our three locations. Cleaning nightly.",
    ],
    [
      "two addresses to look at",
      "Floor plan: https://plans.example/1 and photos: https://photos.example/2. Nightly, please.",
    ],
    ["a casino", "We run a casino hotel with 400 rooms and need night crews for the gaming floor."],
    [
      "a search agency",
      "We are an agency for SEO services, 40 desks. See https://agency.example. Weekly cleaning.",
    ],
    [
      "a pharmacy and a bank",
      "Pharmacy (order counter, cold store) and a business loans office upstairs.",
    ],
    ["a shelter", "Shelter for single women, 60 beds, needs disinfection every week."],
    ["a schedule", schedule],
    ["a long letter", letter.repeat(3)],
    [
      "capitals and exclamation marks",
      "PLEASE CALL ME TODAY!!!!! OUR BUILDING HAS BEEN FLOODED!!!!!",
    ],
    ["a table of dashes", `Floor 1 ------------------ 4,000\nFloor 2 ------------------ 3,500`],
  ])("are not held back: %s", (_, message) => expect(judge(message)).toEqual(clean));

  it.each([
    ["a company named after its site", ["Ann Lee", "booking.com", "555-555-0100", "900"]],
    [
      "one word in capitals and small letters",
      ["Ian McDonald", "McDonaldDeVriesOConnor", "555-555-0100", "900"],
    ],
    [
      "names of other scripts",
      ["Ελένη Παπαδοπούλου", "株式会社クリーン", "+81 3-1234-5678", "1.200 m²"],
    ],
    ["a short name", ["Bo", "3M", "5555550100", "1"]],
  ])("are not held back: %s", (_, short) => {
    expect(judge("We need our offices cleaned three times a week.", short)).toEqual(clean);
  });

  it("may be filled in by the browser, as long as somebody wrote the message", () => {
    const texts = { short: ["Dana"], message: "Nightly cleaning, please." };
    expect(screen(texts, { honeypot: "", elapsedMs: 2500 })).toEqual(clean);
    expect(screen(texts, { honeypot: " ", elapsedMs: undefined })).toEqual(clean);
  });
});

/** Each of these alone may be a customer: it is noted with the record, which goes its way. */
describe("one sign alone", () => {
  const harmless = "Two floors, nightly, please.";
  it.each([
    [
      "the hidden field",
      judge(harmless, sender, { ...typedByHand, honeypot: "https://x.example" }),
      ["hidden-field"],
    ],
    ["no time at all", judge(harmless, sender, { ...typedByHand, elapsedMs: 0 }), ["speed:0.0"]],
    [
      "links to everything there is to see",
      judge("See https://a.example https://b.example https://c.example www.d.example"),
      ["links:4"],
    ],
    [
      "links pasted with their markup",
      judge('Our rules for cleaners: <a href="https://x.example">here</a>'),
      ["links:1", "markup"],
    ],
    [
      "the words of one's own trade",
      judge("We sell backlinks and SEO packages, forty desks. Who cleans for us?"),
      ["phrase:backlinks", "phrase:SEO packages"],
    ],
    [
      "a keyboard with two alphabets",
      judge("Вest рriсes please, уour wеbsite says call us"),
      ["look-alike:Вest"],
    ],
    [
      "letters at random",
      judge("pLkJhGfDsAqW", ["xUqWbzTkRmvP", "KvNqXwRtZpLm", "84951234567", "12"]),
      ["random-letters"],
    ],
  ])("is noted and holds nothing back: %s", (_, screened, reasons) =>
    expect(screened).toEqual({ screening: "accepted", reasons }),
  );

  it("is not made two by what any business writes: its one address on the web", () => {
    const message = "See https://www.lakeside-dental.example. Cleaning nightly.";
    for (const metadata of [
      { honeypot: "https://www.lakeside-dental.example", elapsedMs: 60_000 },
      { honeypot: "", elapsedMs: 0 },
    ])
      expect(judge(message, sender, metadata).screening).toBe("accepted");
  });
});

describe("what robots send", () => {
  const sent = (message: string, short = sender, metadata = typedByHand) =>
    [message, short, metadata] as const;
  it.each([
    [
      "an offer of links",
      sent("I can rank your website higher with 5000 backlinks, see https://seo.example today"),
    ],
    [
      "a casino offer",
      sent("Online casino with free spins, no deposit casino bonus: https://win.example"),
    ],
    [
      "Russian promotion",
      sent("Предлагаем продвижение сайта и заработок в интернете https://x.example"),
    ],
    [
      "one text again and again with a link",
      sent(`${"buy now cheap ".repeat(30)} https://x.example`),
    ],
    [
      "an offer in look-alike letters",
      sent("Вest рriсes fоr уour wеbsite: https://seo.example, call us right now"),
    ],
    [
      "money for nothing, with a link for a name",
      sent("Passive income from home", ["Win at https://x.example", "Acme", "5555550100", "1"]),
    ],
    [
      "a list of links in no time",
      sent("Look https://a.example https://b.example", sender, { honeypot: "", elapsedMs: 300 }),
    ],
    [
      "links as forum code, and the hidden field",
      sent("[url=https://x.example]cheap watches[/url]", sender, {
        honeypot: "x",
        elapsedMs: 60_000,
      }),
    ],
    [
      "money for nothing, and the hidden field",
      sent("Passive income, guaranteed", sender, { honeypot: "x", elapsedMs: 60_000 }),
    ],
    [
      "letters at random, and the hidden field",
      sent("pLkJhGfDsAqW", ["xUqWbzTkRmvP", "KvNqXwRtZpLm", "84951234567", "12"], {
        honeypot: "vBnMkLpQ",
        elapsedMs: 60_000,
      }),
    ],
  ])("is held back where two signs meet: %s", (_, submission) => {
    const { screening, reasons } = judge(...submission);
    expect(screening).toBe("quarantined");
    expect(reasons.length).toBeGreaterThanOrEqual(2);
  });

  it("is held back for the hidden field and for speed, with all reasons named", () => {
    expect(
      judge("Nightly cleaning, please.", ["Dana"], {
        honeypot: "https://x.example",
        elapsedMs: 812,
      }),
    ).toEqual({
      screening: "quarantined",
      reasons: ["hidden-field", "speed:0.8"],
    });
  });
});

describe("a reason", () => {
  it("is said in the language of its reader, and one of an older version as it was written", () => {
    const { reasons } = judge("See https://a.example", sender, { ...typedByHand, honeypot: "x" });
    expect(formatFlags(reasons, "en")).toBe(
      "the hidden field was filled in; links in the message: 1",
    );
    expect(formatFlags([...reasons, "filled in within 0.8 s", "phrase:a: b"], "es")).toBe(
      "se llenó el campo oculto; enlaces en el mensaje: 1; filled in within 0.8 s; típico del spam: “a: b”",
    );
  });
});

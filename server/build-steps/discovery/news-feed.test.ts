import { expect, test } from "vitest";
import { articlesIn, shippedArticles } from "#content/shown-articles.ts";
import { newsFeed } from "./news-feed.ts";

const news = articlesIn("en", "news");
const feed = newsFeed(news, "en", "https://www.example.org");
const textsOf = (tag: string) =>
  [...feed.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, "g"))].map((match) => match[1]);

test("lists every article with absolute addresses, newest first", () => {
  expect(textsOf("guid")).toEqual(news.map(({ path }) => `https://www.example.org${path}`));
  expect(feed.match(/<item>/g)).toHaveLength(news.length);
});

test("writes dates as RFC 822 requires", () => {
  expect(textsOf("pubDate")[0]).toBe("Fri, 18 Apr 2025 08:00:00 GMT");
  expect(textsOf("lastBuildDate")).toEqual(["Fri, 18 Apr 2025 08:00:00 GMT"]);
});

test("escapes what would end an element", () => {
  const odd = shippedArticles
    .slice(0, 1)
    .map((shippedArticle) => ({ ...shippedArticle, title: "A < B & C > D\u0007" }));
  const oddFeed = newsFeed(odd, "en", "https://x.test");
  expect(oddFeed).toContain("<title>A &lt; B &amp; C &gt; D</title>");
  expect(oddFeed).not.toContain("A < B");
});

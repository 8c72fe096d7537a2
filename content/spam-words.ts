/**
 * Subjects of spam: each line is one subject and counts once, however many of its phrases are found.
 * `src/platform/submissions/spam-phrases.ts` describes how a phrase is read.
 */
export const shippedSpamWords: readonly string[] = [
  "back-link, back-links",
  "guest post, guest posts, guest posting",
  "SEO services, SEO package, SEO packages, SEO expert, SEO audit",
  "first page of Google, first page on Google, top of Google, top position on Google, first position on Google, top spot on Google, rank* ... higher, rank* ... on top",
  "more traffic, more website traffic, more web traffic, more organic traffic, increase traffic, increase website traffic, boost traffic, boost website traffic, targeted traffic, targeted visitors",
  "domain authority, do-follow",
  "online casino, online casinos, crypto casino, bitcoin casino, онлайн-казино",
  "casino bonus, no deposit bonus, free spins",
  "buy viagra, cheap viagra, order viagra, buy cialis, cheap cialis, buy tramadol, buy xanax, buy levitra",
  "bitcoin investment*, crypto investment*, cryptocurrency investment*, bitcoin trading, crypto trading, forex trading, crypto wallet, bitcoin profit*, crypto giveaway",
  "passive income, make money online, work from home and earn, financial freedom",
  "payday loan* ... approv*, payday loan* ... apply, business loan* ... approv*, business loan* ... rate, business loan* ... today, unsecured loan* ... approv*, unsecured loan* ... apply",
  "email list for sale, email list of, email database, lead list for sale, contact list for sale, verified email*, verified leads",
  "sexy girls, hot girls, horny girls, single girls, sexy women, hot women, sexy ladies, single ladies, adult dating",
  "продвижение сайт*, продвижения сайт*",
  "заработок в интернете, заработка в интернете, заработать в интернете",
];

let current = shippedSpamWords;

/** Call it where it is used: the settings change while the product runs. */
export const spamWords = (): readonly string[] => current;

export function changeSpamWords(lines: readonly string[]): void {
  current = lines;
}

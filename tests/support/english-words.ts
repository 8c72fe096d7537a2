/** Words that are English and no Spanish: those of every sentence, and those of this trade. */
const words = new Set(
  `about after again all also an and any are as at be because been before but by can could did do does each every for
  from had have here how if in into is it its less more must not of off on only or other our out over please should
  since so some than that the their them then there these they this those through to too until up was we were what
  when where which who why will with within without would you your
  address amount answer area building canceled changed clean cleaned cleaning client clients closed completed crew
  crews day days deleted done due email emails facilities facility file files hour hours inspection inspections
  invoice invoices key keys late link log message messages minutes missed month months new night office open opened
  order orders overdue paid password people phone photos received report reports request requests sent service shift
  sign staff supplies task tasks today tomorrow tonight unknown view visit visits week weeks work year yesterday`.split(
    /\s+/,
  ),
);

/** Addresses, names of settings and values that are filled in. */
const noWords = /https?:\S+|\S+@\S+|\b[A-Z]+_[A-Z_]+\b|\{[\w.]+\}|<\/?\w+\/?>/g;

/** @returns the English words in a text that should be Spanish, as they stand there */
export const englishWordsIn = (text: string): string[] =>
  (text.replace(noWords, " ").match(/[\p{L}’']+/gu) ?? []).filter((word) =>
    words.has(word.toLowerCase()),
  );

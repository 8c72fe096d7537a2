/** The style sheet of a drawing as drawing programs write it: properties of classes, and nothing else. */
export type Declaration = readonly [property: string, value: string];

const classRule = /\s*(\.[\w-]+(?:\s*,\s*\.[\w-]+)*)\s*\{([^{}]*)\}\s*/y;

/** @returns undefined where it holds anything else: other selectors, imports, conditions */
export function classRulesOf(sheet: string): Map<string, Declaration[]> | undefined {
  const rules = new Map<string, Declaration[]>();
  const text = withoutComments(sheet).trim();
  let at = 0;
  while (at < text.length) {
    classRule.lastIndex = at;
    const [, selectors = "", declarations = ""] = classRule.exec(text) ?? [];
    if (selectors === "") return undefined;
    at = classRule.lastIndex;
    for (const selector of selectors.split(",")) {
      const name = selector.trim().slice(1);
      const ofClass = rules.get(name) ?? [];
      ofClass.push(...declarationsOf(declarations));
      rules.set(name, ofClass);
    }
  }
  return rules;
}

/** Each place is looked at once: a pattern takes a minute for a file of comments that do not end. */
function withoutComments(sheet: string): string {
  const parts: string[] = [];
  for (let at = 0; ; ) {
    const start = sheet.indexOf("/*", at);
    const end = start === -1 ? -1 : sheet.indexOf("*/", start + 2);
    if (end === -1) return [...parts, sheet.slice(at)].join(" ");
    parts.push(sheet.slice(at, start));
    at = end + 2;
  }
}

export function declarationsOf(text: string): Declaration[] {
  return text.split(";").flatMap((declaration): Declaration[] => {
    const colon = declaration.indexOf(":");
    if (colon === -1) return [];
    return [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
  });
}

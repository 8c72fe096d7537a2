/** The style sheet of a drawing as drawing programs write it: properties of classes, and nothing else. */
export type Declaration = readonly [property: string, value: string];

const comment = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;
const classRule = /\s*(\.[\w-]+(?:\s*,\s*\.[\w-]+)*)\s*\{([^{}]*)\}\s*/y;

/** @returns undefined where it holds anything else: other selectors, imports, conditions */
export function classRulesOf(sheet: string): Map<string, Declaration[]> | undefined {
  const rules = new Map<string, Declaration[]>();
  const text = sheet.replaceAll(comment, " ").trim();
  let at = 0;
  while (at < text.length) {
    classRule.lastIndex = at;
    const [, selectors = "", declarations = ""] = classRule.exec(text) ?? [];
    if (selectors === "") return undefined;
    at = classRule.lastIndex;
    for (const selector of selectors.split(",")) {
      const name = selector.trim().slice(1);
      rules.set(name, [...(rules.get(name) ?? []), ...declarationsOf(declarations)]);
    }
  }
  return rules;
}

export function declarationsOf(text: string): Declaration[] {
  return text.split(";").flatMap((declaration): Declaration[] => {
    const colon = declaration.indexOf(":");
    if (colon === -1) return [];
    return [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
  });
}

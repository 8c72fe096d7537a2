export interface Placeholder {
  /** File and place in it, e.g. `content/company.ts company.phone.display`. */
  place: string;
  what: string;
}

const inText: { pattern: RegExp; kind: string }[] = [
  // Reserved by the North American Numbering Plan for fiction and examples.
  { pattern: /\(?\d{3}\)?[-. ]?555[-. ]?01\d\d(?!\d)/g, kind: "telephone number of no one" },
  { pattern: /[\w.@/:-]*\bexample\.(?:com|org|net)\b/g, kind: "address of no one" },
];

export function placeholdersIn(value: unknown, place: string): Placeholder[] {
  if (typeof value === "string") return placeholdersInText(value, place);
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => placeholdersIn(one, `${place}[${labelOf(one) ?? index}]`));
  }
  if (typeof value !== "object" || value === null) return [];
  return [
    ...flagged(value, place),
    ...Object.entries(value).flatMap(([name, inner]) =>
      name === "social"
        ? emptyLinks(inner, `${place}.social`)
        : placeholdersIn(inner, `${place}.${name}`),
    ),
  ];
}

export function placeholdersInText(text: string, place: string): Placeholder[] {
  const matches = inText.flatMap(({ pattern, kind }) =>
    [...text.matchAll(pattern)].map(([match]) => `${kind}: ${match}`),
  );
  const flags = [
    ...(/^demo: true$/m.test(text) ? ["invented for the demonstration"] : []),
    ...(/^verified: false$/m.test(text) ? ["not verified"] : []),
  ];
  return [...new Set([...matches, ...flags])].map((what) => ({ place, what }));
}

/** People, quotations and certifications have a flag for placeholders. */
function flagged(value: object, place: string): Placeholder[] {
  const who = labelOf(value) ?? "an entry";
  const placeholders: Placeholder[] = [];
  if ("demo" in value && value.demo === true) {
    placeholders.push({ place, what: `invented for the demonstration: ${who}` });
  }
  if ("verified" in value && value.verified === false) {
    placeholders.push({ place, what: `not verified: ${who}` });
  }
  return placeholders;
}

function emptyLinks(links: unknown, place: string): Placeholder[] {
  if (typeof links !== "object" || links === null) return [];
  return Object.entries(links).flatMap(([network, address]) =>
    address === ""
      ? [{ place: `${place}.${network}`, what: "empty social link" }]
      : placeholdersIn(address, `${place}.${network}`),
  );
}

function labelOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const person = "author" in value ? labelOf(value.author) : undefined;
  if (person !== undefined) return person;
  for (const [name, label] of Object.entries(value)) {
    if (["name", "title", "id"].includes(name) && typeof label === "string") return label;
  }
  return undefined;
}

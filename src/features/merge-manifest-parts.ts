type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type PartOf<Manifest, Name extends string> =
  Manifest extends Record<Name, infer Part> ? Part : never;

/**
 * Merges one part of all manifests into an object whose type knows each key. Compared with the list of
 * required keys, a part that no feature brings is a compile error.
 * @throws if two features bring the same key
 */
export function mergeManifestParts<Manifest extends object, Name extends string>(
  manifests: readonly Manifest[],
  name: Name,
): Intersection<PartOf<Manifest, Name>> {
  const entries = manifests.flatMap((manifest) =>
    Object.entries((manifest as Partial<Record<Name, object>>)[name] ?? {}),
  );
  const keys = entries.map(([key]) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) throw new Error(`Two features bring ${twice} among their ${name}`);
  return Object.fromEntries(entries) as Intersection<PartOf<Manifest, Name>>;
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Text with links in it, written `[words](/path)`. */
export function LinkedText({ text }: { text: string }) {
  const parts: (string | { label: string; to: string })[] = [];
  let at = 0;
  for (const match of text.matchAll(link)) {
    const [whole, label = "", to = ""] = match;
    parts.push(text.slice(at, match.index), { label, to });
    at = match.index + whole.length;
  }
  parts.push(text.slice(at));
  return parts.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a
        key={part.label + part.to}
        href={part.to}
        className={`text-teal underline decoration-teal/40 underline-offset-4 hover:decoration-2 ${part.to.startsWith("tel:") ? "whitespace-nowrap" : ""}`}
      >
        {part.label}
      </a>
    ),
  );
}

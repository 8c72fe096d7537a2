export interface QuotationProps {
  content: string;
  author: { name: string; title: string; company: string };
  light?: boolean;
  /** Set it for a quotation that stands alone: it is then as large as a headline. */
  large?: boolean;
}

/** People are shown by their initials, never by a stock photo. */
export function Quotation({ content, author, light = false, large = false }: QuotationProps) {
  return (
    <figure className="flex h-full flex-col justify-between gap-8">
      <blockquote
        className={`font-medium ${large ? "text-title leading-[1.12] tracking-tight text-balance" : "text-quote tracking-snug"}`}
      >
        <p>“{content}”</p>
      </blockquote>
      <figcaption className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-sm font-semibold text-teal"
        >
          {initials(author.name)}
        </span>
        <span className="text-sm">
          <span className="block font-semibold">{author.name}</span>
          <span className={light ? "text-mist" : "text-slate"}>
            {author.title}, {author.company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

/** `Dana Whitfield` -> `DW` */
export const initials = (name: string) =>
  name
    .split(" ")
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join("");

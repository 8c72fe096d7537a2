import { Link } from "react-router";
import { SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { textLinkClass } from "#ui/text-link.ts";

interface CompanySearchProps {
  /** The page itself, which is asked for anew. */
  path: string;
  words: string | undefined;
  found: readonly { id: string; name: string; people: readonly string[] }[];
  /** The link for each company that was found. */
  addressOf: (id: string) => string;
  texts: { find: string; findPlaceholder: string; noneFound: string };
}

/** One of many companies is found by words, and chosen by a link: with and without scripts. */
export function CompanySearch({ path, words, found, addressOf, texts }: CompanySearchProps) {
  return (
    <>
      <FilterForm path={path} filter={{ words }} className="mt-2">
        <SearchField label={texts.find} value={words} placeholder={texts.findPlaceholder} />
        <FindButton className="max-sm:col-span-2" />
      </FilterForm>
      {words !== undefined && found.length === 0 ? (
        <p className="mt-3 text-sm text-slate">{texts.noneFound}</p>
      ) : null}
      <ul className="mt-2 text-sm empty:hidden">
        {found.map(({ id, name, people }) => (
          <li key={id} className="border-t border-line py-2.5 first:border-t-0">
            <Link to={addressOf(id)} className={`${textLinkClass} break-words`}>
              {name}
            </Link>
            <span className="block text-xs break-words text-slate">{people.join(", ")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

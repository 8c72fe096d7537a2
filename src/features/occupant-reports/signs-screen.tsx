import type { ReactNode } from "react";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { occupantMessages } from "./messages.ts";
import type { SignsData } from "./signs-screen.server.ts";

interface SignsScreenProps {
  data: SignsData;
  /** Path of this screen. */
  path: string;
  /** Further buttons beside the download, e.g. one that makes signs of the chosen areas. */
  more?: ReactNode;
  /** Buttons below each area that has a sign. */
  action?: (areaId: string, name: string) => ReactNode;
  /** Says which side prints the signs and sees their reports on this page. */
  audience: "client" | "staff";
}

const chooseForm = "choose-signs";

export function SignsScreen({ data, path, more, action, audience }: SignsScreenProps) {
  const { signs } = useMessages(occupantMessages);
  const { floors, made, missing } = data;
  const total = made + missing;
  return (
    <>
      <div className="mt-6">
        <h2 className="text-subtitle font-semibold tracking-snug">{signs.title}</h2>
        <p className="mt-1 text-sm text-slate tabular-nums">
          {total === 0 ? signs.noAreas : signs.made({ made, total })}
        </p>
        <p className="mt-3 max-w-[65ch]">
          {audience === "staff" ? signs.aboutForStaff : signs.aboutForClient}
        </p>
      </div>
      {total === 0 || (made === 0 && more === undefined) ? (
        <p className="mt-6 rounded-md bg-sand p-4 text-sm">
          {audience === "staff" ? signs.emptyForStaff : signs.emptyForClient}
        </p>
      ) : (
        <form
          id={chooseForm}
          method="get"
          action={`${path}.pdf`}
          className="mt-5 flex flex-wrap items-end gap-3 border-y border-line py-4"
        >
          {made > 0 ? (
            <>
              <fieldset className="flex flex-wrap gap-x-5">
                <legend className="sr-only">{signs.paper}</legend>
                <Paper value="letter" label={signs.letter} isFirst />
                <Paper value="a6" label={signs.a6} />
              </fieldset>
              <CompactSubmitButton>{signs.download}</CompactSubmitButton>
            </>
          ) : null}
          {more}
          <p className="w-full text-sm text-slate">{signs.forChosenAreas}</p>
        </form>
      )}
      <div className="mt-6 flex flex-col gap-6">
        {floors.map(({ floor, areas }) => (
          <section key={floor} aria-label={floor}>
            <h3 className="border-b border-line pb-2 text-sm font-semibold">{floor}</h3>
            <ul className="text-sm">
              {areas.map(({ id, name, sign }) => (
                <li
                  key={id}
                  data-row
                  className="grid items-start gap-x-5 border-b border-line py-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_14rem]"
                >
                  <label className="flex min-h-11 items-center gap-3 font-semibold break-words">
                    <input
                      type="checkbox"
                      form={chooseForm}
                      name={`area.${id}`}
                      value="on"
                      className="size-4 shrink-0"
                    />
                    {name}
                  </label>
                  <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-slate tabular-nums max-sm:pl-7">
                    {sign ? (
                      <>
                        <a
                          href={sign.path}
                          aria-label={signs.pageOf({ code: sign.code })}
                          className={`${tallTextLinkClass} whitespace-nowrap sm:min-h-8`}
                        >
                          {sign.code}
                        </a>
                        <span>
                          <RichText
                            text={signs.inUse({ person: sign.madeBy })}
                            tags={{
                              state: (words) => <span className="text-ink">{words}</span>,
                              time: () => <time dateTime={sign.made.iso}>{sign.made.short}</time>,
                            }}
                          />
                        </span>
                      </>
                    ) : (
                      signs.none
                    )}
                  </div>
                  <div className="empty:hidden max-sm:pl-4">{sign && action?.(id, name)}</div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface PaperProps {
  value: string;
  label: string;
  isFirst?: boolean;
}

const Paper = ({ value, label, isFirst = false }: PaperProps) => (
  <label className="flex min-h-11 items-center gap-2.5 text-sm">
    <input
      type="radio"
      name="format"
      value={value}
      defaultChecked={isFirst}
      className="size-4 shrink-0"
    />
    {label}
  </label>
);

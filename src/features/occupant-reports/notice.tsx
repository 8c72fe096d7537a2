import { company } from "#content/company.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { occupantMessages } from "./messages.ts";

interface NoticeProps {
  title: string;
  why: string;
}

/** There is nothing to report to here, but somebody to call. */
export function Notice({ title, why }: NoticeProps) {
  const { call } = useMessages(occupantMessages);
  return (
    <>
      <h1 className="mt-4 text-side font-semibold tracking-tight">{title}</h1>
      <p className="mt-4 text-lead text-slate">{why}</p>
      <a
        href={company.phone.href}
        className="mt-6 inline-flex min-h-12 items-center rounded-full bg-teal px-6 font-semibold text-white"
      >
        {call({ phone: company.phone.display })}
      </a>
    </>
  );
}

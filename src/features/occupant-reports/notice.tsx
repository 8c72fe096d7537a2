import { company } from "#content/company.ts";

interface NoticeProps {
  title: string;
  why: string;
  call: string;
}

/** There is nothing to report to here, but somebody to call. */
export const Notice = ({ title, why, call }: NoticeProps) => (
  <>
    <h1 className="mt-4 text-side font-semibold tracking-tight">{title}</h1>
    <p className="mt-4 text-lead text-slate">{why}</p>
    <a
      href={company.phone.href}
      className="mt-6 inline-flex min-h-12 items-center rounded-full bg-teal px-6 font-semibold text-white"
    >
      {call}
    </a>
  </>
);

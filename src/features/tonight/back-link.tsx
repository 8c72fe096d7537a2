import { actionLinkClass } from "#ui/text-link.ts";
/** A document of its own: without a connection the phone has its shell. */
export const BackLink = ({ children }: { children: string }) => (
  <a href="/office/tonight" className={actionLinkClass}>
    {children}
  </a>
);

/** Labels a value where rows are stacked and the heads of their columns are gone. */
export const PhoneLabel = ({ children }: { children: string }) => (
  <span className="mr-1.5 text-xs font-normal text-slate sm:hidden">{children} </span>
);

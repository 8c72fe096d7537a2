import type { ReactNode } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { documentMessages } from "./messages.ts";

interface NotFoundScreenProps {
  text: string;
  children: ReactNode;
}

export function NotFoundScreen({ text, children }: NotFoundScreenProps) {
  const { notFound } = useMessages(documentMessages);
  return (
    <div className="wrap rhythm">
      <h1 className="text-title font-semibold tracking-tight">{notFound}</h1>
      <p className="mt-6 max-w-[46ch] text-lead text-slate">{text}</p>
      <div className="mt-10 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

import { useState } from "react";
import { company } from "#content/company.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { saveFile } from "#ui/save-file.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { accountMessages } from "../messages.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  /** E.g. `November 24, 2026`: what is kept on paper says of when it is. */
  made: string;
}

/** Shown this once: only their hashes are kept. */
export function RecoveryCodes({ codes, made }: RecoveryCodesProps) {
  const [outcome, setOutcome] = useState("");
  const messages = useMessages(accountMessages).recoveryCodes;
  const about = { company: company.name, day: made };
  const copy = async () =>
    setOutcome((await isCopied(codes.join("\n"))) ? messages.copied : messages.notCopied);
  const download = () => {
    const text = [messages.fileTitle(about), messages.eachOnce, "", ...codes, ""].join("\n");
    saveFile(new File([text], "recovery-codes.txt", { type: "text/plain" }));
    setOutcome(messages.downloaded);
  };
  return (
    <TitledSection titleId="codes-title" title={messages.title} className="mt-6">
      <p className="mt-3 print:hidden">{messages.keep}</p>
      <p className="mt-3 hidden print:block">{messages.printed(about)}</p>
      <ul className="mt-5 grid gap-x-10 gap-y-2 rounded-md bg-sand p-5 font-semibold tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-5 hidden flex-wrap gap-3 hydrated:flex print:hidden!">
        <button type="button" onClick={() => void copy()} className={quietClass}>
          {messages.copy}
        </button>
        <button type="button" onClick={download} className={quietClass}>
          {messages.download}
        </button>
        <button type="button" onClick={() => window.print()} className={quietClass}>
          {messages.print}
        </button>
      </div>
      <p role="status" className="mt-3 text-sm text-slate empty:hidden print:hidden">
        {outcome}
      </p>
      <p className="mt-8 print:hidden">
        <a href="/account/security" className={buttonClass("primary", "w-full sm:w-auto")}>
          {messages.saved}
        </a>
      </p>
    </TitledSection>
  );
}

const quietClass = buttonClass("outline", "", "compact");

/** Browsers copy on secure addresses only, and where they are let. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

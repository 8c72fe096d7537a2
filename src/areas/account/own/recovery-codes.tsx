import { useState } from "react";
import { company } from "#content/company.ts";
import { buttonClass } from "#ui/button.tsx";
import { saveFile } from "#ui/save-file.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  /** E.g. `November 24, 2026`: what is kept on paper says of when it is. */
  made: string;
}

/** Shown this once: only their hashes are kept. */
export function RecoveryCodes({ codes, made }: RecoveryCodesProps) {
  const [outcome, setOutcome] = useState("");
  const title = `${company.name} recovery codes, created on ${made}`;
  const copy = async () => setOutcome(await copyText(codes.join("\n")));
  const download = () => {
    const text = [title, "Each works once.", "", ...codes, ""].join("\n");
    saveFile(new File([text], "recovery-codes.txt", { type: "text/plain" }));
    setOutcome("Saved as recovery-codes.txt.");
  };
  return (
    <section aria-labelledby="codes-title" className="mt-6">
      <h2 id="codes-title" className="text-subtitle font-semibold tracking-snug">
        Your recovery codes
      </h2>
      <p className="mt-3 print:hidden">
        Keep them somewhere other than your phone: on paper or in a password manager. Each one signs
        you in once if you can't use the app. We can't show them again.
      </p>
      <p className="mt-3 hidden print:block">{title}. Each works once.</p>
      <ul className="mt-5 grid gap-x-10 gap-y-2 rounded-md bg-sand p-5 font-semibold tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-5 hidden flex-wrap gap-3 hydrated:flex print:hidden!">
        <button type="button" onClick={() => void copy()} className={quietClass}>
          Copy
        </button>
        <button type="button" onClick={download} className={quietClass}>
          Download
        </button>
        <button type="button" onClick={() => window.print()} className={quietClass}>
          Print
        </button>
      </div>
      <p role="status" className="mt-3 text-sm text-slate empty:hidden print:hidden">
        {outcome}
      </p>
      <p className="mt-8 print:hidden">
        <a href="/account/security" className={buttonClass("primary", "w-full sm:w-auto")}>
          I've saved them
        </a>
      </p>
    </section>
  );
}

const quietClass = buttonClass("outline", "", "compact");

/** @returns what to tell the reader; browsers copy on secure addresses only, and where they are let */
async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied. Paste them into your password manager.";
  } catch {
    return "Your browser doesn't allow copying here. Please download or print them.";
  }
}

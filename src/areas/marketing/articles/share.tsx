import LinkIcon from "@lucide/icons/icons/link";
import Mail from "@lucide/icons/icons/mail";
import { useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { absoluteAddress } from "../absolute-address.ts";
import { articleMessages } from "./messages.ts";

interface ShareProps {
  title: string;
  /** Path of the page to share. */
  path: string;
}

/** The device's share sheet where there is one, else the link to the clipboard; and by email. */
export function Share({ title, path }: ShareProps) {
  const [status, setStatus] = useState("");
  const words = useMessages(articleMessages).share;

  const share = async () => {
    setStatus(""); // The same sentence twice is spoken twice.
    setStatus(await shareOrCopy(title, location.origin + path, words));
  };

  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          data-replay=""
          onClick={share}
          className={buttonClass("outline", "scriptless:hidden")}
        >
          <Drawing icon={LinkIcon} className="size-5" />
          {words.share}
        </button>
        <a
          href={mailAddress(title, absoluteAddress(path))}
          onClick={({ currentTarget }) => {
            currentTarget.href = mailAddress(title, location.origin + path);
          }}
          className={buttonClass("bare")}
        >
          <Drawing icon={Mail} className="size-5" />
          {words.byEmail}
        </a>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-slate">
        {status}
      </p>
    </div>
  );
}

/** `URLSearchParams` would write spaces as plus signs, which mail programs show as such. */
const mailAddress = (title: string, url: string) =>
  `mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll("+", "%20")}`;

/** @returns what to tell the visitor */
async function shareOrCopy(
  title: string,
  url: string,
  words: ReturnType<typeof articleMessages>["share"],
): Promise<string> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return words.shared;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return words.copied;
  } catch {
    return words.notCopied({ url });
  }
}

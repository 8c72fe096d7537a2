import { palette } from "#content/palette.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { AccountForm, TextField } from "../form.tsx";
import { accountMessages } from "../messages.ts";

export interface AppSetUpProps {
  /** Some people type the secret instead of scanning it. */
  secret: string;
  qrCode: { size: number; path: string };
  answer?: FormAnswer | undefined;
}

/** Scan, then prove that it worked: a wrong secret must not lock anybody out. */
export function AppSetUp({ secret, qrCode, answer }: AppSetUpProps) {
  const { size, path } = qrCode;
  const { appSetUp } = useMessages(accountMessages);
  return (
    <ol className="mt-6 flex list-decimal flex-col gap-8 pl-5">
      <li>
        <p className="font-semibold">{appSetUp.scan}</p>
        {/* Dark on light in both color schemes: scanners expect it. */}
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={appSetUp.qrCode}
          shapeRendering="crispEdges"
          className="mt-4 size-56 rounded-md border border-line"
        >
          <rect width={size} height={size} fill={palette.white} />
          <path d={path} fill={palette.ink} />
        </svg>
        <p className="mt-3 text-sm text-slate">
          <RichText
            text={appSetUp.typeKey}
            tags={{
              key: () => (
                <code className="font-semibold break-words text-ink select-all">
                  {secret.match(/.{1,4}/g)?.join(" ")}
                </code>
              ),
            }}
          />
        </p>
      </li>
      <li>
        <p className="mb-4 font-semibold">{appSetUp.enterCode}</p>
        <div className="max-w-md">
          <AccountForm name="confirm" submit={appSetUp.submit} answer={answer} hidden={{ secret }}>
            <TextField
              name="code"
              label={appSetUp.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              plain
            />
          </AccountForm>
        </div>
      </li>
    </ol>
  );
}

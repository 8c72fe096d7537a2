/** Shown this once: only their hashes are kept. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-labelledby="codes-title" className="mt-6">
      <h2 id="codes-title" className="text-subtitle font-semibold tracking-snug">
        Your recovery codes
      </h2>
      <p className="mt-3">
        Keep them where your phone is not: on paper, or in a password manager. Each signs you in
        once when the app is out of reach. We cannot show them again.
      </p>
      <ul className="mt-5 grid gap-x-10 gap-y-2 rounded-md bg-sand p-5 font-semibold tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

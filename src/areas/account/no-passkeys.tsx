/** In place of a button that no browser could follow. */
export const NoPasskeys = () => (
  <p className="text-slate">
    Passkeys don't work at this address. They need the site's name, with https.
  </p>
);

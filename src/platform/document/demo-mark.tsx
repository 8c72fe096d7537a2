/** Shown on the screens of an installation that was filled with the demonstration. */
export const DemoMark = ({ isDemo }: { isDemo: boolean }) =>
  isDemo ? (
    <p className="text-xs text-slate">
      <span className="font-semibold">Demo data:</span> these clients and people are fictional.
    </p>
  ) : null;

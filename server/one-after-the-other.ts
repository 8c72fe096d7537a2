/** Work that must not overlap, in the order in which it was asked for; what fails holds up nothing. */
export function oneAfterTheOther(): <Made>(work: () => Promise<Made>) => Promise<Made> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const made = last.then(work);
    last = made.catch(() => undefined);
    return made;
  };
}

/** Bounds what is under way at the same time, in all and for each who asks. */
export interface Places {
  all: number;
  /** Of one network: nobody can take all of them. */
  each: number;
}

/** @returns takes a place and tells how to give it back; nothing where none is free */
export function atOnce(places: Places): (network: string) => (() => void) | undefined {
  const taken = new Map<string, number>();
  let all = 0;

  const change = (network: string, by: 1 | -1) => {
    all += by;
    const own = (taken.get(network) ?? 0) + by;
    if (own === 0) taken.delete(network);
    else taken.set(network, own);
  };
  return (network) => {
    if (all >= places.all || (taken.get(network) ?? 0) >= places.each) return undefined;
    change(network, 1);
    let isTaken = true;
    return () => {
      if (isTaken) change(network, -1);
      isTaken = false;
    };
  };
}

/** A link at the top of the page leads to this id, which is on the element that holds a field and its fault. */
export const faultId = (name: string): string => `fault-${name}`;

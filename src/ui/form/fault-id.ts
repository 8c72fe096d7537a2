/** Of what holds a field and its fault, where a link from the top of the page leads. */
export const faultId = (name: string): string => `fault-${name}`;

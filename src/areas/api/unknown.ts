/** An address beneath /api that nothing answers. */
const unknown = () =>
  Response.json({ message: "There is nothing at this address." }, { status: 404 });

export const loader = unknown;
export const action = unknown;

/**
 * `cleardawn health [ADDRESS]`: ends with 0 where the server at this address is ready for visitors. With a
 * path in the address, as in http://127.0.0.1:3000/livez, it asks for that instead.
 */
const given = URL.parse(process.argv[2] ?? "http://127.0.0.1:3000");
const answerWithinMs = 4_000;

/** @param {URL} url */
const statusOf = async (url) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) });
  await response.body?.cancel();
  return response.status;
};

/** @param {URL} address */
const decisiveStatus = async (address) => {
  if (address.pathname !== "/") return statusOf(address);
  const status = await statusOf(new URL("/readyz", address));
  // Releases without /readyz have /healthz.
  return status === 404 ? statusOf(new URL("/healthz", address)) : status;
};

if (given === null || process.argv.length > 3) {
  console.error("Usage: cleardawn health http://127.0.0.1:3000");
  process.exitCode = 1;
} else {
  try {
    const status = await decisiveStatus(given);
    if (status !== 200) throw new Error(`It answered ${status}.`);
  } catch (error) {
    console.error(`The server at ${given.href} is not ready. ${String(error)}`);
    process.exitCode = 1;
  }
}

import { request } from "node:http";
import { controlSocketPath } from "./control-socket.ts";

export type ControlAnswer =
  | { ok: true; status: number; content: unknown }
  | { ok: false; message: string };

/**
 * Posts to the server that runs on a data folder.
 * @param content sent as JSON
 */
export function requestControl(
  dataDirectory: string,
  path: string,
  content: unknown,
): Promise<ControlAnswer> {
  const body = JSON.stringify(content);
  return new Promise((resolve) => {
    const failed = (error: Error) =>
      resolve({
        ok: false,
        message: `The server that uses ${dataDirectory} does not answer there (${error.message}).`,
      });
    const asking = request(
      {
        socketPath: controlSocketPath(dataDirectory),
        path,
        method: "POST",
      },
      async (response) => {
        try {
          let text = "";
          for await (const chunk of response.setEncoding("utf8")) text += chunk;
          resolve({ ok: true, status: response.statusCode ?? 0, content: JSON.parse(text) });
        } catch (error) {
          failed(error instanceof Error ? error : new Error(String(error)));
        }
      },
    );
    asking.once("error", failed);
    asking.end(body);
  });
}

import { z } from 'zod';

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({ sessionId: z.string() });

/** Sends a command of W3C WebDriver and gives its value; throws what the driver says of a failed one. */
export type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

async function send(address: string, method: string, body: object | undefined): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = answerSchema.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = errorSchema.parse(value);
  throw new Error(`WebDriver: ${error} ${message}`);
}

/** Opens a session of W3C WebDriver, which is JSON over HTTP, with the driver at that address. */
export async function openSession(driver: string, capabilities: object): Promise<Command> {
  const wish = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = sessionSchema.parse(await send(`${driver}/session`, 'POST', wish));
  return (method, path, body) => send(`${driver}/session/${sessionId}${path}`, method, body);
}

import type { IncomingHttpHeaders } from 'node:http';

import { ROBOT_HEADERS, robotAnswersSchema, type RobotAnswers } from '@high-street/contract';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // no page of ours wrote it, so that all that counts is that there is something
  }
}

/** What the headers of a call say of who made it; undefined when they cannot be those of our page. */
export function readRobotHeaders(headers: IncomingHttpHeaders): RobotAnswers | undefined {
  const { [ROBOT_HEADERS.trap]: trap = '', [ROBOT_HEADERS.token]: token = null } = headers;
  const answers = { trap: typeof trap === 'string' ? decode(trap) : trap, token };
  return robotAnswersSchema.safeParse(answers).data;
}

import type { Environment } from '@high-street/server';
import { runHere } from '@high-street/server/testing';

import { LEADS_COMMAND } from '#/leads-command/leads-command.ts';

/** Runs the leads command to its end. */
export function runLeads(variables: Environment, ...words: string[]) {
  return runHere(LEADS_COMMAND, variables, words);
}

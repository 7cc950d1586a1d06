import type { z } from 'zod';

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `must not have ${issue.keys.map((key) => `"${key}"`).join(', ')}, which nothing reads`;
  }
  return issue.message;
}

/** A line for each wrong entry, with its rule; `whole` names what has them. */
export function listWrongEntries({ issues }: z.ZodError, whole: string): readonly string[] {
  return issues.map((issue) => `  ${issue.path.join('.') || whole} ${ruleOf(issue)}`);
}

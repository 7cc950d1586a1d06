import type { z } from 'zod';

import { BrandError } from '#/brand-error.ts';
import { brandPackSchema, type BrandPack } from '#/brand.ts';

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `must not have ${issue.keys.map((key) => `"${key}"`).join(', ')}, which nothing reads`;
  }
  return issue.message;
}

/** Returns the pack when all of it is right; otherwise throws a BrandError that lists each wrong entry with its rule. */
export function checkBrand(id: string, pack: unknown): BrandPack {
  const result = brandPackSchema.safeParse(pack, {
    error: ({ input }) => (input === undefined ? 'is missing' : undefined),
  });
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || 'the pack'} ${ruleOf(issue)}`,
  );
  throw new BrandError(
    [
      `The brand "${id}" has wrong entries, so nothing can be built with it. Fix owner/brands/${id}/brand.ts:`,
      ...lines,
    ].join('\n'),
  );
}

import { OwnerError } from '#/owner-error.ts';
import { brandPackSchema, type BrandPack } from '#/brand.ts';
import { listWrongEntries } from '#/list-wrong-entries.ts';

/** Returns the pack when all of it is right; otherwise throws an OwnerError that lists each wrong entry with its rule. */
export function checkBrand(id: string, pack: unknown): BrandPack {
  const result = brandPackSchema.safeParse(pack, {
    error: ({ input }) => (input === undefined ? 'is missing' : undefined),
  });
  if (result.success) return result.data;
  throw new OwnerError(
    [
      `The brand "${id}" has wrong entries, so nothing can be built with it. Fix owner/brands/${id}/brand.ts:`,
      ...listWrongEntries(result.error, 'the pack'),
    ].join('\n'),
  );
}

import { Button } from '@high-street/ui';

import type { StockLine } from '#/pages/catalogue/sections/stock-line.ts';

type RestockButtonProps = { line: StockLine; label: string; onPress: () => void };

/** One click that fills a shelf up again. */
export function RestockButton({ line, label, onPress }: RestockButtonProps) {
  return (
    <Button size="small" aria-label={`${label}: ${line.name}`} onClick={onPress}>
      {label}
    </Button>
  );
}

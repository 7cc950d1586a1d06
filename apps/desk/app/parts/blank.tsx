import './blank.css';

/** A place in a saved reply that has to be filled, in red unless a lead does that by itself; its brackets are its edge. */
export function Blank({ isKnown = false, children }: { isKnown?: boolean; children: string }) {
  return (
    <span className="blank" data-known={isKnown ? '' : undefined}>
      <span className="sr-only">[</span>
      {children.replace(/^\[|\]$/g, '')}
      <span className="sr-only">]</span>
    </span>
  );
}

import './awning.css';

type AwningProps = {
  /** Edge: 60 px stripes across a section (39 on a phone). Column: nine stripes over a table column. Small: seven. */
  size?: 'edge' | 'column' | 'small';
  tone?: 'signal' | 'brand';
};

/** A striped awning that hangs from the top of what follows it; ornament only. */
export function Awning({ size = 'edge', tone = 'signal' }: AwningProps) {
  return (
    <span className="awning" data-size={size} data-tone={tone} aria-hidden="true">
      <span className="awning-shadow" />
      <span className="awning-cloth" />
      <span className="awning-shade" />
    </span>
  );
}

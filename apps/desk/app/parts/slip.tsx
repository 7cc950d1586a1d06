import './slip.css';

type SlipProps = {
  /** Bad for what was refused or failed. */
  tone?: 'good' | 'bad';
  /** What a server said, whole and unedited. */
  children: string;
};

/** The words of a machine, on till roll, so that nobody takes them for a person's. */
export function Slip({ tone = 'good', children }: SlipProps) {
  return (
    <span className="slip" data-tone={tone}>
      <span className="slip-paper">{children}</span>
    </span>
  );
}

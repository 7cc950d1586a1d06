import './face.css';

const TINTS = ['butter', 'leaf', 'sky', 'blush'] as const;

type FaceProps = {
  person: { readonly id: string; readonly name: string };
  /** Diameter in px. */
  size?: 24 | 30 | 36;
};

/** The first letters of the first and the last word of a name. */
function initials(name: string): string {
  const words = name.split(/[\s@._-]+/u).filter(Boolean);
  const [first = '', ...others] = words;
  const letters = [first, others.at(-1) ?? ''].map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase('en-GB');
}

/** The same tint for the same person on every page: the letters of the identifier, counted. */
function tintOf(id: string) {
  const sum = [...id].reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    0,
  );
  return TINTS[sum % TINTS.length];
}

/** A person as a disc with two letters; the name always stands beside it, so it is not read out. */
export function Face({ person, size = 36 }: FaceProps) {
  return (
    <span className="face" data-size={size} data-tint={tintOf(person.id)} aria-hidden="true">
      {initials(person.name)}
    </span>
  );
}

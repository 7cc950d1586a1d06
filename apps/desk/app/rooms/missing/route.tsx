import { data } from 'react-router';

/** Answers every address that no room has, in the frame. */
export function loader() {
  throw data(null, 404);
}

export default function Missing() {
  return null;
}

type Pressable = { checkVisibility(): boolean };

/** Of each of these several can be seen at once, of which the last is meant: of replies that wait the newest. */
const LAST_MEANT = ['U'];

/** What a letter presses of all that carry it: of a wide and a narrow window's the one that is to be seen. */
export function chooseShown<Each extends Pressable>(
  letter: string,
  all: readonly Each[],
): Each | undefined {
  const shown = all.filter((each) => each.checkVisibility());
  return LAST_MEANT.includes(letter) ? shown.at(-1) : shown[0];
}

import { expect, onTestFinished, test, vi } from 'vitest';

import { createSubmitHold } from './hold-submit.ts';

type Hold = ReturnType<typeof createSubmitHold>;

/** A form that says in `log` when it is sent, with a button of a value and some hidden fields. */
function aForm({ value, fields = [] }: Pressed, log: string[], hold: Hold) {
  class Form {
    elements = { namedItem: (name: string) => (fields.includes(name) ? {} : null) };
    isTelling = false;
    requestSubmit(submitter: unknown): void {
      // As in a browser, where promises go on between two listeners of one press.
      if (this.isTelling) return;
      this.isTelling = true;
      setTimeout(() => (this.isTelling = false));
      let isHeld = false;
      hold({ target: this, submitter, preventDefault: () => (isHeld = true) });
      if (!isHeld) log.push(value);
    }
  }
  class Button {
    value = value;
  }
  vi.stubGlobal('HTMLFormElement', Form);
  vi.stubGlobal('HTMLButtonElement', Button);
  onTestFinished(() => void vi.unstubAllGlobals());
  const [form, button] = [new Form(), new Button()];
  return { press: () => form.requestSubmit(button) };
}

type Pressed = {
  readonly value: string;
  readonly fields?: readonly string[];
  /** Whether a draft is on its way. */
  readonly isOnItsWay?: boolean;
};

/** What happens in turn when the button of a form is pressed. */
async function press(pressed: Pressed) {
  const log: string[] = [];
  const keepDraft = async () => {
    await Promise.resolve();
    log.push('draft');
  };
  const findCall = () => (pressed.isOnItsWay ? keepDraft() : null);
  const form = aForm(pressed, log, createSubmitHold({ keepDraft, findCall, leaveDraft: () => {} }));
  form.press();
  await vi.waitFor(() => expect(log).toContain(pressed.value));
  return { log, form };
}

test('a reply is taken back once, after the words that were typed since are kept', async () => {
  const { log, form } = await press({ value: 'take-back' });
  expect(log).toEqual(['draft', 'take-back']);

  form.press();
  await vi.waitFor(() => expect(log).toEqual(['draft', 'take-back', 'draft', 'take-back']));
});

test('a draft that is not kept within a second keeps no reply from being taken back', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log: string[] = [];
  const never = new Promise<void>(() => {});
  const hold = createSubmitHold({
    keepDraft: () => never,
    findCall: () => never,
    leaveDraft: () => log.push('left'),
  });
  aForm({ value: 'take-back' }, log, hold).press();

  await vi.advanceTimersByTimeAsync(999);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(['left', 'take-back']);
});

test('a form with a version waits for a draft that is on its way, which may make another version', async () => {
  const mark = { value: 'mark', fields: ['version'] };
  expect((await press({ ...mark, isOnItsWay: true })).log).toEqual(['draft', 'mark']);
  expect((await press(mark)).log).toEqual(['mark']);
});

test('no other form waits for a draft', async () => {
  expect((await press({ value: 'send', isOnItsWay: true })).log).toEqual(['send']);
});

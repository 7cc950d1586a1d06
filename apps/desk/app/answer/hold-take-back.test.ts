import { expect, onTestFinished, test, vi } from 'vitest';

import { createTakeBackHold } from './hold-take-back.ts';

/** A form that says in `log` when it is sent, with a button of a value. */
function aForm(value: string, log: string[], hold: ReturnType<typeof createTakeBackHold>) {
  class Form {
    requestSubmit(submitter: unknown): void {
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

/** What happens in turn when the button of a form is pressed. */
async function press(value: string) {
  const log: string[] = [];
  const hold = createTakeBackHold(async () => {
    await Promise.resolve();
    log.push('draft');
  });
  const form = aForm(value, log, hold);
  form.press();
  await vi.waitFor(() => expect(log).toContain(value));
  return { log, form };
}

test('a reply is taken back once, after the words that were typed since are kept', async () => {
  const { log, form } = await press('take-back');
  expect(log).toEqual(['draft', 'take-back']);

  form.press();
  await vi.waitFor(() => expect(log).toEqual(['draft', 'take-back', 'draft', 'take-back']));
});

test('no other form waits for a draft', async () => {
  expect((await press('send')).log).toEqual(['send']);
});

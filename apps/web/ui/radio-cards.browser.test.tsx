import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioCard, RadioCards, RadioCardWithActions } from './radio-cards.tsx';
import { expectAccessible } from './testing/expect-accessible.ts';
import './theme.css';

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

const ignore = () => {};

function Choice({
  onSend = ignore,
  onPlay = ignore,
}: {
  onSend?: () => void;
  onPlay?: () => void;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <button type="button" className="h-8">
          Before
        </button>
        <RadioCards label="Fruit" value={chosen} onValueChange={setChosen}>
          <RadioCard value="apple">
            <span className="block">Apple</span> <span className="block">red</span>
          </RadioCard>
          <RadioCard value="pear" disabled>
            Pear
          </RadioCard>
          <RadioCardWithActions value="plum" label="Plum">
            <p>Blue</p>
            <button type="button" className="pointer-events-auto h-8" onClick={onPlay}>
              Play
            </button>
          </RadioCardWithActions>
        </RadioCards>
        <button type="submit" className="h-8">
          Send
        </button>
      </form>
    </main>
  );
}

test('Tab reaches one of the cards, arrow keys choose past what is disabled', async () => {
  await render(<Choice />);
  await expectAccessible();
  page.getByRole('button', { name: 'Before' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(radio('Apple red')).toHaveFocus();
  await expect.element(radio('Apple red')).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(radio('Apple red')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('Plum')).toBeChecked();
  await expect.element(radio('Plum')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(radio('Plum')).toHaveFocus();
});

test('Enter on a card sends nothing', async () => {
  let sent = 0;
  await render(
    <Choice
      onSend={() => {
        sent += 1;
      }}
    />,
  );
  await radio('Apple red').click();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(sent).toBe(1);
});

test('a press anywhere on a card chooses it, a press on its own button does not', async () => {
  let played = 0;
  await render(
    <Choice
      onPlay={() => {
        played += 1;
      }}
    />,
  );
  await page.getByRole('button', { name: 'Play' }).click();
  expect(played).toBe(1);
  await expect.element(radio('Plum')).not.toBeChecked();
  const text = page.getByText('Blue').element().getBoundingClientRect();
  const hit = document.elementFromPoint(text.left + 5, text.top + 5);
  expect(hit).toBe(radio('Plum').element());
  await radio('Plum').click({ position: { x: 5, y: 5 } });
  await expect.element(radio('Plum')).toBeChecked();
});

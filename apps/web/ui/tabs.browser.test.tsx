import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Input } from './input.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx';
import { expectAccessible } from './testing/expect-accessible.ts';
import './theme.css';

const names = ['One', 'Two', 'Three'];

function Example() {
  const [value, setValue] = useState('One');
  return (
    <main>
      <Tabs value={value} onValueChange={setValue}>
        <TabsList aria-label="Numbers">
          {names.map((name) => (
            <TabsTrigger key={name} value={name}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {names.map((name) => (
          <TabsContent key={name} value={name} keepMounted={name === 'One'}>
            <p>{name} is shown</p>
            <Input aria-label={`About ${name}`} />
          </TabsContent>
        ))}
      </Tabs>
    </main>
  );
}

const tab = (name: string) => page.getByRole('tab', { name });
const panel = page.getByRole('tabpanel');

async function expectChosen(name: string): Promise<void> {
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
  expect(page.getByRole('tab', { selected: true }).elements()).toHaveLength(1);
  await expect.element(panel).toHaveAccessibleName(name);
  await expect.element(panel.getByText(`${name} is shown`)).toBeVisible();
}

test('a press shows a panel and hides the one before [PLAN-1]', async () => {
  await render(<Example />);
  await expectChosen('One');
  await tab('Two').click();
  await expectChosen('Two');
  await expect.element(page.getByText('One is shown')).not.toBeVisible();
});

test.each([
  ['ArrowRight', 'Two'],
  ['ArrowLeft', 'Three'],
  ['End', 'Three'],
])('%s leads from the first to %s', async (key, name) => {
  await render(<Example />);
  await tab('One').click();
  await userEvent.keyboard(`{${key}}`);
  await expect.element(tab(name)).toHaveFocus();
  await expectChosen(name);
  await userEvent.keyboard('{Home}');
  await expectChosen('One');
});

test('Tab goes to the chosen tab, then into its panel', async () => {
  await render(<Example />);
  await tab('Two').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(panel).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByLabelText('About Two')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(tab('Two')).toHaveFocus();
});

test('what is kept lives on behind another panel, what is not begins anew', async () => {
  await render(<Example />);
  await page.getByLabelText('About One').fill('kept');
  await tab('Two').click();
  await page.getByLabelText('About Two').fill('lost');
  await tab('One').click();
  await expect.element(page.getByLabelText('About One')).toHaveValue('kept');
  await tab('Two').click();
  await expect.element(page.getByLabelText('About Two')).toHaveValue('');
});

test('there are no accessibility violations', async () => {
  await render(<Example />);
  await expectAccessible();
});

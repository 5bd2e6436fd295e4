import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CastMember } from '@scenewright/contract/schemas/cast.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard, sent } from '../testing/open-storyboard.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
/** What stands on each line of the cast. */
const lines = () =>
  [...document.querySelectorAll('[role=dialog] li')].map(({ textContent }) => textContent);
const options = () =>
  [...document.querySelectorAll('[role=option]')].map(
    (option) =>
      `${option.getAttribute('aria-selected') === 'true' ? '> ' : ''}${option.querySelector('span:nth-child(2)')?.textContent}`,
  );
const description = (number: number) =>
  page
    .getByRole('listitem', { name: `Scene ${number}`, exact: true })
    .getByRole('textbox', { name: 'Visual description' });

const idOf = (number: number) => `00000000-0000-4000-8000-0000000000a${number}`;
const build = (number: number, changes: Partial<CastMember>): CastMember => ({
  id: idOf(number),
  name: 'Mira',
  kind: 'person',
  look: 'a scientist in a teal coat',
  portrait_url: null,
  portrait_item: null,
  updated_at: '2026-11-21T10:00:00.000Z',
  ...changes,
});

/** The cast as the stubbed server has it. */
let members: CastMember[] = [];
beforeEach(() => {
  members = [
    build(1, {}),
    build(2, { name: 'Old Mill', kind: 'place', look: 'a windmill on a hill' }),
  ];
});

const traitsOf = (body: unknown) => body as Pick<CastMember, 'name' | 'kind' | 'look'>;

/** A server with a cast: what is added, changed and deleted is there, or not, when it is read again. */
const castServer = {
  '/cast': (body: unknown) => {
    if (body === undefined) return { body: { members } };
    members = [...members, build(3, traitsOf(body))];
    return { body: { member: members.at(-1) } };
  },
  [`/cast/${idOf(1)}`]: (body: unknown) => {
    members =
      body === undefined
        ? members.filter(({ id }) => id !== idOf(1))
        : members.map((member) =>
            member.id === idOf(1) ? { ...member, ...traitsOf(body) } : member,
          );
    return {
      body:
        body === undefined
          ? { status: 'ok' }
          : { member: members.find(({ id }) => id === idOf(1)) },
    };
  },
  '/restore': () => {
    members = [build(1, {}), ...members];
    return { body: { member: members[0] } };
  },
};

const made = { status: 'completed', visual_url: '/none.jpg', poster_url: '/none.jpg' } as const;
const board = buildStoryboard(
  [
    buildScene(1, { ...made, description: 'Mira climbs a hill' }),
    buildScene(2, {
      ...made,
      description: 'mira at the Old Mill',
      visual_stale: true,
      cast_changes: ['Mira', 'Old Mill'],
    }),
    buildScene(3),
  ],
  { status: 'awaiting_compilation' },
);

test('shows the members with the scenes that name them, deletes one, and brings it back [CAST-6]', async () => {
  await openStoryboard(board, castServer);
  await button('Cast').click();
  await expect
    .poll(lines)
    .toEqual([
      'MiraPersona scientist in a teal coatIn 2 scenes of this storyboard',
      'Old MillPlacea windmill on a hillIn 1 scene of this storyboard',
    ]);
  await expectAccessible();
  await button('Delete Mira').click();
  await expect.poll(lines).toHaveLength(1);
  await dialog.getByText('Close', { exact: true }).click();
  await button('Undo: Delete Mira from the cast').click();
  await expect.poll(() => sent).toEqual(['DELETE ' + idOf(1), 'POST restore']);
  await expect.element(button('Mira, in the cast, scene 1')).toBeVisible();
});

test('begins with an example, refuses a name that cannot be one, and adds it; undo takes it out [CAST-6]', async () => {
  members = [];
  await openStoryboard(buildStoryboard([buildScene(1)]), {
    ...castServer,
    [`/cast/${idOf(3)}`]: () => ({ body: { status: 'ok' } }),
  });
  await button('Cast').click();
  await expect.element(dialog.getByText('Nobody is in your cast yet')).toBeVisible();
  await expectAccessible();
  await button('Start from this example').click();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('Mira');
  await name.fill('the');
  await button('Add').click();
  await expect
    .element(dialog.getByText('“the” is in nearly every description.', { exact: false }))
    .toBeVisible();
  expect(sent).toEqual([]);
  await name.fill('Biscuit');
  await dialog.getByRole('radio', { name: 'Animal' }).click();
  await dialog.getByRole('textbox', { name: 'Look' }).fill('a small blue fox');
  await expectAccessible();
  await button('Add').dblClick();
  await expect
    .poll(lines)
    .toEqual(['BiscuitAnimala small blue foxIn no scene of this storyboard yet']);
  expect(sent).toEqual(['POST cast {"name":"Biscuit","kind":"animal","look":"a small blue fox"}']);
  // A double click whose second press comes after the answer meets the button that stands there now.
  button('Add to cast')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.poll(lines).toHaveLength(1);
  await dialog.getByText('Close', { exact: true }).click();
  await button('Undo: Add Biscuit to the cast').click();
  await expect.poll(() => sent.at(-1)).toBe(`DELETE ${idOf(3)}`);
});

test('a member opens from its scene; saving says which pictures it touches, and overwrites nothing unseen [CAST-6]', async () => {
  let first = true;
  const save = castServer[`/cast/${idOf(1)}`];
  await openStoryboard(board, {
    ...castServer,
    [`/cast/${idOf(1)}`]: (body) => {
      if (!first) return save?.(body) ?? { body: {} };
      first = false;
      members = [build(1, { look: 'an old sailor' }), ...members.slice(1)];
      return {
        status: 409,
        body: { detail: 'Changed.', code: 'changed_meanwhile', request_id: 'r' },
      };
    },
  });
  await button('Mira, in the cast, scene 1').click();
  await dialog.getByRole('textbox', { name: 'Look' }).fill('a doctor');
  await expect
    .element(
      dialog.getByText(
        'The pictures of 2 scenes here will be marked as out of date. Nothing is made again or charged by itself.',
      ),
    )
    .toBeVisible();
  await button('Save').click();
  await expect
    .element(dialog.getByText('Save again to keep yours.', { exact: false }))
    .toBeVisible();
  await button('Save').click();
  await expect
    .poll(() => sent.at(-1))
    .toBe(
      `PATCH ${idOf(1)} {"name":"Mira","kind":"person","look":"a doctor","replaces":{"name":"Mira","kind":"person","look":"an old sailor"}}`,
    );
  await expect.poll(() => lines()[0]).toContain('a doctor');
});

test('pictures say which members changed since they were made [CAST-4]', async () => {
  await openStoryboard(board, castServer);
  await expect.element(page.getByText('The picture of scene 2 is out of date.')).toBeVisible();
  await expect
    .element(
      page.getByText(
        'Mira and Old Mill have changed since this picture was made. Regenerate Media to bring it up to date.',
      ),
    )
    .toBeVisible();
});

test('the lead of a made picture is locked from its scene, and not of one without a picture [CAST-3]', async () => {
  await openStoryboard(board, {
    ...castServer,
    '/lock-character': (body) => ({ body: { member: build(4, traitsOf(body)) } }),
  });
  await button('More for scene 3').click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Lock this character' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await button('More for scene 1').click();
  await page.getByRole('menuitem', { name: 'Lock this character' }).click();
  await expect
    .element(dialog.getByText('It will look just as in the picture of scene 1', { exact: false }))
    .toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Otto');
  await expectAccessible();
  await button('Lock character').click();
  await expect
    .poll(() => sent)
    .toEqual(['POST lock-character {"name":"Otto","kind":"person","look":"Mira climbs a hill"}']);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a server that refuses a name says so at the name', async () => {
  await openStoryboard(board, {
    ...castServer,
    [`/cast/${idOf(1)}`]: () => ({
      status: 422,
      body: {
        detail: 'name: “Bo” is in your cast already. Choose another name.',
        code: 'invalid_input',
        request_id: 'r',
      },
    }),
  });
  await button('Mira, in the cast, scene 1').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bo');
  await button('Save').click();
  await expect
    .element(dialog.getByText('“Bo” is in your cast already. Choose another name.'))
    .toBeVisible();
});

test('@ offers the members by the keyboard alone, inserts one, and closes without a trace [CAST-6]', async () => {
  await openStoryboard(buildStoryboard([buildScene(1, { description: 'A hill' })]), castServer);
  const field = description(1);
  await field.click();
  await userEvent.keyboard('{End} and @');
  await expect.poll(options).toEqual(['> Mira', 'Old Mill']);
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(options).toEqual(['Mira', '> Old Mill']);
  expect(
    document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')
      ?.textContent,
  ).toContain('Old Mill');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('A hill and Mira ');
  await expect.element(field).toHaveFocus();
  await expect.poll(options).toEqual([]);
  await expect.element(button('Mira, in the cast, scene 1')).toBeVisible();
  await userEvent.keyboard('at the @mi');
  await expect.poll(options).toEqual(['> Mira', 'Old Mill']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(options).toEqual([]);
  await userEvent.keyboard('ra{ArrowLeft}');
  await expect.element(field).toHaveValue('A hill and Mira at the @mira');
  await expect.poll(options).toEqual([]);
  await userEvent.keyboard('{End} @old');
  await expect.poll(options).toEqual(['> Old Mill']);
  document.querySelector<HTMLElement>('[role=option]')?.click();
  await expect.element(field).toHaveValue('A hill and Mira at the @mira Old Mill ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText(/^Saved/u)).toBeVisible();
  expect(sent.at(-1)).toContain('"description":"A hill and Mira at the @mira Old Mill "');
});

test('nothing is offered where nothing can be edited', async () => {
  await openStoryboard({ ...board, status: 'completed' }, castServer);
  await expect.element(button('Mira, in the cast, scene 1')).toBeVisible();
  await description(1).click();
  await userEvent.keyboard('@');
  await expect.element(description(1)).toHaveValue('Mira climbs a hill');
  expect(options()).toEqual([]);
});

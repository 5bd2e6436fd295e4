import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft, newContent } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { invalid } from './testing/refusals.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signUp('writer@example.com');
});
afterAll(() => product.stop());

describe('listing', () => {
  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e9',
    'page=NaN',
    'page=Infinity',
    'page=1&page=2',
  ])('refuses %s', async (query) => {
    expect(await user.request('GET', `/content/user-content?${query}`)).toEqual(invalid('page'));
  });

  it.each(['page_size=0', 'page_size=101', 'page_size=-5', 'page_size=ten'])(
    'refuses %s',
    async (query) => {
      expect(await user.request('GET', `/content/user-content?${query}`)).toEqual(
        invalid('page_size'),
      );
    },
  );

  it.each(['status=everything', 'status=', `search=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect(await user.request('GET', `/content/user-content?${query}`)).toEqual(
        invalid(query.split('=')[0] ?? ''),
      );
    },
  );

  it('finds contents by words and by status, of their owner alone [DASH-6]', async () => {
    const [seeker, stranger] = [
      await product.signUp('seeker@example.com'),
      await product.signUp('seeks-elsewhere@example.com'),
    ];
    const create = async (who: typeof seeker, prompt: string) =>
      (await createDraft(who, { title: prompt, prompt, scene_count: 1, duration: 3 })).id;
    const [bees, percent] = [
      await create(seeker, 'Why bees dance'),
      await create(seeker, '100% of_this \\ and that'),
    ];
    await create(stranger, 'Why bees dance');
    expect(
      (await seeker.request('PATCH', `/content/${bees}`, { title: 'Honey', scheduled_at: null }))
        .status,
    ).toBe(200);
    const find = async (query: object) =>
      (
        await seeker.request('GET', `/content/user-content?${new URLSearchParams({ ...query })}`)
      ).body.items
        .map(({ id }: { id: string }) => id)
        .sort();
    expect(await find({ search: 'BEES' })).toEqual([bees]);
    expect(await find({ search: ' Honey ' })).toEqual([bees]);
    // Signs with a meaning in patterns are only signs.
    for (const search of ['100%', 'of_', '\\'])
      expect(await find({ search }), search).toEqual([percent]);
    for (const search of ['%', '_']) expect(await find({ search }), search).toEqual([percent]);
    expect(await find({ search: "'; drop table content" })).toEqual([]);
    expect(await find({ status: 'draft' })).toEqual([bees, percent].sort());
    expect(await find({ status: 'completed' })).toEqual([]);
    const ahead = new Date(product.clock.now().getTime() + 86_400_000);
    await product.database.db
      .updateTable('content')
      .set({ status: 'completed', scheduled_at: ahead })
      .where('id', '=', bees)
      .execute();
    expect(await find({ status: 'scheduled' })).toEqual([bees]);
    expect(await find({ status: 'completed' })).toEqual([]);
    expect(await find({ status: 'draft', search: 'bees' })).toEqual([]);
    await product.database.db
      .updateTable('content')
      .set({ scheduled_at: null })
      .where('id', '=', bees)
      .execute();
    expect(await find({ status: 'completed' })).toEqual([bees]);
  });

  it('shows the last page for one past the end, newest first, each content once [DASH-1, DASH-8, API-9]', async () => {
    const reader = await product.signUp('reader@example.com');
    expect((await reader.request('GET', '/content/user-content')).body).toEqual({
      items: [],
      total: 0,
      currentPage: 1,
      totalPages: 1,
    });
    const ids: string[] = [];
    while (ids.length < 3) {
      product.clock.advance(1_000);
      ids.push(
        (
          await reader.request(
            'POST',
            '/content/create',
            newContent({ scene_count: 1, duration: 3 }),
          )
        ).body.id,
      );
    }
    const { body: page } = await reader.request(
      'GET',
      '/content/user-content?page=999&page_size=2',
    );
    expect(page).toMatchObject({
      total: 3,
      currentPage: 2,
      totalPages: 2,
      items: [{ id: ids[0] }],
    });
    const { body: first } = await reader.request('GET', '/content/user-content?page=1&page_size=2');
    expect(first.items.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
  });
});

describe('the list', () => {
  it('comes in the order that is asked for; another is refused', async () => {
    const sorter = await product.signUp('sorter@example.com');
    const ids: string[] = [];
    for (const title of ['bees', 'Ants', 'Cats']) {
      product.clock.advance(1_000);
      const { id } = await createDraft(sorter, { scene_count: 1, duration: 3 });
      ids.push(id);
      expect(
        (await sorter.request('PATCH', `/content/${id}`, { title, scheduled_at: null })).status,
      ).toBe(200);
    }
    const [bees, ants, cats] = ids;
    product.clock.advance(1_000);
    expect(
      (await sorter.request('PATCH', `/content/${ants}`, { title: 'Ants', scheduled_at: null }))
        .status,
    ).toBe(200);
    const listed = async (sort: string) =>
      (await sorter.request('GET', `/content/user-content?sort=${sort}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listed('newest')).toEqual([cats, ants, bees]);
    expect(await listed('oldest')).toEqual([bees, ants, cats]);
    expect(await listed('changed')).toEqual([ants, cats, bees]);
    expect(await listed('title')).toEqual([ants, bees, cats]);
    expect(await sorter.request('GET', '/content/user-content?sort=best')).toEqual(invalid('sort'));
  });

  it('says how many scenes of each are being made; the status stays what it is', async () => {
    const { id } = await createDraft(user, { scene_count: 2, duration: 6 });
    const seen = async () => (await user.request('GET', `/content/${id}`)).body;
    expect(await seen()).toMatchObject({ status: 'draft', pending_scenes: 0 });
    await product.database.db
      .updateTable('content')
      .set({ status: 'awaiting_compilation' })
      .where('id', '=', id)
      .execute();
    await product.database.db
      .updateTable('scene')
      .set({ status: 'pending' })
      .where('content_id', '=', id)
      .execute();
    expect(await seen()).toMatchObject({ status: 'awaiting_compilation', pending_scenes: 2 });
  });
});

it('names duplicates so that one tells them apart', async () => {
  const { id } = await createDraft(user, { scene_count: 1, duration: 3 });
  await user.request('PATCH', `/content/${id}`, { title: 'How owls hear', scheduled_at: null });
  const titleOfCopy = async (of: string) => {
    const { id: copy } = (await user.request('POST', `/content/${of}/duplicate`)).body;
    return { copy, title: (await user.request('GET', `/content/${copy}`)).body.title };
  };
  const first = await titleOfCopy(id);
  expect(first.title).toBe('How owls hear (copy)');
  expect((await titleOfCopy(id)).title).toBe('How owls hear (copy 2)');
  expect((await titleOfCopy(first.copy)).title).toBe('How owls hear (copy 3)');
});

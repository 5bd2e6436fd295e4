import { describe, expect, it } from 'vitest';
import type { Drawing } from '../drawing.ts';
import { paletteOf } from '../palette/palette.ts';
import { planDrawing } from '../plan-drawing.ts';
import { createRandom } from '../random.ts';
import { proportionsOf, type StageBrief } from '../stage.ts';
import { stageFor } from '../templates/catalogue.ts';
import { createCompany } from './company.ts';
import { placeActors, type Placement } from './place.ts';

const sizes = { vertical: [1080, 1920], landscape: [1920, 1080] } as const;
type Orientation = keyof typeof sizes;
const orientations = ['vertical', 'landscape'] as const;

const drawingOf = (description: string, dialogue: string, orientation: Orientation): Drawing =>
  planDrawing({
    ...{ description, dialogue, orientation },
    topic: '',
    style: '',
    sceneNumber: 1,
    sceneCount: 1,
    seed: 'composition',
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
  });

function briefOf(drawing: Drawing): StageBrief {
  const [width, height] = sizes[drawing.orientation as Orientation];
  const portrait = drawing.orientation === 'vertical';
  return {
    ...{ width, height, drawing, unit: 1, ...proportionsOf({ width, height }) },
    palette: paletteOf('meadow', 'day'),
    random: createRandom(1),
    groundY: Math.round(height * (portrait ? 0.655 : 0.755)),
  };
}

function placed(description: string, dialogue: string, orientation: Orientation) {
  const brief = briefOf(drawingOf(description, dialogue, orientation));
  const all = placeActors(brief, stageFor(brief));
  const of = (emoji: string): Placement => {
    const found = all.find(({ actor }) => actor.emoji === emoji);
    if (found === undefined) throw new Error(`${emoji} is not there`);
    return found;
  };
  return { of, all, drawing: brief.drawing };
}

describe('what stands together', () => {
  it.each(orientations)('is a dog before its bus and not a bus like a toy, %s', (orientation) => {
    const { of, all, drawing } = placed('A dog; a bus.', 'The dog waits for the bus.', orientation);
    const [dog, bus] = [of('drawn-dog'), of('bus')];
    expect(bus.size).toBeGreaterThan(dog.size * 1.7);
    expect(all.indexOf(bus)).toBeLessThan(all.indexOf(dog));
    // A shot of the dog alone would lose the bus.
    expect(drawing.shots).toEqual(['wide']);
  });

  it('is no smaller on the water before what stands ashore', () => {
    const line = 'Ships saw the lighthouse.';
    const { all, drawing } = placed('A ship; a lighthouse.', line, 'landscape');
    expect(drawing.shots).toEqual(['wide', 'close']);
    expect(all.find(({ lead }) => lead)?.size).toBeGreaterThan(1_080 * 0.5);
  });

  it('is tall and narrow beside people in its true height', () => {
    const { of } = placed('A girl; a skeleton.', 'A girl and a skeleton.', 'vertical');
    expect(of('drawn-skeleton').size).toBeGreaterThan(1_920 * 0.35);
  });

  it('leaves several things on one table room', () => {
    const alone = placed('Some flour.', 'Some flour.', 'vertical').of('drawn-flour-bag');
    const together = placed('Some flour; an egg.', 'Some flour and an egg.', 'vertical');
    expect(together.of('drawn-flour-bag').size).toBeLessThan(alone.size);
  });

  it('hides no listener behind a flip chart', async () => {
    const drawing = drawingOf('A teacher presenting to five students.', 'Listen.', 'vertical');
    const brief = briefOf(drawing);
    const company = await createCompany(brief, stageFor(brief));
    const teacher = company.find(({ figure }) => figure.action === 'present');
    const [next] = company
      .filter(({ figure }) => figure.action === 'listen')
      .toSorted((one, other) => one.x - other.x);
    // Who stands further up stands behind.
    expect(teacher?.y).toBeLessThan(next?.y ?? 0);
  });
});

describe('where something stands', () => {
  it('is no laid table because a phrase names plates', () => {
    const { template } = drawingOf(
      'A world map with glowing lines along the plate edges.',
      'Most happen along the edges.',
      'vertical',
    );
    expect(template).toBe('abstract');
  });
});

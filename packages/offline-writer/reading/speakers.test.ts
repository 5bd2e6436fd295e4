import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';

const turns = (idea: string) =>
  readMaterial(idea).units.map(({ speaker, text }) => `${speaker ?? '-'}: ${text}`);

describe('who speaks', () => {
  it('is nobody whose name heads a point, and the name is said with it', () => {
    const { units, form } = readMaterial(
      'Residents meeting, March\n\n- Bins: we asked for a fourth one. It comes in May.\n- Bike shed: your old locks go on Friday!\n- Front door: who has the spare key?\n',
    );
    expect(form.isDialogue).toBe(false);
    expect(units.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Bins: we asked for a fourth one.',
        'Bike shed: your old locks go on Friday!',
        'Front door: who has the spare key?',
      ]),
    );
  });

  it('is whoever has a name or a role, be it once', () => {
    expect(turns('Ines: Are you coming?\nBus driver: I leave in two minutes.')).toEqual([
      'Ines: Are you coming?',
      'Bus driver: I leave in two minutes.',
    ]);
  });

  it('is an owner who speaks again, and no owner of a task', () => {
    expect(
      turns(
        'Vet: How many treats does Biscuit get?\nOwner: Just the two.\nVet: And next door?\nOwner: Well, yes.',
      ),
    ).toEqual([
      'Vet: How many treats does Biscuit get?',
      'Owner: Just the two.',
      'Vet: And next door?',
      'Owner: Well, yes.',
    ]);
    expect(turns('Action: paint the shed\nOwner: Sam\nDue: Friday')).not.toContainEqual(
      expect.stringMatching(/^Owner:/u),
    );
  });

  it('is whoever a script tells how to speak, and no picture', () => {
    const script =
      'INT. LIGHTHOUSE – NIGHT\n[SFX: wind]\nNARRATOR (low): It is the last night of the lamp.\n[MUSIC UP, THEN OUT]\nORLA (on radio): I can see two ships.\nNARRATOR: She had counted one.\nORLA (on radio): Now I see three.\nCUT TO BLACK.';
    expect(turns(script)).toEqual([
      '-: It is the last night of the lamp.',
      'ORLA: I can see two ships.',
      '-: She had counted one.',
      'ORLA: Now I see three.',
    ]);
    for (const { picture } of readMaterial(script).units)
      expect(picture ?? '').not.toMatch(/ships|ORLA|OUT/u);
  });

  it('is whoever speaks between a voice, in small letters as well', () => {
    expect(
      turns(
        'Escena 1: INT. TALLER – DÍA\nUna mesa.\nNARRADOR: Todo empezó con un tornillo.\nLuz (gritando): ¡Lo he encontrado!\nNARRADOR: Era el equivocado.\nLuz (en voz baja): No era ese.',
      ),
    ).toEqual([
      '-: Todo empezó con un tornillo.',
      'Luz: ¡Lo he encontrado!',
      '-: Era el equivocado.',
      'Luz: No era ese.',
    ]);
  });
});

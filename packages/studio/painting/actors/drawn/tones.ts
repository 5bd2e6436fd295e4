import { darken, lighten } from '../../palette/colour.ts';

/** The colour of a part: its own, or a tone of the thing's main colour, or a shadow or shine over what is below. */
export function colourOf(tone: string, main: string): string {
  switch (tone) {
    case 'main':
      return main;
    case 'dark':
      return darken(main, 0.2);
    case 'deep':
      return darken(main, 0.42);
    case 'light':
      return lighten(main, 0.28);
    case 'pale':
      return lighten(main, 0.58);
    case 'shade':
      return 'rgba(28, 22, 58, 0.16)';
    case 'shine':
      return 'rgba(255, 255, 255, 0.38)';
    default:
      return tone;
  }
}

import type { KeyboardEvent } from 'react';
import { isAboutPicture, isKeyOfControl, playerCommand } from '../ui/player/player-keys.ts';
import type { PlaybackControls } from '../ui/player/use-playback.ts';

/** The keys of a player, wherever in its dialog they are pressed. */
export const playerKeys = (controls: PlaybackControls) => (event: KeyboardEvent) => {
  const command = isKeyOfControl(event.key, event.target) ? undefined : playerCommand(event);
  if (command === undefined || isAboutPicture(command)) return;
  event.preventDefault();
  controls.run(command);
};

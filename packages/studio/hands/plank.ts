import { drawShade, paintBox, type Kit } from './kit.ts';

/** A plank that reaches out of the picture. */
export function drawPlank(kit: Kit): void {
  drawShade(kit, 0, 22, 420);
  paintBox(kit, '#a9763f', [kit.left - 20, -34, kit.right - kit.left + 40, 56], 2);
  paintBox(kit, '#d8a869', [kit.left - 20, -34, kit.right - kit.left + 40, 44], 2);
  for (const y of [-24, -12, 0])
    paintBox(kit, '#c4924f', [kit.left - 20, y, kit.right - kit.left + 40, 1.8]);
}

import { MonitorPlay } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useBoard } from '../board/board-context.ts';

/** Opens the preview of the whole film, before it is made. */
export function PreviewButton() {
  const { open } = useBoard();
  return (
    <Button className="grow" onClick={() => open({ kind: 'preview' })}>
      <MonitorPlay aria-hidden />
      Preview
    </Button>
  );
}

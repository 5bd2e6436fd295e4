import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { addUploads } from '../../../api/uploads/uploads.ts';

interface DropZoneProps {
  className: string;
  children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on the page, or pasted while it is open. */
export function DropZone({ className, children }: DropZoneProps) {
  const queries = useQueryClient();
  const [isOver, setOver] = useState(false);
  usePastedFiles(queries);
  const hover = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={`relative ${className}`}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget))
          setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        addUploads(queries, [...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-accent bg-bg/85">
          <span className="flex items-center gap-2 text-16 font-medium">
            <Upload aria-hidden className="size-5" />
            Drop to upload
          </span>
        </div>
      )}
    </div>
  );
}

/** Pasted text stays what it is. */
function usePastedFiles(queries: QueryClient): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      addUploads(queries, files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [queries]);
}

import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { acceptedUploads } from '@scenewright/contract/rules/library.ts';
import { addUploads } from '../../../api/uploads/uploads.ts';
import { Button } from '../../../ui/button.tsx';

interface UploadButtonProps {
  /** The types that the file dialog offers; all that are taken unless said. */
  accept?: string;
}

/** Opens the system's file dialog: on a phone, its camera roll. */
export function UploadButton({ accept = acceptedUploads }: UploadButtonProps) {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="primary" onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        Upload files
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label="Files to upload"
        onChange={({ target }) => {
          addUploads(queries, [...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

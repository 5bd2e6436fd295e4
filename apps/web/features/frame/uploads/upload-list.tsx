import { useQueryClient } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { sizeInWords } from '@scenewright/contract/rules/library.ts';
import { type Upload, useUploads } from '../../../api/uploads/upload-store.ts';
import { cancelUpload, retryUpload } from '../../../api/uploads/uploads.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Progress } from '../../../ui/progress.tsx';

/** Files that this tab is sending, or could not send. */
export function UploadList() {
  const uploads = useUploads((state) => state.uploads);
  if (uploads.length === 0) return null;
  return (
    <section aria-label="Uploads" className="mt-6">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {uploads.map((upload) => (
          <li key={upload.key} className="p-4">
            <UploadRow upload={upload} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ state, sentBytes, bytes }: Upload): string {
  if (state === 'waiting') return 'Waiting';
  return `${sizeInWords(sentBytes)} of ${sizeInWords(bytes)}`;
}

function UploadRow({ upload }: { upload: Upload }) {
  const queries = useQueryClient();
  const { key, name, state, failure, sentBytes, bytes } = upload;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-3">
          <span dir="auto" className="truncate font-medium">
            {name}
          </span>
          {state !== 'failed' && (
            <span className="tabular shrink-0 text-13 text-muted">{wordsOf(upload)}</span>
          )}
        </div>
        {state === 'failed' ? (
          <p role="alert" className="mt-1 text-13 text-danger">
            {failure}
          </p>
        ) : (
          <Progress
            className="mt-2"
            label={`Upload of ${name}`}
            percent={bytes === 0 ? 0 : (100 * sentBytes) / bytes}
            valueText={wordsOf(upload)}
          />
        )}
      </div>
      {state === 'failed' && (
        <Button size="small" onClick={() => retryUpload(queries, key)}>
          <RotateCw aria-hidden />
          Try again
        </Button>
      )}
      <IconButton
        label={state === 'failed' ? `Dismiss ${name}` : `Cancel the upload of ${name}`}
        onClick={() => void cancelUpload(queries, key)}
      >
        <X />
      </IconButton>
    </div>
  );
}

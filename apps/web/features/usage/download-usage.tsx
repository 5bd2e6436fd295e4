import { useState } from 'react';
import { Download } from 'lucide-react';
import type { UsageEntry } from '@scenewright/contract/schemas/subscription.ts';
import { fetchUsage } from '../../api/queries/subscription.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { usageCsv } from './usage-csv.ts';

/** Saves all pages as one table. */
export function DownloadUsage({ pages }: { pages: number }) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      save(usageCsv(await fetchAll(pages)), 'scenewright-credits.csv');
    } catch {
      toast({
        title: 'Failed to download usage',
        description: 'Check your connection and try again.',
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" busy={isBusy} onClick={() => void download()}>
      <Download aria-hidden />
      Download CSV
    </Button>
  );
}

/** Page by page, so that a long history does not come as a burst. An entry that moved to the next page meanwhile is taken once. */
async function fetchAll(pages: number): Promise<UsageEntry[]> {
  const entries = new Map<string, UsageEntry>();
  for (let page = 1; page <= pages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop
    for (const entry of (await fetchUsage(page)).items) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

function save(text: string, name: string): void {
  // With a byte order mark, by which spreadsheets know that it is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

import { useEffect, useState } from 'react';
import { publicConfig } from './identity-client.ts';

/** Whether mails lie in the outbox of this installation, which has no mail server; false until it is known. */
export function useOutbox(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => void publicConfig().then(({ outbox }) => setIsUsed(outbox), console.error), []);
  return isUsed;
}

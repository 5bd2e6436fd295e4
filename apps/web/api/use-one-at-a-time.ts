import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Runs one action at a time: while one runs, a second press does nothing, however fast it comes (a disabled button is
 * drawn too late for that). `running` names the action, for its spinner.
 * An action that answers `leaving` sends the browser to another page: nothing more is taken until that has happened.
 */
export function useOneAtATime<Name extends string>() {
  const [running, setRunning] = useState<Name | null>(null);
  const isLocked = useRef(false);
  const release = useCallback(() => {
    isLocked.current = false;
    setRunning(null);
  }, []);
  useEffect(() => {
    // Back from the other page, the browser may show this one as it was left, spinner and all.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && release();
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, [release]);
  const run = useCallback(
    async (name: Name, action: () => Promise<'leaving' | void>) => {
      if (isLocked.current) return;
      isLocked.current = true;
      setRunning(name);
      let leaving = false;
      try {
        leaving = (await action()) === 'leaving';
      } finally {
        if (!leaving) release();
      }
    },
    [release],
  );
  return { running, run };
}

import { useEffect, useState } from 'react';

/**
 * A module that is fetched once it is wanted, and not before: null until it has come, `failed` where it does not come.
 * @param load the import; the same function each time
 */
export function useModule<Module extends object>(
  wanted: boolean,
  load: () => Promise<Module>,
): Module | 'failed' | null {
  const [module, setModule] = useState<Module | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    load().then(setModule, (error: unknown) => {
      console.error(error);
      setModule('failed');
    });
  }, [wanted, load]);
  return module;
}

import { createStockSources } from '@scenewright/stock';
import type { StockSource } from '@scenewright/provider-contract/stock.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';

/** The sites of stock that the settings name; none unless the operator has set a key or named one. */
export function chooseStock(config: Config, { clock }: { clock: Clock }): StockSource[] {
  return createStockSources(
    {
      pexelsKey: config.PEXELS_API_KEY,
      pixabayKey: config.PIXABAY_API_KEY,
      openverse: config.STOCK.includes('openverse'),
      baseUrls: {
        pexels: config.PEXELS_BASE_URL,
        pixabay: config.PIXABAY_BASE_URL,
        openverse: config.OPENVERSE_BASE_URL,
      },
      hostsWithPort: config.STOCK_FILE_HOSTS,
    },
    { clock },
  );
}

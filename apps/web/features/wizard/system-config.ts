import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { systemConfigDefaults } from '@scenewright/contract/rules/limits.ts';

interface SystemConfig {
  readonly timeoutPeriod: number;
  readonly emailDeliveryRequired: boolean;
}

/** Settings of this browser (AUTH-14), kept under `system-config`. */
export const useSystemConfig = create<SystemConfig>()(
  persist((): SystemConfig => ({ ...systemConfigDefaults }), {
    name: 'system-config',
    version: 1,
    migrate: () => ({ ...systemConfigDefaults }),
  }),
);
// The store writes what changes: the defaults are written here, so that they stand there from the first visit on.
useSystemConfig.setState({});

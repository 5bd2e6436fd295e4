import type { AllowedHosts } from '@scenewright/guarded-fetch/allowed-hosts.ts';

/** Where outputs may lie: at Replicate, unless said otherwise. */
export type OutputHosts = Partial<Omit<AllowedHosts, 'sentences'>>;

const sentences = {
  notTrusted: 'What was made lies at an address that is not trusted. Make it again.',
  gone: 'What was made is no longer kept where it was made. Make it again.',
  unfetched: 'What was made could not be fetched. Please try again.',
};

export const allowedOutputs = (hosts: OutputHosts): AllowedHosts => ({
  hosts: ['replicate.delivery'],
  ...hosts,
  sentences,
});

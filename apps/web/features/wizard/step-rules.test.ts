import { expect, test } from 'vitest';
import { chooseOrientation, emptyDraft, type WizardDraft } from './draft.ts';
import { furthestStep, isDeliveryEmailValid, isStepValid, reachableStep } from './step-rules.ts';

const account = { isEmailRequired: false };
const guest = { isEmailRequired: true };
const filled: WizardDraft = {
  ...emptyDraft,
  orientation: 'vertical',
  platform: 'tiktok',
  customPrompt: 'How bees fly',
  voice: 'nova',
};

test('an empty form waits for a platform [WIZ-19]', () => {
  expect(furthestStep(emptyDraft, account)).toBe('platform');
});

test('changing the orientation takes the platform back, choosing the same one does not [WIZ-6]', () => {
  expect(
    isStepValid('platform', { ...filled, ...chooseOrientation(filled, 'landscape') }, account),
  ).toBe(false);
  expect(
    isStepValid('platform', { ...filled, ...chooseOrientation(filled, 'vertical') }, account),
  ).toBe(true);
});

test.each(['', '   ', '\n\t'])('the prompt %j is blank', (customPrompt) => {
  expect(isStepValid('topic', { ...filled, customPrompt }, account)).toBe(false);
});

test('an enhanced prompt that was emptied is blank too [WIZ-26]', () => {
  expect(isStepValid('topic', { ...filled, enhancedPrompt: ' ' }, account)).toBe(false);
});

test('a voice speaks in an available language [WIZ-27]', () => {
  expect(isStepValid('voice', { ...filled, voice: null }, account)).toBe(false);
  expect(isStepValid('voice', { ...filled, language: 'fr' }, account)).toBe(false);
  expect(isStepValid('voice', filled, account)).toBe(true);
});

test.each([
  ['', true, false],
  ['', false, true],
  ['a@b.c', true, true],
  ['not an address', true, false],
  ['not an address', false, false],
])('the delivery address %j (required: %s) is valid: %s', (email, isRequired, valid) => {
  expect(isDeliveryEmailValid(email, isRequired)).toBe(valid);
});

test('a guest stops at the settings without an address, an account does not [WIZ-19]', () => {
  expect(furthestStep(filled, guest)).toBe('settings');
  expect(furthestStep(filled, account)).toBe('preview');
});

test('an address cannot skip steps, and an unknown step resumes', () => {
  expect(reachableStep('preview', emptyDraft, account)).toBe('platform');
  expect(reachableStep('topic', filled, account)).toBe('topic');
  expect(reachableStep('nonsense', filled, account)).toBe('preview');
  expect(reachableStep(null, filled, guest)).toBe('settings');
});

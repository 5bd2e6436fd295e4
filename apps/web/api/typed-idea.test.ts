import { expect, test } from 'vitest';
import { type IdeaStorage, keepIdea, takeIdea, waitingIdea } from './typed-idea.ts';

function memoryStorage(): IdeaStorage {
  const map = new Map<string, string>();
  return {
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => map.set(name, value),
    removeItem: (name) => map.delete(name),
  };
}

test('an idea waits until it is taken, and is taken once', () => {
  const storage = memoryStorage();
  keepIdea('  How bees fly\n', storage);
  expect(waitingIdea(storage)).toBe('How bees fly');
  expect(waitingIdea(storage)).toBe('How bees fly');
  expect(takeIdea(storage)).toBe('How bees fly');
  expect(takeIdea(storage)).toBeNull();
});

test.each(['', '   \n'])('an empty idea (%j) is none, and forgets the one before', (empty) => {
  const storage = memoryStorage();
  keepIdea('How bees fly', storage);
  keepIdea(empty, storage);
  expect(waitingIdea(storage)).toBeNull();
});

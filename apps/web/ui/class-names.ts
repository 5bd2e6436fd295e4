import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. Nothing decides between two that set the same property, so no element may have both: what a
 * component lets its user change, it marks as `default:` (theme.css), which gives way to a class without it.
 */
export function classNames(...values: readonly ClassValue[]): string {
  return clsx(values);
}

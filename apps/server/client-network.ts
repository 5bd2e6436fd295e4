import { isIPv6 } from 'node:net';

/** One customer of a network provider owns a whole /64 of IPv6 addresses; they count as one. @param address a client's, as text */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const leading = head === '' ? [] : head.split(':');
  const trailing = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? leading
      : [
          ...leading,
          ...Array<string>(Math.max(0, 8 - leading.length - trailing.length)).fill('0'),
          ...trailing,
        ];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

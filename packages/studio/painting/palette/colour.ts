/** A colour as sRGB channels of 0–255. */
interface Rgb {
  red: number;
  green: number;
  blue: number;
}

/** Reads `#rrggbb`; anything else is black, which shows at once on a contact sheet. */
function parseHex(hex: string): Rgb {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0;
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}

/** Red, green and blue of `#rrggbb`, each 0–255. */
export function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const { red, green, blue } = parseHex(hex);
  return [red, green, blue];
}

function toHex({ red, green, blue }: Rgb): string {
  const channel = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(red)}${channel(green)}${channel(blue)}`;
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = parseHex(from);
  const b = parseHex(to);
  return toHex({
    red: a.red + (b.red - a.red) * share,
    green: a.green + (b.green - a.green) * share,
    blue: a.blue + (b.blue - a.blue) * share,
  });
}

export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const darken = (hex: string, share: number): string => mix(hex, '#05060f', share);

/** The same colour, see-through: `opacity` 0–1. */
export function withOpacity(hex: string, opacity: number): string {
  const { red, green, blue } = parseHex(hex);
  return `rgba(${red},${green},${blue},${Math.min(1, Math.max(0, opacity)).toFixed(4)})`;
}

/** Relative luminance, 0–1 (WCAG 2.2). */
function luminance(hex: string): number {
  const { red, green, blue } = parseHex(hex);
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

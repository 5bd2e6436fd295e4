import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const headersOf = (text: string) =>
  readConfig({ OTEL_EXPORTER_OTLP_HEADERS: text }).OTEL_EXPORTER_OTLP_HEADERS;

describe('OTEL_EXPORTER_OTLP_HEADERS', () => {
  it('lists headers, whose values may hold an equals sign or be percent-encoded', () => {
    expect(headersOf('x-team=films, Authorization=Basic%20bmFtZTp3b3Jk==')).toEqual({
      'x-team': 'films',
      authorization: 'Basic bmFtZTp3b3Jk==',
    });
  });

  it('is refused in a sentence where it is no list of headers', () => {
    for (const wrong of [
      'x-team',
      '=films',
      'x-team=',
      'x team=films',
      'a=%',
      'a=b,,c=d',
      'a=b%0Ac',
    ])
      expect(() => headersOf(wrong), wrong).toThrow(
        'The setting OTEL_EXPORTER_OTLP_HEADERS is wrong: must list name=value, with commas between',
      );
  });
});

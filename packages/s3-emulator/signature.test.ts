import { describe, expect, it } from 'vitest';
import { splitAddress } from './canonical-request.ts';
import { verifySignature } from './signature.ts';

/** The account of the examples in AWS's documentation of Signature Version 4 for S3. */
const account = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const now = new Date('2013-05-24T00:00:00Z');
const host = 'examplebucket.s3.amazonaws.com';
const scope = `${account.accessKeyId}/20130524/us-east-1/s3/aws4_request`;
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const received = (method: string, url: string, headers: Record<string, string> = {}) => ({
  method,
  headers: { host, ...headers },
  ...splitAddress(url),
});

const signed = (names: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${names},Signature=${signature}`;

describe('the examples that AWS published', () => {
  it('are taken: an object by its range', () => {
    const request = received('GET', '/test.txt', {
      range: 'bytes=0-9',
      'x-amz-content-sha256': empty,
      'x-amz-date': '20130524T000000Z',
      authorization: signed(
        'host;range;x-amz-content-sha256;x-amz-date',
        'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      ),
    });
    expect(verifySignature(request, account, now)).toBe(empty);
  });

  it('are taken: an object that is put', () => {
    const body = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072';
    const request = received('PUT', '/test%24file.text', {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': body,
      'x-amz-date': '20130524T000000Z',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      authorization: signed(
        'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
        '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      ),
    });
    expect(verifySignature(request, account, now)).toBe(body);
  });

  it('are taken: a presigned address, until it expires', () => {
    const query = new URLSearchParams({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': scope,
      'X-Amz-Date': '20130524T000000Z',
      'X-Amz-Expires': '86400',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    });
    const request = received('GET', `/test.txt?${query}`);
    expect(verifySignature(request, account, now)).toBeNull();
    expect(() => verifySignature(request, account, new Date('2013-05-25T00:00:01Z'))).toThrow(
      'Request has expired',
    );
  });
});

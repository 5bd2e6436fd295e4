import type { Answer, Exchange } from './exchange.ts';
import { element } from './xml.ts';

const mostEntries = 1_000;

const byCode = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/** How many entries an answer may have. */
const pageSize = (asked: string | undefined) =>
  Math.min(asked === undefined ? mostEntries : Number(asked), mostEntries);

/** ListObjectsV2, without delimiters. */
export async function listObjects({ bucket, query, store }: Exchange): Promise<Answer> {
  const prefix = query.get('prefix') ?? '';
  const token = query.get('continuation-token');
  const after = token === undefined ? '' : Buffer.from(token, 'base64url').toString();
  const found = [...store.objects.values()]
    .filter(({ key }) => key.startsWith(prefix) && byCode(key, after) > 0)
    .toSorted((left, right) => byCode(left.key, right.key));
  const page = found.slice(0, pageSize(query.get('max-keys')));
  const isTruncated = page.length < found.length;
  const last = Buffer.from(page.at(-1)?.key ?? '').toString('base64url');
  const contents = page.map(({ key, file, etag, modifiedAt }) =>
    element(
      'Contents',
      element('Key', [key]) +
        element('LastModified', [modifiedAt.toISOString()]) +
        element('ETag', [etag]) +
        element('Size', [file.bytes]),
    ),
  );
  const body = [
    element('Name', [bucket]),
    element('Prefix', [prefix]),
    element('KeyCount', [page.length]),
    element('IsTruncated', [isTruncated]),
    ...(isTruncated ? [element('NextContinuationToken', [last])] : []),
    ...contents,
  ];
  return { status: 200, body: element('ListBucketResult', body.join('')) };
}

/** ListMultipartUploads, in the order of keys and ids. */
export async function listUploads({ bucket, query, store }: Exchange): Promise<Answer> {
  const prefix = query.get('prefix') ?? '';
  const [keyMarker, idMarker] = [
    query.get('key-marker') ?? '',
    query.get('upload-id-marker') ?? '',
  ];
  const found = [...store.uploads.values()]
    .filter(({ key }) => key.startsWith(prefix))
    .filter(
      ({ key, id }) =>
        byCode(key, keyMarker) > 0 || (key === keyMarker && idMarker !== '' && id > idMarker),
    )
    .toSorted((left, right) => byCode(left.key, right.key) || byCode(left.id, right.id));
  const page = found.slice(0, pageSize(query.get('max-uploads')));
  const isTruncated = page.length < found.length;
  const last = page.at(-1);
  const uploads = page.map(({ key, id, startedAt }) =>
    element(
      'Upload',
      element('Key', [key]) +
        element('UploadId', [id]) +
        element('Initiated', [startedAt.toISOString()]),
    ),
  );
  const body = [
    element('Bucket', [bucket]),
    element('IsTruncated', [isTruncated]),
    ...(isTruncated && last !== undefined
      ? [element('NextKeyMarker', [last.key]), element('NextUploadIdMarker', [last.id])]
      : []),
    ...uploads,
  ];
  return { status: 200, body: element('ListMultipartUploadsResult', body.join('')) };
}

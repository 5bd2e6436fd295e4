import { element } from './xml.ts';

/** A refusal in S3's own words. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'S3Error';
    this.status = status;
    this.code = code;
  }

  /** The body of the answer. */
  toXml(): string {
    return element('Error', element('Code', [this.code]) + element('Message', [this.message]));
  }
}

export const signatureDoesNotMatch = () =>
  new S3Error(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );

export const noSuchKey = () => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');

export const noSuchUpload = () =>
  new S3Error(
    404,
    'NoSuchUpload',
    'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
  );

export const invalidArgument = (message: string) => new S3Error(400, 'InvalidArgument', message);

/** Arguments for ffmpeg that write its first picture to a file, as JPEG. */
export const jpegOutput = (path: string): string[] => [
  ...['-frames:v', '1'],
  ...['-c:v', 'mjpeg', '-q:v', '3'],
  ...['-f', 'image2', '-update', '1'],
  path,
];

import { box, latin1 } from './bytes.ts';
import { type OddFile, picture, sentences } from './odd-file.ts';

const flac = 'FLAC and bare AAC are not taken. Save it as WAV or M4A.';
const otherSound = 'This kind of sound is not taken. Save it as WAV, MP3 or M4A.';
const raw = 'TIFF pictures and raw photos are not taken. Save it as JPEG.';

/** Beginnings of files, most of which are nothing that is taken, and what is said to whoever brings them. */
const beginnings: readonly (readonly [what: string, bytes: string, becomes: OddFile['becomes']])[] =
  [
    ['nothing', '', sentences.empty],
    ['one zero', '\0', sentences.unknown],
    ['a million zeros', '\0'.repeat(1_000_000), sentences.unknown],
    ['a text', 'Hello, this is a film.', sentences.unknown],
    ['a page', '<!doctype html><video src="http://127.0.0.1/"></video>', sentences.unknown],
    ['a program', '\u007fELF\u0002\u0001\u0001', sentences.unknown],
    ['a program of Windows', 'MZ\u0090\0\u0003', sentences.unknown],
    ['a script', '#!/bin/sh\nrm -rf /', sentences.unknown],
    ['an archive', 'PK\u0003\u0004\u0014\0', sentences.unknown],
    ['a compressed file', '\u001f\u008b\b\0\0', sentences.unknown],
    ['a 7z', '7z\u00bc\u00af\u0027\u001c', sentences.unknown],
    ['a RAR', 'Rar!\u001a\u0007\u0001\0', sentences.unknown],
    ['a database', 'SQLite format 3\0', sentences.unknown],
    ['a PDF', '%PDF-1.7', 'PDF documents cannot be shown. Save the page as a picture.'],
    ['a PostScript', '%!PS-Adobe-3.0 EPSF-3.0', sentences.unknown],
    [
      'an SVG without anything',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      picture(2_560, 2_560),
    ],
    [
      'an SVG that names a file',
      '<?xml version="1.0"?><!DOCTYPE svg SYSTEM "/etc/passwd">',
      'This XML file is no drawing. Save it as PNG or JPEG.',
    ],
    ['an SVG behind blanks', ' \n\t <svg/>', sentences.unknown],
    ['a command of a drawing program', 'push graphic-context\nviewbox 0 0 1 1', sentences.unknown],
    ['a BMP', 'BM\u0036\0\0\0', sentences.unknown],
    ['an icon', '\0\0\u0001\0\u0001\0', sentences.unknown],
    ['a PSD', '8BPS\0\u0001', sentences.unknown],
    ['a JPEG XL', '\u00ff\n', sentences.unknown],
    ['a JPEG 2000', '\0\0\0\fjP  \r\n\u0087\n', sentences.unknown],
    ['a TIFF of Intel', 'II*\0\b\0\0\0', raw],
    ['a TIFF of Motorola', 'MM\0*\0\0\0\b', raw],
    ['an OpenEXR', 'v/1\u0001\u0002', sentences.unknown],
    ['a Matroska without its first byte', 'E\u00df\u00a3', sentences.unknown],
    ['an AVI', 'RIFF\0\0\0\0AVI LIST', 'AVI films are not taken. Save it as MP4.'],
    ['a RIFF of another kind', 'RIFF\0\0\0\0ACON', sentences.unknown],
    ['an FLV', 'FLV\u0001\u0005', sentences.unknown],
    ['an ASF', '0&\u00b2u\u008ef\u00cf\u0011', sentences.unknown],
    ['a stream of MPEG', 'G@\0\u0010', sentences.unknown],
    ['a film of MPEG', '\0\0\u0001\u00ba', sentences.unknown],
    ['a FLAC', 'fLaC\0\0\0"', flac],
    ['a bare AAC', '\u00ff\u00f1P\u0080', flac],
    ['an AIFF', 'FORM\0\0\0\0AIFF', otherSound],
    ['a MIDI', 'MThd\0\0\0\u0006', otherSound],
    ['an AMR', '#!AMR\n', otherSound],
    ['a list of files (m3u8)', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n', sentences.unknown],
    ['a list of files (ffconcat)', 'ffconcat version 1.0\nfile /etc/passwd\n', sentences.unknown],
    ['a session (sdp)', 'v=0\no=- 0 0 IN IP4 127.0.0.1\n', sentences.unknown],
    ['a manifest (dash)', '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"/>', sentences.unknown],
    ['settings of ffmpeg (ffmetadata)', ';FFMETADATA1\ntitle=a\n', sentences.unknown],
    ['subtitles', '1\n00:00:00,000 --> 00:00:01,000\nHello\n', sentences.unknown],
    ['subtitles of the web', 'WEBVTT\n\n', sentences.unknown],
  ];

const brands: readonly (readonly [brand: string, sentence: string])[] = [
  ...['heic', 'heix', 'hevc', 'mif1', 'msf1'].map((brand) => [brand, sentences.picture] as const),
  ['M4P ', 'This sound is protected by the shop it was bought in.'],
  ['isom', sentences.nothing],
  ['qt  ', sentences.nothing],
  ['M4A ', sentences.nothing],
  ['avif', sentences.picture],
  ['????', sentences.nothing],
];

export const notMedia: readonly OddFile[] = [
  ...beginnings.map(([what, text, becomes]): OddFile => ({
    ...{ what, becomes },
    bytes: () => latin1(text),
  })),
  ...brands.map(([brand, becomes]): OddFile => ({
    what: `a file of the brand “${brand}” and nothing else`,
    bytes: () => box('ftyp', latin1(`${brand}\0\0\0\0${brand}`)),
    becomes,
  })),
];

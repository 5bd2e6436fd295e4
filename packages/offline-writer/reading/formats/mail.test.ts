import { describe, expect, it } from 'vitest';
import { readMaterial } from '../read-material.ts';
import { mailFrameOf, unsaidSign, withoutMail } from './mail.ts';

describe('mail', () => {
  it('keeps of a forwarded mail its subject as title, and its words', () => {
    const mail =
      '---------- Forwarded message ---------\nFrom: Karen <k@school.uk>\nDate: Mon, 3 Mar\nSubject: Fwd: Trip\nTo: <all@school.uk>\n\n' +
      'Hi all,\n\nThe coach leaves at 8:15.\n\nThanks,\nKaren\nSent from my iPhone';
    expect(withoutMail(mail).replace(/\n+/g, '\n').trim()).toBe(
      `Title: ${unsaidSign}Trip\nThe coach leaves at 8:15.`,
    );
  });

  it('takes a greeting and a sign-off away in several languages', () => {
    for (const [greeting, signOff] of [
      ['Hallo zusammen,', 'Viele Grüße\nJonas'],
      ['Hola a todos,', 'Un saludo,\nMarta'],
      ['Bonjour à tous,', 'Cordialement,\nSophie'],
    ])
      expect(withoutMail(`${greeting ?? ''}\n\nWords.\n\n${signOff ?? ''}`).trim()).toBe('Words.');
  });

  it('keeps a postscript', () => {
    expect(withoutMail('Hi all,\n\nWords.\n\nBest,\nTom\n\nP.S. Bring cake.')).toMatch(/cake/u);
  });

  it('leaves what only looks like a mail', () => {
    for (const text of [
      'From: 9 am\nTo: 5 pm\nEvery day.',
      'Thanks to the rain, the lake is full.\n\nBest of all, it is free.',
      'Love is patient.\nLove is kind.',
      'Hi there! I am Sam.',
    ])
      expect(withoutMail(text)).toBe(text);
  });

  it('keeps of a letter to the film-makers only the text between its rules', () => {
    const { units, requests } = readMaterial(
      'Hi film team,\n\nbelow is the text for the hall. Max 20 sec.\n\n---\nThe pool is closed. Please use the lake.\n---\n\nCall me if anything is unclear.\nCheers, Ann',
    );
    expect(units.map(({ text }) => text)).toEqual(['The pool is closed.', 'Please use the lake.']);
    expect(requests.join(' ')).toMatch(/Max 20 sec.*unclear/u);
  });

  it.each([
    ['---\ntitle: Bees\n---\nBees dance. They sing.'],
    ['Bees dance.\n\n---\n\nThey sing.\n\n---\n\nThey sleep.'],
  ])('leaves rules that part a text: %j', (text) => {
    const said = readMaterial(text).units.map((unit) => unit.text);
    expect(said).toEqual(expect.arrayContaining(['Bees dance.', 'They sing.']));
  });
});

describe('what a mail says to whom it is written', () => {
  const said = (idea: string) => readMaterial(idea).units.map(({ text }) => text);

  it('is not said, though it stands in the line of what is', () => {
    expect(
      said(
        'Fwd: Re: clip for the van??\n\nHi Maud, as discussed on thurs. SprocketVan comes to your street. Full service £48.\n\nBest,\nDee\nSent from my iPhone',
      ),
    ).toEqual(['SprocketVan comes to your street.', 'Full service £48.']);
  });

  it('is not said where a post asks to be shared', () => {
    expect(said('PLEASE SHARE!!! the Sunday concert has MOVED. Bring a cushion.')).toEqual([
      'The Sunday concert has MOVED.',
      'Bring a cushion.',
    ]);
  });

  it('tells who posted something from the head of a notice', () => {
    const frameOf = (head: string) => [...mailFrameOf([head, '', 'Treffpunkt 17 Uhr.'])];
    expect(frameOf('berta, 4. Juni 2024, 21:47')).toEqual([0]);
    expect(frameOf('Laternenumzug Kita, Dienstag 11.11., bitte an alle Eltern')).toEqual([]);
  });
});

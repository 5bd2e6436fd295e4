import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';

const spanish = 'La piscina de Toledo cumple 50 años el domingo. La entrada es gratis.';

describe('requests to the film-maker in other languages', () => {
  it.each([
    [`Hazme un vídeo corto con tono alegre. Empieza con un plano del agua. ${spanish}`, 2],
    [`${spanish} Pon el hashtag #Toledo50 y no uses emojis.`, 2],
    ['Mach bitte ein kurzes Video daraus. Das Museum öffnet im Mai. Zeig am Ende das Logo.', 1],
    ['Fais-moi une vidéo drôle. Le musée ouvre en mai. Ajoute une musique douce.', 1],
    ['Faça um vídeo divertido. O museu abre em maio. Termine com o logo.', 1],
    [
      'Fammi un video allegro. Il museo della città apre a maggio e non chiude più. Aggiungi una musica dolce.',
      1,
    ],
    ['Bitte fröhliche Musik und viel Wasser im Bild! Das Museum öffnet im Mai.', 1],
    ['min tolong buatin video dong. Museum kota dibuka bulan Mei.', 1],
    ['संग्रहालय मई में खुलता है। पीछे धीमा संगीत रखना।', 1],
    ['من فضلكم اجعلوا الفيلم هادئا. يفتح المتحف في مايو.', 1],
    ['El museo abre en mayo. Música alegre, por favor.', 1],
    ['Müze mayısta açılıyor.\nNot: video kısa olsun, yakın çekim olsun.', 1],
    ['美術館は五月に開きます。しんみりした感じでお願いします。', 1],
    ['美術館は五月に開きます。※犬のアップから始めてください', 1],
    ['美術館は五月に開きます。※館名は出さないでください。BGMは静かなピアノで。', 1],
    ['Il museo apre a maggio. Mi raccomando: niente musica triste, e il cane piccolo!', 1],
    [
      'Anbei der Text für unser Fest, bitte nicht zu lang werden lassen, die Leute wischen ja weiter.\n\nDas Museum öffnet im Mai.',
      1,
    ],
    ['हँसते हुए वीडियो बनाओ। संग्रहालय मई में खुलता है। आख़िर में लोगो दिखाओ।', 1],
  ])('%s', (idea, count) => {
    const { units, requests } = readMaterial(idea);
    expect(units).toHaveLength(count);
    expect(requests.length).toBeGreaterThan(0);
  });

  it.each([
    ['Abre la puerta y entra. Haz la cama por la mañana.'],
    ['Mach die Tür zu. Nimm den Hut.'],
    ['La música suena en la playa. La música viene de Maya.'],
    ['„Bitte“, sagte sie, „mach die Musik leiser.“ Er tat es.'],
    ['Un film de Almodóvar ganó el premio. La sala aplaudió.'],
    ['Bitte keine Musik nach 22 Uhr. Bitte die Türen leise schließen.'],
    ['Fais tes valises. Ouvre la fenêtre.'],
    ['Müze mayısta açılıyor. Not: pazartesi günleri kapalıdır.'],
    ['靴を脱いでください。静かに見てください。'],
    ['Metti il sale. Apri la porta.'],
  ])('what the viewer is told to do is said: %s', (idea) => {
    expect(readMaterial(idea).units).toHaveLength(2);
  });
});

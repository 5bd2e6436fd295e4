import type { Domain } from '../knowledge.ts';

export const music: Domain = {
  id: 'music',
  mood: 'lyrical',
  subjects: [
    {
      name: 'music',
      words: ['music', 'song', 'songs', 'singing', 'singer', 'melody', 'musician', 'musicians', 'band', 'concert', 'album', 'playlist', 'jazz', 'hip hop', 'hip-hop', 'rap', 'rock', 'pop music', 'techno', 'dj', 'lyrics'],
      hook: ['A song can give you goosebumps. Your brain is rewarding you for being surprised.', 'A vinyl record spinning under a needle'],
      beats: [
        ['The oldest flute we have was carved from a vulture bone. It is about forty thousand years old.', 'A bone flute in a cave'],
        ['Singing together brings heartbeats into step. Choirs breathe as one animal.', 'A choir singing in an old church'],
        ['Jazz was born where cultures met by the river. Its first rule was to listen.', 'A saxophone player under a street lamp'],
        ['The tune stuck in your head has a cure. Listen to it once, all the way to the end.', 'Headphones on a café table'],
        ['We love a song most at fourteen. That is why yours never gets old.', 'A cassette tape on a bedroom floor'],
      ],
      close: ['Music is the shortest way from one heart to another. Turn it up.', 'A crowd with lights at an open-air concert'],
    },
    {
      name: 'learning an instrument',
      words: ['guitar', 'piano', 'violin', 'drums', 'drum', 'instrument', 'instruments', 'learn guitar', 'learn piano', 'ukulele', 'cello', 'saxophone', 'trumpet', 'flute'],
      hook: ['Three chords play thousands of songs. You can learn them this week.', 'An acoustic guitar leaning on a chair'],
      beats: [
        ['Ten minutes a day beats two hours on Sunday. Fingers learn in their sleep.', 'A piano with sheet music in an empty room'],
        ['Play it slowly, without one mistake. Speed is a gift you get later.', 'A metronome ticking on a piano'],
        ['Sore fingertips mean it is working. In three weeks they will not complain.', 'Fingers pressing guitar strings'],
        ['Leave the case open in the room. The best instrument is the one in reach.', 'An open violin case by a window'],
      ],
      close: ['One day it stops being exercises. Somebody in the next room goes quiet and listens.', 'A person playing piano by lamplight'],
    },
    {
      name: 'the great composers',
      words: ['mozart', 'beethoven', 'bach', 'classical music', 'orchestra', 'symphony', 'opera', 'chopin', 'vivaldi', 'composer', 'composers', 'the beatles', 'beatles', 'queen band', 'freddie mercury'],
      hook: ['Beethoven could not hear his greatest symphony. He had to be turned round to see the applause.', 'Beethoven at a piano by candlelight'],
      beats: [
        ['He sawed the legs off his piano, the story goes. He felt the music through the floor.', 'A grand piano on a wooden floor with ripples'],
        ['Mozart wrote his first symphony at eight. He was on tour and a little bored.', 'A small boy at a golden harpsichord'],
        ['Bach once walked four hundred kilometres to hear an organist. Then he stayed for months.', 'A man with a bag on a long muddy road'],
        ['Vivaldi wrote for an orchestra of orphan girls in Venice. They became the talk of Europe.', 'Violins on chairs in a Venetian hall'],
      ],
      close: ['They are gone, and the air still moves the way they asked. That is a kind of magic.', 'An orchestra stage under golden light'],
    },
  ],
};

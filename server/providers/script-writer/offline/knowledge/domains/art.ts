import type { Domain } from '../knowledge.ts';

export const art: Domain = {
  id: 'art',
  mood: 'painterly',
  subjects: [
    {
      name: 'art',
      words: ['art', 'artist', 'artists', 'painting', 'paintings', 'painter', 'drawing', 'sketch', 'sketching', 'museum', 'sculpture', 'creativity', 'creative', 'picasso', 'watercolor', 'watercolour', 'illustration'],
      hook: ['Picasso drew a bull eleven times. Each time he took something away.', 'A line drawing of a bull on paper'],
      beats: [
        ['Blue was once dearer than gold. It came from one valley in Afghanistan.', 'A blue lapis stone beside a paint brush'],
        ['Look at a painting for three minutes, not eight seconds. It starts to talk back.', 'A museum visitor before a huge canvas'],
        ['To draw better, draw what you see. The mind keeps offering symbols instead.', 'A pencil sketching an apple'],
        ['Set a limit: two colours, ten minutes. Freedom needs a fence to push against.', 'Two tubes of paint on a wooden palette'],
      ],
      close: ['Every child is an artist. The trick is not to hand in your licence.', 'Colourful hand prints on a white wall'],
    },
    {
      name: 'Vincent van Gogh',
      words: ['van gogh', 'vincent van gogh', 'starry night', 'sunflowers', 'monet', 'impressionism', 'frida kahlo', 'frida', 'dali', 'rembrandt', 'vermeer', 'banksy'],
      hook: ['He painted nearly nine hundred canvases in ten years. In his life, hardly one was sold.', 'An easel in a golden wheat field'],
      beats: [
        ['The Starry Night is a view through a barred window. He left out the bars.', 'A swirling starry night over a village'],
        ['He wrote hundreds of letters to his brother Theo. Paint and hope, page after page.', 'A bundle of letters beside a candle'],
        ['He only started at twenty-seven. Before that he had failed at nearly everything.', 'A pair of worn leather boots'],
        ['His brother\'s widow believed in him. She showed the world what it had missed.', 'A room full of sunflower paintings'],
      ],
      close: ['He never knew. So tell the people you admire, while the paint is wet.', 'Sunflowers in a vase by a bright window'],
    },
    {
      name: 'photography',
      words: ['photography', 'photo', 'photos', 'photographer', 'camera', 'cameras', 'portrait', 'lens', 'filmmaking', 'cinematography', 'video editing', 'phone photography', 'drone footage'],
      hook: ['Your camera is not the problem. The light is.', 'A camera on a tripod in golden light'],
      beats: [
        ['Turn off the flash and find a window. Side light gives a face its shape.', 'A portrait lit by a large window'],
        ['Take two steps closer. Then take two more.', 'A camera lens close to a daisy'],
        ['Put the subject off centre and leave some room. Empty space is part of the picture.', 'A small boat at the corner of a wide sea'],
        ['Shoot in the hour after sunrise. The world is gold and nobody is in your way.', 'A misty bridge at golden sunrise'],
        ['Delete nine out of ten. Good photographers show you less.', 'Photo prints spread on a wooden table'],
      ],
      close: ['A photograph is a way of saying: look at this. What do you want us to see?', 'A hand framing a sunset with two fingers'],
    },
    {
      name: 'design and architecture',
      words: ['design', 'designer', 'architecture', 'architect', 'building', 'buildings', 'skyscraper', 'skyscrapers', 'interior design', 'graphic design', 'ux', 'typography', 'gaudi', 'sagrada familia', 'cathedral', 'bridge', 'bridges', 'castle', 'castles'],
      hook: ['If you have to read the sign on a door, the door is wrong.', 'A glass door with a confusing handle'],
      beats: [
        ['Gaudí hung little weights from strings. Upside down, they showed him the perfect arch.', 'Hanging chains forming an upside-down cathedral'],
        ['Tall towers sway in the wind on purpose. A huge pendulum keeps them calm.', 'A skyscraper swaying above the clouds'],
        ['White space is not empty. It is where the eye takes a breath.', 'A single red dot on a white poster'],
        ['A spiral stair in a castle turns to favour the defender. Even steps can have opinions.', 'A spiral stone staircase in a castle tower'],
      ],
      close: ['Good design is kindness, made visible. You only notice when it is missing.', 'A wooden bridge blending into a forest'],
    },
  ],
};

/**
 * The colour families. A film keeps one family; its scenes differ by the light.
 * A light reads: top of the sky, horizon, far land, near land, glow of the sun or moon.
 */
export type Light = 'dawn' | 'day' | 'dusk' | 'night';
export type FamilyName = keyof typeof families;

type LightColours = readonly [
  skyTop: string,
  skyLow: string,
  far: string,
  near: string,
  glow: string,
];

export interface Family {
  accent: string;
  accentTwo: string;
  ink: string;
  paper: string;
  lights: Record<Light, LightColours>;
}

export const families = {
  meadow: {
    accent: '#ff7a3d',
    accentTwo: '#ffd23f',
    ink: '#12303a',
    paper: '#fff8ea',
    lights: {
      dawn: ['#6fa6d4', '#ffd9b8', '#9db8b0', '#4f8f6b', '#ffe3b0'],
      day: ['#2f93dc', '#c9ecf7', '#7fbfa8', '#3f9a5c', '#fff3c4'],
      dusk: ['#454a8c', '#f7a072', '#8a6a86', '#3e5f5a', '#ffcf8a'],
      night: ['#0b1838', '#315282', '#27466b', '#173a46', '#d6e6ff'],
    },
  },
  ember: {
    accent: '#ff5a36',
    accentTwo: '#ffc145',
    ink: '#2b1620',
    paper: '#fff3e6',
    lights: {
      dawn: ['#b96f88', '#ffd1a3', '#b07a7d', '#8a4b45', '#ffe0a8'],
      day: ['#e8925a', '#ffe9c6', '#d98e5f', '#b0562f', '#fff0c9'],
      dusk: ['#4f2459', '#ff8552', '#8c3f57', '#4f2438', '#ffc46b'],
      night: ['#190d2b', '#62304f', '#43203f', '#2b1530', '#ffb37a'],
    },
  },
  lagoon: {
    accent: '#ff6f61',
    accentTwo: '#ffd166',
    ink: '#0b2c3d',
    paper: '#f2fdff',
    lights: {
      dawn: ['#5fabc4', '#ffe0c7', '#78b0b5', '#2f8a93', '#ffe9c4'],
      day: ['#1598cf', '#b9f1ee', '#5cc3c4', '#1d8f98', '#fffbe0'],
      dusk: ['#27467a', '#ff9e80', '#5f6f97', '#27536d', '#ffd0a6'],
      night: ['#061a33', '#1f6280', '#154a63', '#0b3348', '#bff3ff'],
    },
  },
  orchid: {
    accent: '#ff4f9a',
    accentTwo: '#ffd05b',
    ink: '#23123f',
    paper: '#fff5fd',
    lights: {
      dawn: ['#8d82d3', '#ffcfd2', '#a594c9', '#6d5aa8', '#ffe4d6'],
      day: ['#6a7df0', '#f3d9ff', '#a99ae6', '#6c5bc4', '#fff0f8'],
      dusk: ['#37246f', '#ff7fa8', '#7a4a96', '#452a6e', '#ffc0b8'],
      night: ['#12082e', '#4a2f86', '#33206a', '#201348', '#e5ccff'],
    },
  },
  slate: {
    accent: '#36c6ff',
    accentTwo: '#ffb84d',
    ink: '#0e1722',
    paper: '#f1f5f9',
    lights: {
      dawn: ['#7888a3', '#ecdccb', '#8d9aa8', '#566577', '#fff0dd'],
      day: ['#5b82ae', '#dfe9f2', '#92a6b8', '#55697d', '#ffffff'],
      dusk: ['#28344f', '#d98e73', '#56607a', '#2f3b4d', '#ffcf9e'],
      night: ['#080f1c', '#2a425c', '#1d2e42', '#121e2c', '#cfe6ff'],
    },
  },
  candy: {
    accent: '#ff4d6d',
    accentTwo: '#ffd60a',
    ink: '#2a1a4a',
    paper: '#fffdf5',
    lights: {
      dawn: ['#7cc8f0', '#ffd6e8', '#b7c8f0', '#73b7a3', '#fff2c9'],
      day: ['#3bbfee', '#ffe5f1', '#9ad6c0', '#57b86b', '#fffbd1'],
      dusk: ['#6244bd', '#ff9ebb', '#9b73c8', '#5a4a9a', '#ffe08a'],
      night: ['#1f1559', '#5f50bf', '#43369a', '#2c2270', '#ffe9a8'],
    },
  },
  sand: {
    accent: '#c8553d',
    accentTwo: '#f2b134',
    ink: '#33251b',
    paper: '#fbf1de',
    lights: {
      dawn: ['#a89aa0', '#ffe2b8', '#c0a283', '#94704c', '#fff0c4'],
      day: ['#76abc4', '#f6e7c4', '#d0ad7c', '#a87c48', '#fff3cf'],
      dusk: ['#5f4150', '#f4a261', '#a06a4a', '#6a452f', '#ffd490'],
      night: ['#171729', '#50475f', '#3d364a', '#28222f', '#f5dfb0'],
    },
  },
  aurora: {
    accent: '#00c9a7',
    accentTwo: '#ff9f5a',
    ink: '#0a1830',
    paper: '#f0fffb',
    lights: {
      dawn: ['#5a9cc2', '#d9f0d9', '#77a9a8', '#3a7c86', '#fff7d0'],
      day: ['#2b92bf', '#c8f5e8', '#6fc0b5', '#2f8f8f', '#f5ffe0'],
      dusk: ['#25296a', '#c77db8', '#5a5a97', '#2e3a6b', '#ffc7d8'],
      night: ['#050f22', '#17656f', '#124a5a', '#0a2c40', '#a8ffe6'],
    },
  },
} as const satisfies Record<string, Family>;

const familyNames: readonly string[] = Object.keys(families);

export function isFamilyName(value: unknown): value is FamilyName {
  return typeof value === 'string' && familyNames.includes(value);
}

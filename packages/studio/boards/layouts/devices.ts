export { chat } from './chat.ts';
export { screen } from './screen.ts';

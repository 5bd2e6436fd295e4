import type { PicturePlan, PlanFigure, PlanLayout } from '../picture-plan.ts';
import { mark, quoted, unmask, type Masked } from './mask.ts';

/* Designed pictures: "A list: mix; bake; eat.", "A figure: 4.2 million dollars, raised by March." */

/** How a description names each layout; a scene is named by what is in it. No label names a thing that could be drawn. */
const labels: Readonly<Record<Exclude<PlanLayout, 'scene'>, string>> = {
  words: 'The words',
  title: 'A title',
  'end-card': 'The end',
  list: 'A list',
  checklist: 'A checklist',
  timeline: 'A timeline',
  calendar: 'A calendar',
  week: 'A week',
  clock: 'A clock',
  map: 'A map',
  'before-after': 'Before and after',
  versus: 'Side by side',
  'bar-chart': 'A bar chart',
  'line-chart': 'A line chart',
  'ring-chart': 'A share',
  figure: 'A figure',
  money: 'An amount',
  receipt: 'A receipt',
  chat: 'A chat',
  screen: 'A screen',
  process: 'A process',
  cycle: 'A cycle',
  'cause-effect': 'Cause and effect',
  cutaway: 'A cutaway',
  'recipe-step': 'A recipe step',
  ingredients: 'Ingredients',
  quote: 'A quotation',
  definition: 'A definition',
  equation: 'An equation',
  verse: 'A verse',
  'question-answer': 'A question and its answer',
  sizes: 'Sizes compared',
  tree: 'A hierarchy',
};

type Content = 'figure' | 'quote' | 'date' | 'span' | 'items';
const contents: readonly Content[] = ['quote', 'figure', 'items', 'date', 'span'];
const contentLabels: Readonly<Record<Content, string>> = {
  figure: 'Figure',
  quote: 'It reads',
  date: 'Date',
  span: 'Span',
  items: 'Points',
};
/** The words behind a layout's own label; items for all others. */
const mainContents: Partial<Readonly<Record<PlanLayout, Content>>> = {
  words: 'quote',
  title: 'quote',
  'end-card': 'quote',
  quote: 'quote',
  definition: 'quote',
  verse: 'quote',
  equation: 'quote',
  screen: 'quote',
  'question-answer': 'quote',
  figure: 'figure',
  money: 'figure',
  'ring-chart': 'figure',
  calendar: 'date',
  clock: 'span',
  map: 'span',
  versus: 'span',
  'before-after': 'span',
};
const layoutsByLabel = new Map(
  Object.entries(labels).map(([layout, label]) => [label.toLowerCase(), layout as PlanLayout]),
);
const contentsByLabel = new Map(
  Object.entries(contentLabels).map(([content, label]) => [
    label.toLowerCase(),
    content as Content,
  ]),
);

type Wrap = (key: string, text: string) => string | null;
const currency = /^(?:[A-Z]{0,3}\p{Sc})$/u;
/** "3 000": a space stands between thousands in many languages. */
const amount = '[+−-]?\\d(?:(?:[\\d.,/:½¼¾⅓⅔’–-]|[ \u00A0\u202F](?=\\d{3}(?!\\d)))*[\\d½¼¾⅓⅔])?';

function figureText(figure: PlanFigure, wrap: Wrap): string {
  if (wrap('figure', 'all') !== null)
    return [
      `${quoted(figure.value)} ${quoted(figure.unit)}`,
      ...(figure.label === '' ? [] : [quoted(figure.label)]),
    ].join(', ');
  const { value, unit, label } = figure;
  const measured = currency.test(unit)
    ? `${unit}${value}`
    : /^[%°‰-]/u.test(unit) || unit === ''
      ? `${value}${unit}`
      : `${value} ${unit}`;
  return label === '' ? measured : `${measured}, ${label}`;
}

function contentText(content: Content, plan: PicturePlan, wrap: Wrap): string {
  const own = (key: string, text: string) => wrap(key, text) ?? text;
  if (content === 'figure') return plan.figure === null ? '' : figureText(plan.figure, wrap);
  if (content === 'quote') return plan.quote === '' ? '' : quoted(plan.quote);
  if (content === 'date') return plan.date === '' ? '' : own('date', plan.date);
  if (content === 'items')
    return plan.items.map((item, index) => own(`items.${index}`, item)).join('; ');
  const from = plan.from === '' ? '' : `from ${own('from', plan.from)}`;
  const to = plan.to === '' ? '' : `to ${own('to', plan.to)}`;
  return [from, to].filter((part) => part !== '').join(' ');
}

/** A chat goes nowhere: whoever its end names owns the phone on which it is seen. */
const isPhoneOwner = ({ layout, from, to }: PicturePlan) =>
  layout === 'chat' && from === '' && to !== '';
const phoneOf = /^This is (.+)’s phone$/su;

/** The sentences, each without its full stop, that say what is designed in the picture. */
export function cardSentences(plan: PicturePlan, wrap: Wrap): string[] {
  const sentences: string[] = [];
  const main = plan.layout === 'scene' ? null : (mainContents[plan.layout] ?? 'items');
  if (plan.layout !== 'scene' && main !== null) {
    const text = contentText(main, plan, wrap);
    sentences.push(
      text === ''
        ? labels[plan.layout]
        : `${labels[plan.layout]}${plan.layout === 'words' ? '' : ':'} ${text}`,
    );
  }
  for (const content of contents) {
    const text = content === main ? '' : contentText(content, plan, wrap);
    if (text === '') continue;
    sentences.push(
      content === 'span' && isPhoneOwner(plan)
        ? `This is ${wrap('to', plan.to) ?? plan.to}’s phone`
        : `${contentLabels[content]}: ${text}`,
    );
  }
  return sentences;
}

export type CardDraft = {
  -readonly [
    Key in 'layout' | 'figure' | 'items' | 'quote' | 'date' | 'from' | 'to'
  ]: PicturePlan[Key];
};

const escapedFigure = new RegExp(`^(${mark}) (${mark})(?:, (${mark}))?$`, 'u');
const writtenFigure = new RegExp(`^([A-Z]{0,3}\\p{Sc})?(${amount}) ?([^,]*?)(?:, (.*))?$`, 'su');

function readFigure(text: string, masked: Masked): PlanFigure | null {
  const escaped = escapedFigure.exec(text);
  if (escaped !== null) {
    const [, value = '', unit = '', label = ''] = escaped.map((part: string | undefined) =>
      unmask(part ?? '', masked),
    );
    return { value, unit, label };
  }
  const [, sign, value, unit = '', label = ''] = writtenFigure.exec(text) ?? [];
  if (value === undefined) return null;
  const measured =
    sign === undefined
      ? { value, unit }
      : { value: `${value}${unit === '' ? '' : ` ${unit}`}`, unit: sign };
  return {
    value: unmask(measured.value, masked),
    unit: unmask(measured.unit, masked),
    label: unmask(label, masked),
  };
}

function readContent(content: Content, text: string, card: CardDraft, masked: Masked): boolean {
  if (content === 'figure') {
    card.figure = readFigure(text, masked);
    return card.figure !== null;
  }
  if (content === 'items') card.items = text.split('; ').map((item) => unmask(item, masked));
  else if (content === 'date') card.date = unmask(text, masked);
  else if (content === 'quote') card.quote = unmask(text, masked);
  else {
    const [, from = '', to = ''] = /^(?:from (.+?))??(?: ?\bto (.+))?$/su.exec(text) ?? [];
    if (from === '' && to === '') return false;
    card.from = unmask(from, masked);
    card.to = unmask(to, masked);
  }
  return true;
}

/** Takes a sentence, masked and without its full stop, that speaks of a designed picture; says whether it did. */
export function readCard(sentence: string, card: CardDraft, masked: Masked): boolean {
  const owner = card.layout === 'chat' ? phoneOf.exec(sentence)?.[1] : undefined;
  if (owner !== undefined) {
    card.to = unmask(owner, masked);
    return true;
  }
  const [, label = '', colon = '', text = ''] =
    new RegExp(`^([A-Za-z ]{3,30}?)(?:(: | (?=${mark}$))(.*))?$`, 'su').exec(sentence) ?? [];
  const layout = layoutsByLabel.get(label.toLowerCase());
  if (layout !== undefined && card.layout === 'scene') {
    const main = mainContents[layout] ?? 'items';
    card.layout = layout;
    return colon === '' || readContent(main, text, card, masked);
  }
  const content = contentsByLabel.get(label.toLowerCase());
  return content !== undefined && text !== '' && readContent(content, text, card, masked);
}

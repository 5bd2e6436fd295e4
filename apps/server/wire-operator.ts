import { marginsOf } from '@scenewright/hosted-models/margins.ts';
import { findModel } from '@scenewright/openai-services/models/lasting-models.ts';
import { settingsFor } from '@scenewright/openai-services/local-servers/local-server.ts';
import type { Config } from './config.ts';
import type { OperatorSection } from './http/operator/operator-section.ts';
import { readQueueState } from '@scenewright/jobs/queue-state.repository.ts';
import {
  chosenModel,
  type ChosenService,
  isInUse,
  speechService,
  textService,
} from './wire-openai.ts';
import type { Foundation, Parts } from './wire-parts.ts';

const here = 'this machine';
const counted = 'yes, up to the daily ceiling';

/** Where a service is and whether its calls are counted, for what can be elsewhere. */
function placeOf(service: ChosenService | null): [string, string] {
  if (service === null) return [here, 'no'];
  const { baseUrl, isPaid } = service;
  const host = baseUrl === undefined ? 'api.openai.com' : new URL(baseUrl).host;
  return [host, isPaid ? counted : 'no: it has no key'];
}

/** Where files lie, and who bills them. */
const filesPlace = ({ STORAGE: storage, S3_ENDPOINT: endpoint }: Config): [string, string] =>
  storage === 'disk' || endpoint === undefined
    ? [here, 'no']
    : [new URL(endpoint).host, 'as that service bills it'];

function providersSection({ config, database }: Foundation, parts: Parts): OperatorSection {
  const { writer, voice, makers, storage, mail, identity, payments } = parts;
  /** An offline part stands in where a service has no model any more. */
  const placeNow = (name: string, service: ChosenService | null) =>
    placeOf(name === 'offline' ? null : service);
  const voicePlace = () =>
    config.ELEVENLABS_API_KEY === undefined
      ? placeNow(voice.name, speechService(config))
      : [new URL(config.ELEVENLABS_BASE_URL).host, counted];
  const mediaPlace =
    makers.hosted === null ? [here, 'no'] : [new URL(config.REPLICATE_BASE_URL).host, counted];
  return {
    title: 'Who does what',
    about: 'Which settings change this stands in docs/operations.md.',
    columns: ['Part', 'In use', 'Where', 'Costs money'],
    empty: '',
    rows: async () => [
      ['Writer', writer.name, ...placeNow(writer.name, textService(config))],
      ['Voices', voice.name, ...voicePlace()],
      ['Pictures', makers.imageMaker.name, ...mediaPlace],
      ['Clips', makers.videoMaker.name, ...mediaPlace],
      ['Files', storage.name, ...filesPlace(config)],
      [
        'Database',
        database.engine,
        config.DATABASE_URL === undefined ? here : 'DATABASE_URL',
        'no',
      ],
      [
        'Mail',
        mail.name,
        config.SMTP_URL === undefined ? here : new URL(config.SMTP_URL).host,
        'no',
      ],
      [
        'Sign-in',
        identity.name,
        config.AUTH_URL === undefined ? here : new URL(config.AUTH_URL).host,
        'no',
      ],
      ['Payments', payments.name, parts.testPayments === null ? payments.name : here, 'no'],
    ],
  };
}

/** What is told of a model: what its service announces, else OpenAI's own dates as they stood when models.json was written. */
function endOf(id: string, service: ChosenService, ends: Parts['modelEnds']): [string, string] {
  const end = ends.endOf(service, id);
  const successor = service.isOpenAi ? findModel(id)?.successor : undefined;
  return [end === undefined ? 'not known' : (end ?? 'not announced'), successor ?? '–'];
}

const modelSettings = [
  ['text', 'Writing', 'OPENAI_TEXT_MODEL'],
  ['speech', 'Speech', 'OPENAI_SPEECH_MODEL'],
  ['transcription', 'Timing of words', 'OPENAI_TRANSCRIPTION_MODEL'],
] as const;

function modelsSection({ config, clock }: Foundation, { modelEnds }: Parts): OperatorSection {
  return {
    title: 'Models',
    columns: ['For', 'Model', 'Ends on', 'Successor', 'Setting'],
    empty: 'No models of other services are in use.',
    rows: async () =>
      modelSettings.flatMap(([kind, what, setting]) => {
        const chosen = chosenModel(config, kind);
        const id = chosen?.at(clock.now()) ?? null;
        return chosen === null || id === null
          ? []
          : [[what, id, ...endOf(id, chosen.service, modelEnds), setting]];
      }),
  };
}

/** Each hosted model's price in credits against its cost, and what is wrong with it. */
function hostedModelsSection({ makers: { hosted } }: Parts): OperatorSection {
  return {
    title: 'Models of pictures and clips',
    about:
      'Cost and worth of the dearest scene. Settings: REPLICATE_MODEL_…, REPLICATE_CATALOGUE_FILE.',
    columns: ['Model', 'Ends on', 'A scene', 'To be known'],
    empty: 'Everything is painted here.',
    async rows() {
      if (hosted === null) return [];
      const problems = (await hosted.check)?.problems ?? [];
      return marginsOf(hosted.catalogue)
        .filter(({ enabled }) => enabled)
        .map(({ model, ends, credits, soundCredits, worthUsd, costUsd, margin, warning }) => [
          model,
          ends ?? 'not announced',
          `${number.format(credits)} credits (${usd(worthUsd)}), costs ${usd(costUsd)}: ${Math.round(margin * 100)} % left` +
            (soundCredits === null
              ? ''
              : `; its own sound ${number.format(soundCredits)} credits more`),
          [
            ...problems
              .filter((problem) => problem.model === model)
              .map(({ sentence }) => sentence),
            ...(warning === null ? [] : [warning]),
          ].join(' ') || '–',
        ]);
    },
  };
}

const usd = (amount: number) => `$${amount.toFixed(2)}`;
const dollars = (micros: number) => usd(micros / 1_000_000);
const number = new Intl.NumberFormat('en-US');
const against = (spent: string, most: string | null) =>
  most === null ? `${spent}, no ceiling` : `${spent} of ${most}`;

function spendingSection({ ceiling }: Parts): OperatorSection {
  return {
    title: 'Paid calls today',
    about: 'Since 00:00 UTC. Money is estimated: so much for each call (COST_… settings).',
    columns: ['Of', 'Calls', 'Estimated cost'],
    empty: '',
    async rows() {
      const { installation, busiestAccount, media } = await ceiling.today();
      return [
        ['All together', installation] as const,
        ['The account with the most', busiestAccount] as const,
        ['Pictures and clips, paid with credits', media] as const,
      ].map(([of, { spent, ceiling: most }]) => [
        of,
        against(number.format(spent.calls), most.calls === null ? null : number.format(most.calls)),
        against(
          dollars(spent.costMicros),
          most.costMicros === null ? null : dollars(most.costMicros),
        ),
      ]);
    },
  };
}

/** A span in the largest unit that it fills: `40 s`, `12 min`, `3 h`. */
function inWords(spanS: number): string {
  const seconds = Math.round(spanS);
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}

function queueSection({ database }: Foundation): OperatorSection {
  return {
    title: 'Work in the queue',
    columns: ['Kind', 'Waiting', 'Running', 'Failed', 'Oldest waits for'],
    empty: 'Nothing waits, runs or failed.',
    async rows() {
      return (await readQueueState(database.db)).map(
        ({ kind, waiting, due, oldestDueS, running, failed }) => [
          kind,
          ...[waiting, running, failed].map((count) => number.format(count)),
          due === 0 ? '–' : inWords(oldestDueS),
        ],
      );
    },
  };
}

function localServersSection({ config }: Foundation, { localServers }: Parts): OperatorSection {
  return {
    title: 'Servers on this machine',
    about:
      'They speak OpenAI’s protocol on a port where such servers usually listen. None is used unless these lines are in .env.',
    columns: ['Server', 'Address', 'Models', 'Lines for .env'],
    empty: localServers === null ? 'Nobody looked: FIND_LOCAL_SERVERS is off.' : 'None was found.',
    async rows() {
      const found = (await localServers?.search()) ?? [];
      return found.map((server) => [
        server.name,
        server.baseUrl,
        { code: [...server.textModels, ...server.speechModels].slice(0, 8) },
        isInUse(config, server) ? 'in use' : { code: settingsFor(server) },
      ]);
    },
  };
}

/** The page for operators, section by section. A part that has more to tell adds its own here. */
export const operatorSections = (foundation: Foundation, parts: Parts): OperatorSection[] => [
  providersSection(foundation, parts),
  modelsSection(foundation, parts),
  hostedModelsSection(parts),
  spendingSection(parts),
  queueSection(foundation),
  localServersSection(foundation, parts),
];

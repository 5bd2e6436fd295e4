import { type Shape, shapes } from '@scenewright/contract/rules/shapes.ts';
import { type Document, renderDocument } from '../../documents/document.ts';
import { html } from '@scenewright/contract/rules/html.ts';

const pageStyle = `
main{max-width:72rem;gap:1.25rem}
.film{display:flex;justify-content:center}
video{display:block;background:#000;border-radius:12px;max-width:100%}
.tall video{height:min(calc(100dvh - 17rem),70rem);min-height:16rem;aspect-ratio:9/16}
.tall.square video,.tall.portrait video{height:auto;min-height:0}
.square video{width:min(100%,max(14rem,calc(100dvh - 17rem)));aspect-ratio:1}
.portrait video{width:min(100%,max(12rem,calc((100dvh - 17rem)*4/5)));aspect-ratio:4/5}
.wide video{width:min(100%,calc((100dvh - 17rem)*16/9));min-width:min(100%,20rem);aspect-ratio:16/9}
.about{display:flex;flex-direction:column;gap:.75rem;width:100%;max-width:40rem;margin:0 auto}
.about p{color:var(--muted);font-size:.875rem}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.acts .main{flex:1 1 12rem}
.report{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .75rem;color:var(--muted);font-size:.875rem}
@media(min-width:56rem){
.tall{flex-direction:row;align-items:center;justify-content:center;gap:3rem;padding-bottom:4rem}
.tall video{height:min(calc(100dvh - 9rem),60rem)}
.tall .about{margin:0;max-width:26rem}
.square video{width:min(56vw,calc(100dvh - 9rem))}
.portrait video{width:min(50vw,calc((100dvh - 9rem)*4/5))}
.tall h1,.wide h1{font-size:1.75rem}
}
`;

export interface WatchPage {
  readonly title: string;
  readonly shape: Shape;
  /** BCP 47 tag of what is said. */
  readonly language: string;
  /** Whether the picture goes without captions of its own. */
  readonly showsCaptions: boolean;
  readonly durationS: number;
  /** This page's whole address. */
  readonly url: string;
  readonly hasPicture: boolean;
  readonly reportTo: string;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** `75` as `1 min 15 s`. */
function lengthText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? `${minutes} min` : null, rest > 0 || minutes === 0 ? `${rest} s` : null]
    .filter((part) => part !== null)
    .join(' ');
}

/** The mail by which a viewer tells the operator of a film. */
function reportLink({ reportTo, url }: WatchPage): string {
  const subject = 'Report of a video';
  const body = `I report this video:\n${url}\n\nWhat is wrong with it:\n`;
  return `mailto:${encodeURIComponent(reportTo).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function shownWhereShared({ title, url, hasPicture, shape }: WatchPage) {
  const { width, height, posterWidth } = shapes[shape];
  const size = { width: posterWidth, height: Math.round((posterWidth * height) / width) };
  return html`<meta property="og:type" content="video.other" /><meta
      property="og:site_name"
      content="Scenewright"
    /><meta property="og:title" content="${title}" /><meta
      property="og:url"
      content="${url}"
    /><meta name="twitter:card" content="summary_large_image" />${
      hasPicture
        ? html`<meta property="og:image" content="${url}/picture.jpg" /><meta
              property="og:image:width"
              content="${size.width}"
            /><meta property="og:image:height" content="${size.height}" />`
        : null
    }`;
}

/** The page of one film: watch it, save it, or report it. The player is the browser's own, so that nothing of ours must run. */
export function renderWatchPage(page: WatchPage): Document {
  const { title, shape, language, url, hasPicture } = page;
  const { pathname } = new URL(url);
  const poster = hasPicture ? html` poster="${pathname}/picture.jpg"` : null;
  const track = html`<track
    kind="captions"
    src="${pathname}/captions.vtt"
    srclang="${language}"
    label="${languageNames.of(language) ?? language}"
    ${page.showsCaptions ? html` default` : null}
  />`;
  return renderDocument({
    title,
    head: shownWhereShared(page),
    style: pageStyle,
    mainClass: `${shape === 'landscape' ? 'wide' : 'tall'} ${shape}`,
    main: html`<div class="film">
        <video
          controls
          playsinline
          preload="metadata"
          aria-label="${title}"
          src="${pathname}/film.mp4"
          ${poster}
        >
          ${track}
        </video>
      </div>
      <div class="about">
        <h1 dir="auto">${title}</h1>
        <p>
          ${lengthText(page.durationS)} · made with Scenewright, pictures and voice by a machine
        </p>
        <p class="acts">
          <a class="main" href="${pathname}/film.mp4?download=1" download>Download video</a
          ><a class="report" href="${reportLink(page)}">Report this video</a>
        </p>
      </div>`,
  });
}

export const missingSentence =
  'This link opens no video. It may have been turned off, or the video was deleted.';

import type { Credit } from '@scenewright/contract/rules/stock.ts';
import { stockSourceName } from '@scenewright/contract/rules/stock.ts';

const linkStyles = 'underline underline-offset-2 hover:text-fg';

/** Whose a picture or clip from stock is, where it was, and under which licence. */
export function CreditLine({ credit }: { credit: Credit }) {
  const { author, author_url: authorUrl, source, page_url: page, licence, licence_url } = credit;
  return (
    <>
      By {authorUrl === null ? author : <Elsewhere address={authorUrl}>{author}</Elsewhere>} on{' '}
      <Elsewhere address={page}>{stockSourceName(source)}</Elsewhere>,{' '}
      <Elsewhere address={licence_url}>{licence}</Elsewhere>
    </>
  );
}

function Elsewhere({ address, children }: { address: string; children: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" dir="auto" className={linkStyles}>
      {children}
    </a>
  );
}

import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { useLocation } from 'react-router-dom';
import { publicPageAt } from '../../lib/public-pages';

/** The published site's origin, e.g. `https://hearthkin.example`; unset otherwise. */
const ORIGIN = import.meta.env.VITE_SITE_ORIGIN;

export interface DocumentMetaProps {
  /** The whole title of the window; a `Page` adds the product's name. */
  readonly title: string;
  readonly description: string;
  /** Whether search engines may keep it, though it isn't the same for everyone: the server says more of it (`functions/src/page`). */
  readonly isFindable?: boolean;
}

/** Title and metadata for browsers, search engines and link previews. */
export function DocumentMeta({ title, description, isFindable = false }: DocumentMetaProps) {
  const { pathname } = useLocation();
  const publicPage = publicPageAt(pathname);
  const address = ORIGIN && publicPage !== null ? ORIGIN + publicPage : null;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {publicPage === null && !isFindable && <meta name="robots" content="noindex" />}
      {publicPage !== null && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={PRODUCT_NAME} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
        </>
      )}
      {address !== null && (
        <>
          <meta property="og:url" content={address} />
          <link rel="canonical" href={address} />
        </>
      )}
    </>
  );
}

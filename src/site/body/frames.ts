/**
 * Which URLs are embedded as frames. A closed list of hosts, each with the one URL form it provides for embedding; all
 * other URLs become a card with a link. The content security policy of the page lists only these hosts.
 */

interface Provider {
  readonly title: string
  /** The origin of its frames. */
  readonly origin: string
  /** The URL of the frame; undefined if the URL cannot be embedded. */
  readonly frame: (url: URL) => string | undefined
}

const id = /^[\w-]{4,64}$/

const part = (url: URL, index: number): string => url.pathname.split('/')[index + 1] ?? ''

const youtube = (video: string, url: URL): string | undefined => {
  const start = /^\d{1,6}/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')?.[0]
  return id.test(video)
    ? `https://www.youtube-nocookie.com/embed/${video}${start === undefined ? '' : `?start=${start}`}`
    : undefined
}

const onYoutube: Provider = {
  title: 'YouTube',
  origin: 'https://www.youtube-nocookie.com',
  frame: (url) =>
    youtube(
      url.hostname === 'youtu.be'
        ? part(url, 0)
        : url.pathname === '/watch'
          ? (url.searchParams.get('v') ?? '')
          : ['embed', 'shorts', 'live'].includes(part(url, 0))
            ? part(url, 1)
            : '',
      url,
    ),
}

const providers: Readonly<Record<string, Provider>> = {
  'youtube.com': onYoutube,
  'youtu.be': onYoutube,
  'youtube-nocookie.com': onYoutube,
  'vimeo.com': {
    title: 'Vimeo',
    origin: 'https://player.vimeo.com',
    frame: (url) =>
      /^\d{4,12}$/.test(part(url, 0)) ? `https://player.vimeo.com/video/${part(url, 0)}?dnt=1` : undefined,
  },
  'player.vimeo.com': {
    title: 'Vimeo',
    origin: 'https://player.vimeo.com',
    frame: (url) =>
      part(url, 0) === 'video' && /^\d{4,12}$/.test(part(url, 1))
        ? `https://player.vimeo.com/video/${part(url, 1)}?dnt=1`
        : undefined,
  },
  'loom.com': {
    title: 'Loom',
    origin: 'https://www.loom.com',
    frame: (url) =>
      ['share', 'embed'].includes(part(url, 0)) && id.test(part(url, 1))
        ? `https://www.loom.com/embed/${part(url, 1)}`
        : undefined,
  },
  'figma.com': {
    title: 'Figma',
    origin: 'https://www.figma.com',
    frame: (url) =>
      ['file', 'design', 'proto', 'board'].includes(part(url, 0))
        ? `https://www.figma.com/embed?embed_host=docs&url=${encodeURIComponent(url.href)}`
        : undefined,
  },
  'codepen.io': {
    title: 'CodePen',
    origin: 'https://codepen.io',
    frame: (url) =>
      ['pen', 'embed', 'full'].includes(part(url, 1)) && id.test(part(url, 2)) && id.test(part(url, 0))
        ? `https://codepen.io/${part(url, 0)}/embed/${part(url, 2)}?default-tab=result`
        : undefined,
  },
  'codesandbox.io': {
    title: 'CodeSandbox',
    origin: 'https://codesandbox.io',
    frame: (url) =>
      ['s', 'embed'].includes(part(url, 0)) && id.test(part(url, 1))
        ? `https://codesandbox.io/embed/${part(url, 1)}`
        : undefined,
  },
  'stackblitz.com': {
    title: 'StackBlitz',
    origin: 'https://stackblitz.com',
    frame: (url) =>
      part(url, 0) === 'edit' && id.test(part(url, 1))
        ? `https://stackblitz.com/edit/${part(url, 1)}?embed=1`
        : undefined,
  },
  'open.spotify.com': {
    title: 'Spotify',
    origin: 'https://open.spotify.com',
    frame: (url) =>
      ['track', 'album', 'playlist', 'episode', 'show'].includes(part(url, 0)) && id.test(part(url, 1))
        ? `https://open.spotify.com/embed/${part(url, 0)}/${part(url, 1)}`
        : undefined,
  },
}

/** All origins that a page may embed, for its content security policy. */
export const frameOrigins: readonly string[] = [
  ...new Set(Object.values(providers).map(({ origin }) => origin)),
]

/** The frame for a URL; undefined if its host is not on the list. */
export const frameOf = (address: string): { readonly title: string; readonly src: string } | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return undefined
  const host = url.hostname.replace(/^www\./, '').replace(/^m\.youtube/, 'youtube')
  const provider = Object.hasOwn(providers, host) ? providers[host] : undefined
  const src = provider?.frame(url)
  return provider === undefined || src === undefined ? undefined : { title: provider.title, src }
}

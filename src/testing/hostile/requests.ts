/**
 * Requests that cost the service far more than their sender if work is not bounded: what anybody with an account could
 * send to stop it for everybody. Each is made for a world created by the suite.
 */
import { hostileDocuments } from './documents.ts'
import { hostileTexts } from './markdown.ts'

export interface HostileWorld {
  readonly organization: string
  readonly space: string
  /** Path of an open change request. */
  readonly change: string
  /** A page of ordinary size, and one of its blocks. */
  readonly page: string
  readonly block: string
}

export interface HostileRequest {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly path: string
  /** JSON, or the bytes of a file. */
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

const kilobytes = 1024

/** Every hostile text and document as a page. */
const pages = ({ change }: HostileWorld): HostileRequest[] => {
  const page = (name: string, document: object): HostileRequest => ({
    name: `page: ${name}`,
    method: 'POST',
    path: `${change}/content`,
    body: JSON.stringify({ changes: [{ operation: 'insert_page', title: name.slice(0, 90), document }] }),
  })
  /** The maximum size; less if it is nested too deep for this process to serialize. */
  const largest = (name: string, make: (parts: number) => object): HostileRequest => {
    try {
      return page(name, { document: make(40_000) })
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return page(name, { document: make(1500) })
    }
  }
  return [
    ...hostileTexts.map(({ name, make }) => page(name, { markdown: make(400 * kilobytes) })),
    ...hostileDocuments.map(({ name, make }) => largest(name, make)),
  ]
}

/** The same where shorter texts are allowed: comments, replies, suggestions, reviews. */
const writings = ({ space, change, page, block }: HostileWorld): HostileRequest[] =>
  hostileTexts.flatMap(({ name, make }, at): HostileRequest[] => {
    const markdown = make(60 * kilobytes)
    const places: readonly (readonly [string, string, object])[] = [
      ['comment', `${space}/comments`, { body: { markdown }, page }],
      ['review', `${change}/reviews`, { status: 'changes-requested', comment: { markdown } }],
      ['suggestion', `${change}/suggestions`, { page, node: block, replacement: { markdown } }],
    ]
    const [kind, path, body] = places[at % places.length] ?? ['', '', {}]
    return [{ name: `${kind}: ${name}`, method: 'POST', path, body: JSON.stringify(body) }]
  })

/** Bodies that are expensive before their content is validated. */
const bodies = ({ change }: HostileWorld): HostileRequest[] => {
  const json = (name: string, body: string): HostileRequest => ({
    name: `body: ${name}`,
    method: 'POST',
    path: `${change}/content`,
    body,
  })
  const megabytes = 9_000_000
  const objects = (member: string) =>
    `{"changes":[${`${member},`.repeat(megabytes / (member.length + 1))}{}]}`
  return [
    json('open brackets', '['.repeat(megabytes)),
    json('balanced brackets', '['.repeat(megabytes / 2) + ']'.repeat(megabytes / 2)),
    json('open objects', '{"a":'.repeat(megabytes / 5)),
    json('empty lists', objects('[]')),
    json('empty objects', objects('{}')),
    json('numbers', objects('0')),
    json('one long number', `{"changes":${'9'.repeat(megabytes)}}`),
    json('escapes', `{"changes":"${'\\u0041'.repeat(megabytes / 6)}"}`),
    json('many names', `{${Array.from({ length: 500_000 }, (_, at) => `"n${at}":0`).join()}}`),
    json('one name again and again', `{${'"a":0,'.repeat(megabytes / 6)}"a":0}`),
    json('prototype', `{"__proto__":${'{"__proto__":'.repeat(1000)}0${'}'.repeat(1001)}`),
    json('spaces', `${' '.repeat(megabytes)}{}`),
    json('more than a body may hold', ' '.repeat(11_000_000)),
    json('too many changes', objects('{"operation":"delete_page","page":"x"}')),
    json(
      'fifty large pages',
      JSON.stringify({
        changes: Array.from({ length: 50 }, (_, at) => ({
          operation: 'insert_page',
          title: `Large ${at}`,
          document: { markdown: 'Words of a page, **some** of them bold.\n\n'.repeat(4000) },
        })),
      }),
    ),
    json(
      'a document of nothing but marks',
      JSON.stringify({
        changes: [
          {
            operation: 'insert_page',
            title: 'Marks',
            document: {
              document: {
                object: 'document',
                data: {},
                nodes: [
                  {
                    object: 'block',
                    type: 'paragraph',
                    data: {},
                    nodes: [
                      {
                        object: 'text',
                        leaves: Array.from({ length: 60_000 }, (_, at) => ({
                          object: 'leaf',
                          text: 'a',
                          marks: at % 2 === 0 ? [{ object: 'mark', type: 'bold', data: {} }] : [],
                        })),
                      },
                    ],
                  },
                ],
              },
            },
          },
        ],
      }),
    ),
  ]
}

/** Reads that are short, or long only in their URL. */
const questions = ({ organization, space, change, page }: HostileWorld): HostileRequest[] => {
  const get = (name: string, path: string): HostileRequest => ({ name: `read: ${name}`, method: 'GET', path })
  const word = (text: string) => encodeURIComponent(text)
  return [
    get('search for quotes', `${space}/search?query=${word('"'.repeat(512))}`),
    get('search for stars', `${space}/search?query=${word('a* '.repeat(170))}`),
    get('search for operators', `${space}/search?query=${word('NOT AND OR NEAR( '.repeat(30))}`),
    get('search for one letter', `${organization}/find?query=a&limit=1000`),
    get('search for letters', `${organization}/find?query=${word('a b c d e f g h i j k '.repeat(11))}`),
    get('search in many places', `${organization}/search?query=a${'&space=x'.repeat(800)}`),
    get('one name of a query many times', `${space}/comments?${'authors=x&'.repeat(1600)}`),
    get('all that there is', `${space}/comments?limit=1000`),
    get('a path of slashes', `${space}/content/path/${'/'.repeat(1900)}x`),
    get('a path of escapes', `${space}/content/path/${'%2e%2e%2f'.repeat(200)}`),
    get('a page token of nothing', `${space}/comments?page=${'A'.repeat(4096)}`),
    get('links of everything', `${space}/links?limit=1000`),
    get('report on pages', `${space}/page-report`),
    get('report on files', `${space}/file-report`),
    get('health', `${space}/health`),
    get('changes', `${change}/changes?limit=1000`),
    get('preview of a merge', `${change}/preview?of=merge`),
    get('conflicts', `${change}/conflicts`),
    get('links to a page', `${space}/content/page/${page}/backlinks?limit=1000`),
    {
      ...get('many cookies', '/user'),
      headers: { cookie: Array.from({ length: 500 }, (_, at) => `c${at}=x`).join('; ') },
    },
    { ...get('many languages', '/user'), headers: { 'accept-language': 'en;q=0.1,'.repeat(1500) } },
    { ...get('many encodings', '/user'), headers: { 'accept-encoding': 'gzip;q=0,'.repeat(1500) } },
  ]
}

/** Texts, rules and files in other operations. */
const others = ({ organization, space, change, page }: HostileWorld): HostileRequest[] => {
  const post = (name: string, path: string, body: object): HostileRequest => ({
    name,
    method: 'POST',
    path,
    body: JSON.stringify(body),
  })
  return [
    post('replacement: a letter everywhere', `${organization}/replacements/preview`, {
      find: 'a',
      replace: 'b'.repeat(1024),
    }),
    post('rule: nested parentheses', `${space}/merge-rules/trial`, {
      rules: Array.from({ length: 50 }, () => ({
        rule: 'require_approvals',
        condition: `${'('.repeat(500)}true${')'.repeat(500)}`,
      })),
    }),
    post('sign-in: long password', '/sessions', {
      email: 'owner@example.org',
      password: 'x'.repeat(1000),
    }),
    post('metadata: entities', `${organization}/saml-metadata`, {
      xml: `<!DOCTYPE a [${'<!ENTITY b "c">'.repeat(20_000)}]><a/>`,
    }),
    post('metadata: comments without end', `${organization}/saml-metadata`, { xml: '<!--'.repeat(120_000) }),
    post('metadata: nested', `${organization}/saml-metadata`, { xml: '<a>'.repeat(160_000) }),
    post('quote', `${space}/comments`, {
      body: { markdown: 'x' },
      page,
      quote: { text: 'a'.repeat(512), prefix: 'a'.repeat(64), suffix: 'a'.repeat(64) },
    }),
    post('title', `${change}/content`, {
      changes: [{ operation: 'update_page', page, title: '-'.repeat(100), slug: '-'.repeat(100) }],
    }),
  ]
}

/** All requests. The texts come first, so that operations that read everything find them stored. */
export const hostileRequests = (world: HostileWorld): readonly HostileRequest[] => [
  ...pages(world),
  ...writings(world),
  ...bodies(world),
  ...others(world),
  ...questions(world),
]

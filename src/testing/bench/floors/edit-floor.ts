/**
 * The baseline of B21: an edit of one page's text with nothing but SQL, FTS5 and `node:http`. `edit-floor.ts PORT FILE
 * PAGES` makes a space of that many pages in an empty FILE. `POST /` with the body of the service stores what the service
 * stores with an edit, durable before the response: the document, the nodes of the tree above the page, the revision, the
 * event and the words of the page. Concurrent edits share a commit, as in the service.
 */
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { deflateRawSync } from 'node:zlib'
import Database from 'better-sqlite3'

const [port = '0', file = '', pages = '0'] = process.argv.slice(2)
const space = 'space'
const pagesPerLeaf = 128

const database = new Database(file)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.pragma('cache_size = -32000')
database.exec(`
  create table objects (space text, hash text, base text, bytes blob, primary key (space, hash));
  create table revisions (space text, id text, root text, main_number integer, created_by text, created_at text,
    primary key (space, id));
  create table page_changes (space text, page text, main_number integer, primary key (space, page, main_number));
  create table page_times (space text, page text, updated_at text, primary key (space, page));
  create table events (arrival integer primary key, id text unique, number integer unique, space text, kind text,
    subject text, actor text, data text, created_at text);
  create table spaces (id text primary key, revision text, updated_at text);
  create table search_pages (id integer primary key, space text, page text, weights text, unique (space, page));
  create table search_texts (id integer primary key, sections text);
  create virtual table search_words using fts5 (
    space, title, headings, body, content='', contentless_delete=1, tokenize='ascii', prefix='2 3');
  insert into spaces values ('${space}', '', '')`)

const putObject = database.prepare('insert into objects values (?, ?, ?, ?) on conflict do nothing')
const putRevision = database.prepare('insert into revisions values (?, ?, ?, ?, ?, ?)')
const putChange = database.prepare('insert into page_changes values (?, ?, ?)')
const putTime = database.prepare(
  'insert into page_times values (?, ?, ?) on conflict do update set updated_at = excluded.updated_at',
)
const putEvent = database.prepare(
  `insert into events (id, number, space, kind, subject, actor, data, created_at)
   values (?, (select coalesce(max(number), 0) + 1 from events), ?, 'space.edited', ?, ?, ?, ?)`,
)
const setHead = database.prepare('update spaces set revision = ?, updated_at = ? where id = ?')
const putPage = database
  .prepare(
    `insert into search_pages (space, page, weights) values (?, ?, ?)
     on conflict (space, page) do update set weights = excluded.weights returning id`,
  )
  .pluck()
const putText = database.prepare(
  'insert into search_texts values (?, ?) on conflict do update set sections = excluded.sections',
)
const dropWords = database.prepare('delete from search_words where rowid = ?')
const putWords = database.prepare(
  'insert into search_words (rowid, space, title, headings, body) values (?, ?, ?, ?, ?)',
)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const newId = (): string => randomBytes(16).toString('hex')

/** The lines of each leaf, one for each page, and the hash of each leaf. */
const leaves: string[][] = []
const hashes: string[] = []
let revisions = 0

const lineOf = (page: number, document: string): string =>
  JSON.stringify({ id: `p${page}`, title: `Page ${page}`, slug: `page-${page}`, order: `a${page}`, document })

/** Stores an edit of a page in the open transaction. Only the line that differs is stored of a node. */
const edit = (page: number, markdown: string): string => {
  const at = new Date().toISOString()
  const texts = markdown.split('\n\n')
  const blocks = texts.map((text, place) =>
    JSON.stringify({
      key: `b${place}`,
      object: 'block',
      type: 'paragraph',
      nodes: [{ object: 'text', text }],
    }),
  )
  const document = blocks.join('\n')
  const hash = sha256(document)
  putObject.run(space, hash, null, deflateRawSync(document, { level: 1 }))
  const leaf = Math.floor(page / pagesPerLeaf)
  const lines = (leaves[leaf] ??= [])
  const line = lineOf(page, hash)
  lines[page % pagesPerLeaf] = line
  const former = hashes[leaf] ?? null
  const node = sha256(lines.join('\n'))
  hashes[leaf] = node
  putObject.run(space, node, former, Buffer.from(line))
  const root = sha256(hashes.join('\n'))
  putObject.run(space, root, null, Buffer.from(node))
  const revision = newId()
  revisions += 1
  putRevision.run(space, revision, root, revisions, 'person', at)
  putChange.run(space, `p${page}`, revisions)
  putTime.run(space, `p${page}`, at)
  putEvent.run(newId(), space, revision, 'person', JSON.stringify({ revision }), at)
  setHead.run(revision, at, space)
  const words = texts.join(' ').toLowerCase()
  const id = putPage.get(space, `p${page}`, words) as number
  putText.run(id, JSON.stringify([{ anchor: '', title: '', body: texts.join('\n') }]))
  dropWords.run(id)
  putWords.run(id, space, `page ${page}`, '', words)
  return revision
}

database.exec('begin immediate')
for (let page = 0; page < Number(pages); page += 1) edit(page, `The text of page ${page}.\n\nMore of it.`)
database.exec('commit')

const answer = (response: ServerResponse, value: unknown): void => {
  const body = JSON.stringify(value)
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

interface Posted {
  readonly page: number
  readonly markdown: string
  readonly response: ServerResponse
}

let waiting: Posted[] = []
const flush = (): void => {
  const group = waiting
  waiting = []
  database.exec('begin immediate')
  const made = group.map(({ page, markdown, response }) => ({ response, revision: edit(page, markdown) }))
  database.exec('commit')
  for (const { response, revision } of made) answer(response, { revision })
}

createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    const { changes } = JSON.parse(body) as { changes: { page: string; document: { markdown: string } }[] }
    if (waiting.length === 0) setImmediate(flush)
    for (const { page, document } of changes)
      waiting.push({ page: Number(page.slice(1)), markdown: document.markdown, response })
  })
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))

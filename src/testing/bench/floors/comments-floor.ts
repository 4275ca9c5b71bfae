/**
 * The baseline of B2 and B3: comments of one space listed and created with nothing but SQL and `node:http`, on the
 * store of a stopped service. `comments-floor.ts PORT FILE SPACE`. `GET /?after=TIME,ID` returns 50 comments and the
 * total; `POST /` stores a comment, durable before the response, and `POST /all` everything that the service stores with
 * one: the space's counter and the event. Concurrent ones share a commit, as in the service.
 */
import { createServer, type ServerResponse } from 'node:http'
import { randomBytes } from 'node:crypto'
import Database from 'better-sqlite3'

const [port = '0', file = '', space = ''] = process.argv.slice(2)
const database = new Database(file)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.pragma('cache_size = -32000')

const count = database
  .prepare("select count(*) from comments where space = ? and change_request = ''")
  .pluck()
const columns = 'id, page, node, revision, body, author, posted_at, edited_at, resolved_at, replies'
const first = database.prepare(
  `select ${columns} from comments where space = ? and change_request = '' order by posted_at desc, id desc limit 51`,
)
const next = database.prepare(
  `select ${columns} from comments where space = ? and change_request = '' and (posted_at, id) < (?, ?)
   order by posted_at desc, id desc limit 51`,
)
const insert = database.prepare(
  `insert into comments (space, id, organization, change_request, revision, body, author, posted_at, replies)
   select space, ?, organization, '', revision, ?, author, ?, 0 from comments where space = ? limit 1`,
)

const countOpen = database.prepare('update spaces set open_comments = open_comments + 1 where id = ?')
const insertEvent = database.prepare(
  `insert into events (id, number, organization, space, kind, subject, actor, data, created_at)
   select ?, (select coalesce(max(number), 0) + 1 from events), organization, space, 'comment.created', ?, author, ?, ?
   from comments where space = ? limit 1`,
)

const answer = (response: ServerResponse, status: number, value: unknown): void => {
  const body = JSON.stringify(value)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

interface Posted {
  readonly body: string
  readonly response: ServerResponse
  /** With the counter and the event. */
  readonly all: boolean
}

let waiting: Posted[] = []
const flush = (): void => {
  const group = waiting
  waiting = []
  database.exec('begin immediate')
  const made = group.map(({ body, response, all }) => {
    const id = randomBytes(16).toString('hex')
    const at = new Date().toISOString()
    insert.run(id, body, at, space)
    if (all) {
      countOpen.run(space)
      insertEvent.run(randomBytes(16).toString('hex'), id, JSON.stringify({ comment: id }), at, space)
    }
    return { response, comment: { id, body, at } }
  })
  database.exec('commit')
  for (const { response, comment } of made) answer(response, 201, comment)
}

createServer((request, response) => {
  if (request.method === 'POST') {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ body, response, all: request.url === '/all' })
    })
    return
  }
  const after = /[?&]after=([^,]+),(\w+)/.exec(request.url ?? '')
  const rows = after === null ? first.all(space) : next.all(space, after[1], after[2])
  answer(response, 200, { count: count.get(space), items: rows.slice(0, 50) })
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))

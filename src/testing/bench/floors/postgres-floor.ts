/**
 * `comments-floor.ts` on PostgreSQL: comments of one space listed and created with nothing but SQL and `node:http`.
 * `postgres-floor.ts PORT DATABASE SPACE`. Comments that arrive together are sent as one message and share a commit.
 */
import { createServer, type ServerResponse } from 'node:http'
import { randomBytes } from 'node:crypto'
import pg from 'pg'

const [port = '0', database = '', space = ''] = process.argv.slice(2)
const client = new pg.Client({ connectionString: database, pipeline: true })
await client.connect()
pg.types.setTypeParser(20, Number)

const columns = 'id, page, node, revision, body, author, posted_at, edited_at, resolved_at, replies'
const count = {
  name: 'count',
  text: "select count(*) as total from comments where space = $1 and change_request = ''",
}
const first = {
  name: 'first',
  text: `select ${columns} from comments where space = $1 and change_request = '' order by posted_at desc, id desc limit 51`,
}
const insert = {
  name: 'insert',
  text: `insert into comments (space, id, organization, change_request, revision, body, author, posted_at, replies)
    select space, $1, organization, '', revision, $2, author, $3, 0 from comments where space = $4 limit 1`,
}

const answer = (response: ServerResponse, status: number, value: unknown): void => {
  const body = JSON.stringify(value)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

let waiting: { readonly body: string; readonly response: ServerResponse }[] = []
let isWriting = false
const flush = async (): Promise<void> => {
  isWriting = true
  while (waiting.length > 0) {
    const group = waiting
    waiting = []
    const made = group.map(({ body, response }) => {
      const comment = { id: randomBytes(16).toString('hex'), body, at: new Date().toISOString() }
      return { response, comment }
    })
    await Promise.all([
      client.query('begin'),
      ...made.map(({ comment }) =>
        client.query({ ...insert, values: [comment.id, comment.body, comment.at, space] }),
      ),
      client.query('commit'),
    ])
    for (const { response, comment } of made) answer(response, 201, comment)
  }
  isWriting = false
}

const list = async (response: ServerResponse): Promise<void> => {
  const [total, rows] = await Promise.all([
    client.query<{ total: number }>({ ...count, values: [space] }),
    client.query({ ...first, values: [space] }),
  ])
  answer(response, 200, { count: total.rows[0]?.total, items: rows.rows.slice(0, 50) })
}

createServer((request, response) => {
  if (request.method !== 'POST') return void list(response)
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    waiting.push({ body, response })
    if (!isWriting) setImmediate(() => void (isWriting || flush()))
  })
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))

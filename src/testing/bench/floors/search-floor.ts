/**
 * The baseline of B7: FTS5 with its own ranking, filtered by space, behind `node:http`. `search-floor.ts PORT FILE
 * SPACES`, the last a file with the ids of the visible spaces, as JSON. `GET /?q=words` returns ten pages with title
 * and excerpt; `POST /` of `[{id, title, body}]` replaces these pages.
 */
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import Database from 'better-sqlite3'

const [port = '0', file = '', spacesFile = ''] = process.argv.slice(2)
const database = new Database(file)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.pragma('cache_size = -32000')
const spaces = readFileSync(spacesFile, 'utf8')

const find = database.prepare(
  `select pages.id, words.title, snippet(words, 1, '[', ']', '…', 20) as body
   from words join pages on pages.number = words.rowid
   where words match ? and pages.space in (select value from json_each(?))
   order by bm25(words) limit 10`,
)
const place = database.prepare('select number from pages where id = ?').pluck()
const change = database.prepare('update words set title = ?, body = ? where rowid = ?')

const answer = (response: ServerResponse, value: unknown): void => {
  const body = JSON.stringify(value)
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

createServer((request, response) => {
  if (request.method === 'POST') {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      const pages = JSON.parse(text) as { id: string; title: string; body: string }[]
      database.exec('begin immediate')
      for (const { id, title, body } of pages) change.run(title, body, place.get(id))
      database.exec('commit')
      answer(response, {})
    })
    return
  }
  const query = new URL(request.url ?? '/', 'http://floor').searchParams.get('q') ?? ''
  answer(response, find.all(query, spaces))
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))

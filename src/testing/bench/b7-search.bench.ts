/**
 * B7: search in an organization's pages while they change, compared with plain SQLite FTS5 with the same filter; how
 * well both rank the intended page; and how soon a change is found.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import pino from 'pino'
import type { Block, RichTextDocument } from '../../content/document/document.ts'
import { emptyDocument, plainText } from '../../content/document/document.ts'
import { readConfig } from '../../service/config.ts'
import { openInstallation } from '../../service/installation/installation.ts'
import { insertMember } from '../../service/organizations/organization-rows.ts'
import { insertPerson, insertToken } from '../../service/people/person-rows.ts'
import { followHead } from '../../service/search/index-head.ts'
import { putContent } from '../fixtures/space-content.ts'
import { chanceOf } from '../generators/seeded.ts'
import { startService, type ServiceProcess } from '../processes/service-process.ts'
import type { BenchPage } from './data/search-pages.ts'
import { pageOf, queryFor, textOf, vocabulary } from './data/search-pages.ts'
import { startFloor, type Floor } from './floors/start-floor.ts'
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import { longPagesLine } from './measuring/long-page-search.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, cpuSeconds, median, percentile, pinned } from './measuring/measurement.ts'
import { backendSeconds, onPostgres, settle } from './measuring/on-postgres.ts'

export const name = 'B7 search'
export const describe = '500 known-item queries over 50,000 pages, 50 of them changing a second'

const seed = 20_261_121
const spaceCount = 50
const pagesEach = 1000
/** One in this many spaces is hidden from the searching user. */
const hiddenEvery = 5
const queryCount = 500
const batch = 10
const batchesPerSecond = 5

const documentOf = ({ sections }: BenchPage): RichTextDocument => {
  const block = (type: string, key: string, text: string): Block => ({
    ...{ object: 'block', type, key, data: {}, nodes: [plainText(text)] },
  })
  return {
    ...emptyDocument,
    nodes: sections.flatMap(({ title, body }, at) => [
      ...(title === '' ? [] : [block('heading-2', `h${at}`, title)]),
      block('paragraph', `b${at}`, body),
    ]),
  }
}

/** The smaller world, in which the CPU time of a search is measured on each store. */
const fewPagesEach = 100
const measuredQueries = 40
/** CPU time is counted in hundredths of a second: each query is repeated until it fills several. */
const repetitions = 20

/** Where the pages are stored, and how many there are in each space. */
interface Place {
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly pagesEach: number
}

interface World extends Place {
  readonly pages: readonly BenchPage[]
  /** Ids of the spaces, by number. */
  readonly spaces: readonly string[]
  readonly organization: string
  /** Token of a reader who does not see every space. */
  readonly token: string
}

const isHidden = (space: number): boolean => space % hiddenEvery === 0

/** A store with all pages, written and indexed by the service itself. */
const makeWorld = async (place: Place): Promise<World> => {
  const { dataDir, databaseUrl } = place
  // The first start creates the owner and the organization.
  const first = await startService({ ...place, env: { RATE_LIMIT: '0', CHECK_ANSWERS: '0' } })
  const ask = asOwner(first)
  const organization = await firstOrganization(ask)
  const spaces: string[] = []
  for (let space = 0; space < spaceCount; space += 1) {
    const { id } = await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, {
      title: `Space ${space}`,
      editMode: 'live',
    })
    if (isHidden(space)) await ask('PATCH', `/spaces/${id}`, { defaultLevel: null })
    spaces.push(id)
  }
  await first.stop()

  const chance = chanceOf(seed)
  const words = vocabulary(30_000)
  const pages = Array.from({ length: spaceCount * place.pagesEach }, (_, at) =>
    pageOf(chance, words, `p${at}`, at % spaceCount),
  )
  const { ctx, close } = await openInstallation(
    readConfig({
      ...{ DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    }),
    pino({ level: 'silent' }),
  )
  for (const [space, id] of spaces.entries()) {
    const own = pages.filter((page) => page.space === space)
    await putContent(ctx, id, 'bench', {
      pages: own.map((page) => ({
        id: page.id,
        title: page.title,
        slug: page.id,
        document: documentOf(page),
      })),
    })
    await followHead(ctx, id)
  }
  const token = await ctx.store.write(async (db) => {
    const person = await insertPerson(ctx, db, {
      ...{ email: 'reader@example.org', displayName: 'Reader', password: null, operator: false },
    })
    await insertMember(ctx, db, organization, person.id, 'read')
    return (await insertToken(ctx, db, { person: person.id, name: 'b7', scope: 'read', expiresAt: null }))
      .secret
  })
  await close()
  return { ...place, pages, spaces, organization, token }
}

const makeFloor = async (folder: string, { pages, spaces }: World): Promise<Floor> => {
  const file = join(folder, 'floor.sqlite')
  const database = new Database(file)
  database.exec(`
    create table pages (number integer primary key, id text unique, space text);
    create virtual table words using fts5(title, body);
    begin`)
  const page = database.prepare('insert into pages values (?, ?, ?)')
  const text = database.prepare('insert into words (rowid, title, body) values (?, ?, ?)')
  for (const [at, one] of pages.entries()) {
    page.run(at + 1, one.id, spaces[one.space])
    text.run(at + 1, one.title, textOf(one))
  }
  database.exec('commit; analyze')
  database.close()
  const seen = join(folder, 'spaces.json')
  writeFileSync(seen, JSON.stringify(spaces.filter((_, space) => !isHidden(space))))
  return startFloor('search-floor.ts', file, seen)
}

/** One side: a search that returns page ids, best first, and a change of ten of its pages. */
interface Side {
  readonly find: (query: string) => Promise<readonly string[]>
  readonly change: (pages: readonly BenchPage[]) => Promise<void>
}

const ours = (service: ServiceProcess, { organization, spaces, token }: World): Side => ({
  async find(query) {
    const address = `${service.url}/v1/orgs/${organization}/search?limit=10&query=${encodeURIComponent(query)}`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const { items } = (await answer.json()) as { items: { pages: { id: string; score: number }[] }[] }
    return items
      .flatMap(({ pages }) => pages)
      .toSorted((a, b) => b.score - a.score)
      .map(({ id }) => id)
  },
  async change(pages) {
    const space = spaces[pages[0]?.space ?? 0] ?? ''
    const changes = pages.map((page) => ({
      ...{ operation: 'update_page', page: page.id, title: page.title },
      document: { document: documentOf(page) },
    }))
    await asOwner(service)('POST', `/spaces/${space}/content`, { changes })
  },
})

const theirs = ({ url }: Floor): Side => ({
  async find(query) {
    const answer = await fetch(`${url}?q=${encodeURIComponent(query)}`)
    return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  },
  async change(pages) {
    const body = JSON.stringify(pages.map((page) => ({ ...page, body: textOf(page) })))
    await (await fetch(url, { method: 'POST', body })).arrayBuffer()
  },
})

/** Ten pages of one visible space with an additional sentence. */
const someChanged = (world: World, round: number, more: string): BenchPage[] => {
  const chance = chanceOf(seed + round)
  let space = chance.between(0, spaceCount - 1)
  if (isHidden(space)) space += 1
  return Array.from({ length: batch }, (_, at) => {
    const page = world.pages[space + spaceCount * ((round * batch + at) % pagesEach)]
    if (!page) throw new RangeError('There is no such page.')
    const [first, ...rest] = page.sections
    return { ...page, sections: [{ title: '', body: `${first?.body ?? ''} ${more}` }, ...rest] }
  })
}

/** Times of all queries in milliseconds, sent one after the other while pages change. */
const timesOf = async (world: World, side: Side, queries: readonly string[], from: number) => {
  let done = false
  let round = from
  const changing = (async () => {
    while (!done) {
      const begun = performance.now()
      await side.change(someChanged(world, round, `changed${round}`))
      round += 1
      await sleep(Math.max(0, 1000 / batchesPerSecond - (performance.now() - begun)))
    }
  })()
  const times: number[] = []
  for (const query of queries) {
    const begun = performance.now()
    await side.find(query)
    times.push(performance.now() - begun)
    // Typing pauses: without them the searches would leave no time for pages to change.
    await sleep(5)
  }
  done = true
  await changing
  return times
}

/** Mean reciprocal rank of the intended page, among the first ten. */
const meanRank = async (side: Side, asked: readonly { query: string; page: string }[]): Promise<number> => {
  let sum = 0
  for (const { query, page } of asked) {
    const place = (await side.find(query)).slice(0, 10).indexOf(page)
    if (place >= 0) sum += 1 / (place + 1)
  }
  return sum / asked.length
}

/** Seconds from the response to a change until it is found, in each of twenty rounds. */
const delays = async (world: World, side: Side): Promise<number[]> => {
  const found: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const word = `fresh${round}word`
    await side.change(someChanged(world, 9000 + round, word))
    const begun = performance.now()
    while ((await side.find(word)).length < batch) await sleep(5)
    found.push((performance.now() - begun) / 1000)
  }
  return found
}

const againstFloor = async (dataDir: string): Promise<Line[]> => {
  const world = await makeWorld({ dataDir, pagesEach })
  const floor = await makeFloor(dataDir, world)
  const service = await startService({
    ...{ dataDir, env: { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }, prefix: pinned(0) },
  })
  const chance = chanceOf(seed)
  const visible = world.pages.filter(({ space }) => !isHidden(space))
  const asked = Array.from({ length: queryCount }, () => {
    const page = chance.pick(visible)
    return { query: queryFor(chance, page), page: page.id }
  })
  const queries = asked.map(({ query }) => query)
  const [us, them] = [ours(service, world), theirs(floor)]
  try {
    const ranks = { ours: await meanRank(us, asked), theirs: await meanRank(them, asked) }
    let from = 0
    const medians: number[] = []
    const p99 = async (side: Side) => {
      const times = await timesOf(world, side, queries, (from += 1000))
      if (side === us) medians.push(median(times))
      return percentile(times, 0.99)
    }
    const speed = await compare(
      () => p99(us),
      () => p99(them),
      3,
    )
    const late = await delays(world, us)
    return [
      {
        what: 'p99 against FTS5 alone',
        ratio: speed.ratio,
        target: { atMost: 2 },
        figures: [
          `${speed.ours.toFixed(1)} against ${speed.theirs.toFixed(1)} ms`,
          `median ${median(medians).toFixed(1)} ms`,
        ],
      },
      {
        what: 'MRR@10 against its bm25',
        ratio: ranks.ours / ranks.theirs,
        target: { atLeast: 1 },
        figures: [`${ranks.ours.toFixed(3)} against ${ranks.theirs.toFixed(3)}`],
      },
      {
        what: 'seconds until a change is found, worst of twenty',
        ratio: Math.max(...late),
        target: { atMost: 1 },
        figures: [`median ${median(late).toFixed(3)} s`],
      },
    ]
  } finally {
    floor.stop()
    await service.stop()
  }
}

/** The median of the CPU time of searches, in milliseconds: of the service, and of a server behind it. */
const searchCpu = async (place: Place, what: string): Promise<Line> => {
  const world = await makeWorld(place)
  const { databaseUrl } = place
  if (databaseUrl !== undefined) await settle(databaseUrl)
  const service = await startService({
    ...{ ...place, env: { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }, prefix: pinned(0) },
  })
  try {
    const side = ours(service, world)
    const chance = chanceOf(seed)
    const visible = world.pages.filter(({ space }) => !isHidden(space))
    const queries = Array.from({ length: measuredQueries }, () => queryFor(chance, chance.pick(visible)))
    const used = async () => ({
      service: cpuSeconds(service.pid) ?? 0,
      server: databaseUrl === undefined ? 0 : await backendSeconds(databaseUrl),
    })
    for (const query of queries) await side.find(query)
    const times: { readonly service: number; readonly server: number }[] = []
    for (const query of queries) {
      const before = await used()
      for (let time = 0; time < repetitions; time += 1) await side.find(query)
      const after = await used()
      times.push({
        service: ((after.service - before.service) / repetitions) * 1000,
        server: ((after.server - before.server) / repetitions) * 1000,
      })
    }
    const medianOf = (name: 'service' | 'server') => median(times.map((time) => time[name])).toFixed(1)
    return {
      what: `CPU ms of a search in ${world.pages.length} pages, ${what}`,
      ratio: median(times.map((time) => time.service + time.server)),
      target: { atMost: 3 },
      figures: [`service ${medianOf('service')} ms, server ${medianOf('server')} ms`],
    }
  } finally {
    await service.stop()
  }
}

const inFolder = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  try {
    return await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const cpuOnBothStores = async (): Promise<readonly Line[]> => [
  await inFolder((dataDir) => searchCpu({ dataDir, pagesEach: fewPagesEach }, 'embedded store')),
  ...(await onPostgres(name, async (databaseUrl) => [
    await inFolder((dataDir) => searchCpu({ dataDir, databaseUrl, pagesEach: fewPagesEach }, 'PostgreSQL')),
  ])),
]

export const run = async (): Promise<Line[]> => [
  ...(await cpuOnBothStores()),
  await longPagesLine(),
  ...(await inFolder(againstFloor)),
]

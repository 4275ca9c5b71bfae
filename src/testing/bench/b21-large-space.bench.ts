/**
 * B21: an edit of one page's text in spaces of different sizes, alone and by many clients on different pages, and what
 * the dashboard reads of the tree when it opens the space; the reports of an imported space.
 */
import { gzipSync } from 'node:zlib'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { readConfig } from '../../service/config.ts'
import { openInstallation } from '../../service/installation/installation.ts'
import { words } from '../generators/corpus-vocabulary.ts'
import type { Chance } from '../generators/seeded.ts'
import { chanceOf } from '../generators/seeded.ts'
import { paragraphs, putContent } from '../fixtures/space-content.ts'
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import type { ServiceProcess } from '../processes/service-process.ts'
import { startService } from '../processes/service-process.ts'
import { createTestDatabase, startPostgres } from '../stores/postgres.ts'
import { startFloor } from './floors/start-floor.ts'
import type { Line } from './measuring/measurement.ts'
import { cpuSeconds, median, pinned } from './measuring/measurement.ts'
import { reportsLine } from './measuring/space-reports.ts'

export const name = 'B21 large space'
export const describe = 'an edit of a page among 100 to 20,000, alone and by 16 clients'

const sizes = [100, 1000, 5000, 20_000] as const
/** In company, this many pages. */
const shared = 5000
const clients = 16
const rounds = 5
const editsPerRound = 40
/** 5 ms are this many times what an edit takes by hand. */
const byHandTimes = 6
const pagesPerGroup = 100
const env = { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }

interface Place {
  readonly dataDir: string
  readonly databaseUrl?: string
}

const textOf = (chance: Chance): string[] => Array.from({ length: 12 }, () => words(chance, 20))

/** A space of each size, written as one revision. Returns their ids. */
const makeSpaces = async ({ dataDir, databaseUrl }: Place): Promise<readonly string[]> => {
  const first = await startService({ dataDir, env, ...(databaseUrl !== undefined && { databaseUrl }) })
  const ask = asOwner(first)
  const organization = await firstOrganization(ask)
  const ids: string[] = []
  for (const size of sizes) {
    const body = { title: `${size} pages`, editMode: 'live' }
    ids.push((await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, body)).id)
  }
  await first.stop()
  const config = {
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  const { ctx, close } = await openInstallation(readConfig(config), pino({ level: 'silent' }))
  const chance = chanceOf(21)
  for (const [at, size] of sizes.entries()) {
    const pages = Array.from({ length: size }, (_, page) => {
      const group = page - (page % pagesPerGroup)
      return {
        ...{ id: `p${page}`, title: `Page ${page}`, document: paragraphs(...textOf(chance)) },
        ...(page !== group && { parent: `p${group}` }),
      }
    })
    await putContent(ctx, ids[at] ?? '', 'bench', { pages })
  }
  await close()
  return ids
}

interface Edits {
  readonly edit: (space: string, page: number) => Promise<void>
  /** Edits that were not answered with success. */
  readonly refused: () => number
}

/** Sends an edit of a page with a new text. */
const sendEdit = (url: string, token: string, chance: Chance, page: number): Promise<Response> => {
  const document = { markdown: textOf(chance).join('\n\n') }
  return fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ changes: [{ operation: 'update_page', page: `p${page}`, document }] }),
  })
}

const editsOf = ({ url, admin }: ServiceProcess): Edits => {
  const chance = chanceOf(22)
  let refused = 0
  return {
    edit: async (space, page) => {
      const answer = await sendEdit(`${url}/v1/spaces/${space}/content`, admin.token, chance, page)
      await answer.arrayBuffer()
      if (!answer.ok) refused += 1
    },
    refused: () => refused,
  }
}

/** CPU milliseconds of a process and wall-clock milliseconds for each of `count` edits. */
const costOf = async ({ pid }: { readonly pid: number }, count: number, work: () => Promise<void>) => {
  const [cpu, begun] = [cpuSeconds(pid) ?? 0, performance.now()]
  await work()
  return {
    cpu: (((cpuSeconds(pid) ?? 0) - cpu) * 1000) / count,
    wall: (performance.now() - begun) / count,
  }
}

/** Edits by all clients at once, each on its own pages of a space of `shared` pages. */
const byAllClients = async (edit: (page: number) => Promise<void>): Promise<void> => {
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let done = 0; done < editsPerRound; done += 1)
        await edit(client * Math.floor(shared / clients) + done)
    }),
  )
}

/** The CPU time of an edit in company by hand, in milliseconds, on the embedded store. */
const editByHand = async (folder: string): Promise<number> => {
  const floor = await startFloor('edit-floor.ts', join(folder, 'floor.sqlite'), String(shared))
  const chance = chanceOf(22)
  const edit = async (page: number): Promise<void> => {
    await (await sendEdit(floor.url, '', chance, page)).arrayBuffer()
  }
  try {
    await byAllClients(edit)
    return (await costOf(floor, clients * editsPerRound, () => byAllClients(edit))).cpu
  } finally {
    floor.stop()
  }
}

/** What the dashboard reads to open a page of the space: the tree in part, and where the page stands. */
const openingLine = async (
  engine: string,
  service: ServiceProcess,
  spaces: readonly string[],
): Promise<Line> => {
  const read = async (space: string, of: string) => {
    const headers = { authorization: `Bearer ${service.admin.token}` }
    return (await fetch(`${service.url}/v1/spaces/${space}/content/outline${of}`, { headers })).text()
  }
  const costs: { readonly size: number; readonly bytes: number; readonly cpu: number }[] = []
  for (const [at, size] of sizes.entries()) {
    const space = spaces[at] ?? ''
    // The first tree after a start is read from the store, which B4 measures.
    await read(space, '?open=')
    let bytes = 0
    const { cpu } = await costOf(service, editsPerRound, async () => {
      for (let page = 0; page < editsPerRound; page += 1) {
        const id = `p${(page * 7) % size}`
        const texts = await Promise.all([read(space, `?open=${id}`), read(space, `/places?pages=${id}`)])
        bytes = Math.max(bytes, gzipSync(texts.join('')).length)
      }
    })
    costs.push({ size, bytes, cpu })
  }
  const largest = costs.find(({ size }) => size === shared)
  return {
    what: `${engine}, the tree when a space of ${shared} pages is opened, of 50 KB and 5 ms of CPU`,
    ratio: Math.max((largest?.bytes ?? 0) / 50_000, (largest?.cpu ?? 0) / 5),
    target: { atMost: 1 },
    figures: costs.map(
      ({ size, bytes, cpu }) =>
        `${size} pages: ${(bytes / 1000).toFixed(1)} KB compressed, ${cpu.toFixed(1)} ms of CPU`,
    ),
  }
}

/** What an edit costs in the company of other clients; times in milliseconds. `byHand` is known for one store. */
const companyLines = (
  engine: string,
  {
    together,
    alone,
    byHand,
    refused,
  }: {
    readonly together: { readonly cpu: number; readonly wall: number }
    readonly alone: number
    readonly byHand: number | undefined
    readonly refused: number
  },
): Line[] => {
  const company = `${engine}, ${clients} clients`
  const perSecond = Math.round(1000 / together.wall)
  const cost = `${together.cpu.toFixed(1)} ms`
  return [
    {
      what: `${company} against one, CPU of an edit among ${shared} pages`,
      ratio: together.cpu / alone,
      target: { atMost: 1.3 },
      figures: [`${refused} refused`],
    },
    {
      what: `${company}, CPU of an edit, of 5 ms`,
      ratio: together.cpu / 5,
      target: { atMost: 1 },
      figures: [cost],
    },
    {
      what: `${company}, edits per second, of 150`,
      ratio: perSecond / 150,
      target: { atLeast: 1 },
      figures: [`${perSecond} edits/s`],
    },
    ...(byHand === undefined
      ? []
      : [
          {
            what: `${company}, CPU of an edit against its rows by hand`,
            ratio: together.cpu / byHand,
            target: { atMost: byHandTimes },
            figures: [cost, `by hand ${byHand.toFixed(1)} ms`],
          },
        ]),
  ]
}

/** `byHand`: milliseconds of CPU of an edit by hand. */
const linesOf = async (engine: string, place: Place, byHand?: number): Promise<Line[]> => {
  const spaces = await makeSpaces(place)
  const { databaseUrl, dataDir } = place
  const service = await startService({
    ...{ dataDir, env, prefix: pinned(0) },
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  try {
    const opening = await openingLine(engine, service, spaces)
    const { edit, refused } = editsOf(service)
    let next = 0
    /** Edits other pages of the space each time, for no page is written twice in a row. */
    const alone = (space: string, size: number) =>
      costOf(service, editsPerRound, async () => {
        for (let done = 0; done < editsPerRound; done += 1) await edit(space, (next += 7) % size)
      })
    const costs = sizes.map((): { cpu: number; wall: number }[] => [])
    for (let round = -1; round < rounds; round += 1)
      for (const [at, size] of sizes.entries()) {
        const cost = await alone(spaces[at] ?? '', size)
        if (round >= 0) costs[at]?.push(cost)
      }
    const medians = costs.map((all) => median(all.map(({ cpu }) => cpu)))
    const walls = costs.map((all) => median(all.map(({ wall }) => wall)))
    const company = spaces[sizes.indexOf(shared)] ?? ''
    const together = await costOf(service, clients * editsPerRound, () =>
      byAllClients((page) => edit(company, page)),
    )
    const aloneThere = medians[sizes.indexOf(shared)] ?? 0
    return [
      {
        what: `${engine}, among 20,000 pages against 100`,
        ratio: (medians.at(-1) ?? 0) / (medians[0] ?? 1),
        target: { atMost: 1.3 },
        figures: sizes.map(
          (size, at) =>
            `${size} pages: ${medians[at]?.toFixed(1)} ms of CPU, ${walls[at]?.toFixed(1)} ms in all`,
        ),
      },
      ...companyLines(engine, { together, alone: aloneThere, byHand, refused: refused() }),
      opening,
    ]
  } finally {
    await service.stop()
  }
}

export const run = async (): Promise<Line[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  try {
    const byHand = await editByHand(folder)
    const embedded = await linesOf('embedded store', { dataDir: join(folder, 'embedded') }, byHand)
    const server = await startPostgres({ durable: true })
    try {
      const database = await createTestDatabase(server.url)
      const place = { dataDir: join(folder, 'postgres'), databaseUrl: database.url }
      return [...embedded, ...(await linesOf('PostgreSQL', place)), await reportsLine()]
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

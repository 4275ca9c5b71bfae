/** B18, runs: a whole space translated by the service, and a typo in one of 2,000 translated pages. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { readConfig } from '../../service/config.ts'
import { openInstallation } from '../../service/installation/installation.ts'
import { generatedTranslationPages } from '../generators/translation-texts.ts'
import { paragraphs, putContent } from '../fixtures/space-content.ts'
import type { Ask } from '../processes/owner-client.ts'
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import { startService } from '../processes/service-process.ts'
import type { Line } from './measuring/measurement.ts'
import { median, pinned, secondsOf } from './measuring/measurement.ts'

export const name = 'B18 runs'
export const describe = 'a translation of 185 pages in the service, and of a typo among 2,000'

const few = 185
const many = 2000
const typos = 5
/** Pages of one write of the baseline. */
const written = 20
const env = { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }

interface World {
  readonly organization: string
  /** Spaces with 185 and with 2,000 pages. */
  readonly spaces: { readonly few: string; readonly many: string }
}

const makeWorld = async (dataDir: string): Promise<World> => {
  const first = await startService({ dataDir, env })
  const ask = asOwner(first)
  const organization = await firstOrganization(ask)
  const space = async (title: string) =>
    (await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, { title, editMode: 'live' })).id
  const spaces = { few: await space('Guide'), many: await space('Handbook') }
  await first.stop()
  const { ctx, close } = await openInstallation(
    readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
    pino({ level: 'silent' }),
  )
  await putContent(ctx, spaces.few, 'bench', {
    pages: generatedTranslationPages(few).map(({ document }, at) => ({
      ...{ id: `p${at}`, title: `Page ${at}`, document },
    })),
  })
  await putContent(ctx, spaces.many, 'bench', {
    pages: Array.from({ length: many }, (_, at) => ({
      ...{ id: `p${at}`, title: `Page ${at}` },
      document: paragraphs(`The lamp ${at} is lit at dusk.`, `Its keeper ${at} sounds the horn in fog.`),
    })),
  })
  await close()
  return { organization, spaces }
}

interface State {
  readonly status: string
  readonly lastRun?: { readonly outcome: string }
}

const translationOf = async (ask: Ask, { organization }: World, space: string) => {
  const path = `/orgs/${organization}/translations`
  const { id } = await ask<{ id: string }>('POST', path, {
    ...{ source: { space, language: 'en' }, language: 'de', engine: 'pseudo', autoRun: false },
  })
  const run = async (): Promise<State> => {
    await ask('POST', `${path}/${id}/run`)
    for (;;) {
      const state = await ask<State>('GET', `${path}/${id}`)
      if (state.status === 'completed' && state.lastRun?.outcome === 'done') return state
      if (state.status === 'failed') throw new Error(`The run failed: ${JSON.stringify(state)}`)
      await sleep(10)
    }
  }
  return run
}

/** Reads all pages of a space and writes them to another one. */
const copyPages = async (ask: Ask, { organization, spaces }: World): Promise<void> => {
  const body = { title: 'Copy', editMode: 'live' }
  const { id: target } = await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, body)
  const pages: { title: string; document: unknown }[] = []
  for (let at = 0; at < few; at += 1)
    pages.push(await ask('GET', `/spaces/${spaces.few}/content/page/p${at}?format=document`))
  for (let from = 0; from < few; from += written)
    await ask('POST', `/spaces/${target}/content`, {
      changes: pages
        .slice(from, from + written)
        .map(({ title, document }) => ({ operation: 'insert_page', title, document: { document } })),
    })
}

export const run = async (): Promise<Line[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  try {
    const world = await makeWorld(dataDir)
    const service = await startService({ dataDir, env, prefix: pinned(0) })
    try {
      const ask = asOwner(service)
      const copied = await secondsOf(() => copyPages(ask, world))
      const whole = await translationOf(ask, world, world.spaces.few)
      const translated = await secondsOf(whole)
      const large = await translationOf(ask, world, world.spaces.many)
      const all = await secondsOf(large)
      const times: number[] = []
      for (let typo = 0; typo < typos; typo += 1) {
        const document = {
          markdown: `The lamp ${typo} is lit at dawn.\n\nIts keeper sounds the horn in fog.`,
        }
        await ask('POST', `/spaces/${world.spaces.many}/content`, {
          changes: [{ operation: 'update_page', page: `p${typo * 300}`, document }],
        })
        times.push(await secondsOf(large))
      }
      const typo = median(times)
      return [
        {
          what: `run over ${few} pages, against reading and writing them`,
          ratio: translated / copied,
          target: { atMost: 3 },
          figures: [`${translated.toFixed(2)} s against ${copied.toFixed(2)} s`],
        },
        {
          what: `run after a typo in one of ${many} pages, in seconds`,
          ratio: typo,
          target: { atMost: 1 },
          figures: [`the first run took ${all.toFixed(1)} s`],
        },
      ]
    } finally {
      await service.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Setup for journeys: a space in English with two pages, and a translation of it. */
import { expect } from '@playwright/test'
import { done, type World } from '../fixtures.ts'
import { openSpace } from '../open-change.ts'

type Api = World['api']

export const welcome = [
  'Press **Go** to open [the docs](https://docs.example) and type `npm start`.',
  'Every space has pages and a history of 12 months.',
  'Ask the team for help.',
] as const

/** The pages of the space, as Markdown by title. */
const pages = { Welcome: welcome.join('\n\n'), Reviews: 'A review needs two people.' }

export const openSource = (api: Api, title: string) => openSpace(api, title, pages, { language: 'en' })

/** Runs a translation and waits until it has finished. */
const runTranslation = async (api: Api, org: string, translation: string): Promise<void> => {
  const path = `/orgs/${org}/translations/${translation}`
  const runs = async (): Promise<number> =>
    (await done<{ stats: { runs: number } }>(api, 'GET', path)).stats.runs
  const before = await runs()
  await done(api, 'POST', `${path}/run`)
  await expect.poll(runs).toBe(before + 1)
}

/** A translation into German with accented test text, after its first run. */
export const openTranslation = async (api: Api, title: string) => {
  const source = await openSource(api, title)
  const { org, space } = source
  const { id: translation } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/translations`, {
    source: { space, language: 'en' },
    language: 'de',
    engine: 'pseudo',
    autoRun: false,
  })
  await runTranslation(api, org, translation)
  return { ...source, translation, screen: `/o/${org}/translations/${translation}` }
}

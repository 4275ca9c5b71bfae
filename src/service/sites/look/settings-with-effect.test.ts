/**
 * Every value of every setting in the contract changes what readers get, except those that the contract lists as without
 * effect: a new setting fails here until it does something or is listed.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultCustomization } from '../../../contract/sites/look/default-look.ts'
import { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import { settingsWithoutEffect } from '../../../contract/sites/look/settings-without-effect.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { document, link, paragraph } from '../../../testing/fixtures/blocks.ts'
import { siteAssets } from '../serving/site-assets.ts'

type Fields = Readonly<Record<string, unknown>>
interface Definition {
  readonly type: string
  readonly innerType?: unknown
  readonly shape?: Fields
  readonly options?: readonly unknown[]
  readonly entries?: Readonly<Record<string, string>>
}
const definition = (schema: unknown): Definition => (schema as { _zod: { def: Definition } })._zod.def

const url = { kind: 'url', url: 'https://example.org/there' }
const images = { light: 'https://example.org/a.png', dark: 'https://example.org/b.png' }
const colors = { light: '#a01030', dark: '#ffb0c0' }
const contentLink = { title: 'There', to: url }

/** Values of settings whose schema has no list of them. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  title: ['Another title'],
  favicon: [{ icon: images }, { emoji: '⚓' }],
  'header.logo': [images],
  'header.backgroundColor': [colors],
  'header.linkColor': [colors],
  'header.links': [
    [{ title: 'There', to: url, links: [] }],
    [{ title: 'There', to: url, style: 'button-primary', links: [] }],
    [{ title: 'There', to: url, style: 'button-secondary', links: [] }],
    [{ title: 'More', to: null, links: [contentLink] }],
  ],
  'footer.logo': [images],
  'footer.groups': [[{ title: 'More', links: [contentLink] }]],
  'footer.copyright': ['© Halden'],
  announcement: ['info', 'warning', 'danger', 'success'].map((style) => ({
    ...{ enabled: true, message: 'We moved', link: contentLink, style },
  })),
  'styling.tint': [{ color: colors }],
  'privacyPolicy.url': ['https://example.org/privacy'],
  'socialPreview.url': ['https://example.org/social.png'],
}
for (const name of ['primaryColor', 'infoColor', 'successColor', 'warningColor', 'dangerColor'])
  Object.assign(samples, { [`styling.${name}`]: [colors] })

/** Settings that show only beside another one. */
const beside: Readonly<Record<string, (look: SiteCustomization) => SiteCustomization>> = {
  'header.linkColor': (look) => ({
    ...look,
    header: { ...look.header, backgroundColor: { light: '#102030', dark: '#102030' } },
  }),
}

/** Each setting with its values. */
const settings = (schema: unknown, path: string): readonly (readonly [string, readonly unknown[]])[] => {
  const known = samples[path]
  if (known !== undefined) return [[path, known]]
  const { type, innerType, shape, options, entries } = definition(schema)
  if (innerType !== undefined) return settings(innerType, path)
  if (shape !== undefined)
    return Object.entries(shape).flatMap(([name, below]) =>
      settings(below, path === '' ? name : `${path}.${name}`),
    )
  if (entries !== undefined) return [[path, Object.values(entries)]]
  if (type === 'boolean') return [[path, [true, false]]]
  // Fonts: names, or a font of the site, which `site-fonts.test.ts` tests.
  if (options !== undefined) return settings(options[0], path)
  throw new Error(`Add values of ${path} to this test.`)
}

const withValue = (look: Fields, path: string, value: unknown): Fields => {
  const [name = '', ...rest] = path.split('.')
  return {
    ...look,
    [name]: rest.length === 0 ? value : withValue((look[name] ?? {}) as Fields, rest.join('.'), value),
  }
}
const valueAt = (look: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Fields | undefined)?.[name], look)

const isIdle = (path: string, value: unknown): boolean => {
  const idle = settingsWithoutEffect[path]
  return idle === true || (typeof value === 'string' && idle?.includes(value) === true)
}

describe('settings of a look', () => {
  let opened: SiteService
  let site: TestSite
  let sheet: string
  beforeAll(async () => {
    opened = await startSiteService('sqlite')
    const page = document(
      paragraph({ object: 'inline', type: 'icon', data: { icon: 'leaf' }, nodes: [] }),
      paragraph(link({ kind: 'url', url: 'https://example.org/' }, 'out')),
    )
    const space = await opened.spaceOf('Guide', {
      pages: [
        { id: 'intro', title: 'Introduction', document: page },
        { id: 'next', title: 'Next', document: page },
      ],
    })
    site = await opened.siteOf('Docs', [space])
    const { files, style } = siteAssets()
    sheet = files.get(style)?.bytes().toString() ?? ''
  })
  afterAll(() => opened.close())

  /** What a reader gets. Attributes of the root that no rule of the style sheet reads change nothing. */
  const rendered = async (look: Fields): Promise<string> => {
    const saved = await opened.mara('PUT', `${site.at}/customization`, look)
    expect([saved.status, JSON.stringify(saved.body)]).toEqual([200, expect.any(String)])
    const { body } = await opened.get(site.base)
    return body
      .replace(/<html[^>]*>/, (root) =>
        root.replace(/ (data-[\w-]+)="([^"]*)"/g, (whole, name: string, value: string) =>
          name === 'data-theme' || new RegExp(`\\[${name}=['"]?${value}['"]?\\]`).test(sheet) ? whole : '',
        ),
      )
      .replace(/\b[\w-]+="@[^"]*"/g, '')
  }

  const all = settings(SiteCustomization, '')

  it('are found in the contract', () => {
    expect(all.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        'styling.icons',
        'styling.font',
        'pageActions.externalAI',
        'trademark.enabled',
      ]),
    )
    for (const path of Object.keys(settingsWithoutEffect)) expect(all.map(([one]) => one)).toContain(path)
  })

  it.each(all)('%s changes what readers get', async (path, values) => {
    const base = beside[path]?.(defaultCustomization) ?? defaultCustomization
    const wanted = values.filter((value) => !isIdle(path, value))
    const seen = new Map<string, unknown>()
    const before = valueAt(base, path)
    if (!wanted.some((value) => JSON.stringify(value) === JSON.stringify(before)))
      seen.set(await rendered(base), before)
    for (const value of wanted) {
      const html = await rendered(withValue(base, path, value))
      expect(seen.get(html) ?? 'nothing the same', `${path}: ${JSON.stringify(value)}`).toBe(
        'nothing the same',
      )
      seen.set(html, value)
    }
    // A value without effect is still accepted.
    for (const value of values) if (isIdle(path, value)) await rendered(withValue(base, path, value))
  })
})

import { describe, expect, test } from 'vitest'
import { SiteCustomization } from './schemas.ts'

const long = (length: number): string => 'x'.repeat(length)

/** Copies of a value, each with an additional member in one of its objects; as many as there are objects. */
const withUnknown = (value: unknown): unknown[] => {
  if (Array.isArray(value))
    return value.flatMap((item, at) => withUnknown(item).map((one) => value.with(at, one)))
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([name, member]) =>
    withUnknown(member).map((one) => ({ ...value, [name]: one })),
  )
  return [{ ...value, unknown: 1 }, ...below]
}

describe('a customization', () => {
  const color = { light: '#fff', dark: '#000000' }
  const on = { enabled: true }
  const whole = {
    styling: {
      theme: 'clean',
      primaryColor: color,
      infoColor: color,
      successColor: color,
      warningColor: color,
      dangerColor: color,
      corners: 'straight',
      depth: 'subtle',
      links: 'default',
      font: 'Inter',
      monospaceFont: 'FiraCode',
      icons: 'regular',
      sidebar: { background: 'default', list: 'pill' },
      search: 'prominent',
    },
    favicon: {},
    header: { links: [] },
    footer: { groups: [] },
    themes: { default: 'light', toggeable: true },
    pdf: on,
    feedback: on,
    ai: { mode: 'none' },
    advancedCustomization: on,
    git: { showEditLink: true },
    pageActions: { externalAI: true, markdown: true, mcp: true },
    externalLinks: { target: 'self' },
    pagination: on,
    trademark: on,
    privacyPolicy: {},
    socialPreview: {},
    insights: { trackingCookie: true },
  }
  const ok = (change: object): boolean => SiteCustomization.safeParse({ ...whole, ...change }).success
  const styled = (change: object): boolean => ok({ styling: { ...whole.styling, ...change } })

  test('needs all of its parts', () => {
    expect(ok({})).toBe(true)
    for (const name of Object.keys(whole)) expect([name, ok({ [name]: undefined })]).toEqual([name, false])
    for (const name of Object.keys(whole.styling))
      expect([name, styled({ [name]: undefined })]).toEqual([name, false])
  })

  const choices: Readonly<Record<string, readonly string[]>> = {
    theme: ['clean', 'muted', 'bold', 'gradient'],
    corners: ['straight', 'rounded', 'circular'],
    depth: ['subtle', 'flat'],
    links: ['default', 'accent'],
    icons: ['regular', 'solid', 'duotone', 'light', 'thin'],
    search: ['prominent', 'subtle'],
    background: ['plain', 'match'],
    font: ['ABCFavorit', 'Inter', 'FiraSans'],
    monospaceFont: ['FiraCode', 'Inconsolata'],
  }
  test.each(Object.entries(choices))('%s is one of %j', (name, allowed) => {
    for (const value of allowed) expect([value, styled({ [name]: value })]).toEqual([value, true])
    for (const value of ['', 'none', allowed[0]?.toUpperCase()])
      expect([value, styled({ [name]: value })]).toEqual([value, false])
  })

  test('colors have three or six hexadecimal digits', () => {
    for (const light of ['#abc', '#A1B2C3'])
      expect([light, styled({ primaryColor: { ...color, light } })]).toEqual([light, true])
    for (const light of ['abc', '#abcd', '#12345', '#1234567', 'red', '#ggg', '#fff;x:y'])
      expect([light, styled({ primaryColor: { ...color, light } })]).toEqual([light, false])
  })

  const address = 'https://example.org'
  const pictures = { light: address, dark: address }
  const link = { title: 'x', to: { kind: 'url', url: address } }
  const face = { weight: 400, sources: [{ url: address, format: 'woff2' }] }
  const font = { id: 'f', custom: true, fontFamily: 'x', fontFaces: [face] }
  const everything = {
    ...whole,
    title: 'xx',
    styling: { ...whole.styling, tint: { color }, font, monospaceFont: font, background: 'plain' },
    internationalization: { locale: 'pt-br' },
    favicon: { icon: pictures },
    header: {
      preset: 'none',
      logo: pictures,
      backgroundColor: color,
      linkColor: color,
      links: [
        { ...link, style: 'button-primary', links: [link], condition: 'true' },
        { title: 'x', to: null, links: [] },
      ],
    },
    footer: { logo: pictures, groups: [{ title: 'x', links: [link] }], copyright: '' },
    announcement: { enabled: true, message: 'xx', link, style: 'danger' },
    privacyPolicy: { url: address },
    socialPreview: { url: address },
  }

  test('rejects unknown members at any depth', () => {
    expect(ok(everything)).toBe(true)
    expect(ok({ ...everything, favicon: { emoji: '1f4d6' } })).toBe(true)
    const changed = withUnknown(everything)
    expect(changed.length).toBeGreaterThan(40)
    for (const one of changed) expect([one, SiteCustomization.safeParse(one).success]).toEqual([one, false])
  })

  test('a custom font has limits', () => {
    const takes = (change: object) => styled({ font: { ...font, ...change } })
    const faces = (change: object) => ({ fontFaces: [{ ...face, ...change }] })
    expect([0, 1, 64, 65].map((length) => takes({ id: long(length) }))).toEqual([false, true, true, false])
    expect([0, 1, 50, 51].map((length) => takes({ fontFamily: long(length) }))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect([0, 1, 1000, 1001, 1.5].map((weight) => takes(faces({ weight })))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect([takes({ fontFaces: [] }), takes(faces({ sources: [] }))]).toEqual([false, false])
  })

  test('texts have maximum lengths', () => {
    const announcement = (message: string) => ({ announcement: { enabled: true, style: 'info', message } })
    const texts: readonly (readonly [(length: number) => object, number, number])[] = [
      [(length) => ({ title: long(length) }), 2, 128],
      [(length) => announcement(long(length)), 2, 128],
      [(length) => ({ footer: { groups: [], copyright: long(length) } }), 0, 300],
      [
        (length) => ({ footer: { groups: [{ title: 'x', links: [{ ...link, title: long(length) }] }] } }),
        0,
        64,
      ],
      [(length) => ({ footer: { groups: [{ title: long(length), links: [] }] } }), 0, 64],
      [(length) => ({ header: { links: [{ ...link, title: long(length), links: [] }] } }), 0, 64],
    ]
    for (const [make, least, most] of texts) {
      expect([ok(make(most)), ok(make(most + 1)), ok(make(least))]).toEqual([true, false, true])
      if (least > 0) expect(ok(make(least - 1))).toBe(false)
    }
    // Without `links`.
    expect(ok({ header: { links: [link] } })).toBe(false)
  })
})

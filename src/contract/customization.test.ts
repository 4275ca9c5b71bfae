import { describe, expect, test } from 'vitest'
import { SiteCustomization } from './customization.ts'

const long = (length: number): string => 'x'.repeat(length)

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

  test('colours are hexadecimal, of three or six digits', () => {
    for (const light of ['#abc', '#A1B2C3'])
      expect([light, styled({ primaryColor: { ...color, light } })]).toEqual([light, true])
    for (const light of ['abc', '#abcd', '#12345', '#1234567', 'red', '#ggg', '#fff;x:y'])
      expect([light, styled({ primaryColor: { ...color, light } })]).toEqual([light, false])
  })

  test('texts have their lengths', () => {
    const link = (title: string) => ({ title, to: { kind: 'url', url: 'https://example.org' } })
    const announcement = (message: string) => ({ announcement: { enabled: true, style: 'info', message } })
    const texts: readonly (readonly [(length: number) => object, number, number])[] = [
      [(length) => ({ title: long(length) }), 2, 128],
      [(length) => announcement(long(length)), 2, 128],
      [(length) => ({ footer: { groups: [], copyright: long(length) } }), 0, 300],
      [(length) => ({ footer: { groups: [{ title: 'x', links: [link(long(length))] }] } }), 0, 64],
      [(length) => ({ header: { links: [{ ...link(long(length)), links: [] }] } }), 0, 64],
    ]
    for (const [make, least, most] of texts) {
      expect([ok(make(most)), ok(make(most + 1)), ok(make(least))]).toEqual([true, false, true])
      if (least > 0) expect(ok(make(least - 1))).toBe(false)
    }
    expect(ok({ header: { links: [link('x')] } })).toBe(false)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IconSet } from './icon-set.ts'
import { provideIcons } from './icon-set.ts'
import type { IconStyle } from './icons.ts'
import { iconClass, iconRules, iconStyles } from './icons.ts'

const set: IconSet = {
  icons: {
    leaf: { solid: [512, 512, 'M1 1h9'] },
    bell: { solid: [448, 512, 'M2 2h9'], regular: [448, 512, 'M3 3h9'] },
    house: { solid: [512, 512, 'M4 4h9'] },
    github: { brand: [496, 512, 'M5 5h9'] },
  },
  aliases: { 'seedling-leaf': 'leaf', constructor_: 'leaf' },
}
const styles: readonly IconStyle[] = ['regular', 'solid', 'duotone', 'light', 'thin']
const use = (name: string) => `<span class="i i-${name}" aria-hidden="true"></span>`

describe('icons', () => {
  beforeAll(() => provideIcons(() => set))
  afterAll(() => provideIcons(() => ({ icons: {}, aliases: {} })))

  test('have a class if there is a drawing of them', () => {
    expect(['leaf', 'seedling-leaf', 'github', 'house', 'home', 'check'].map(iconClass)).toEqual([
      'i i-leaf',
      'i i-seedling-leaf',
      'i i-github',
      'i i-house',
      'i i-home',
      'i i-check',
    ])
    for (const name of ['nothing', 'constructor', '__proto__', '', undefined])
      expect(iconClass(name)).toBeUndefined()
  })

  test('bring their drawings only to pages that use them, once', () => {
    expect(iconRules('<p class="i">class="i i-leaf"</p>'.replace(/"/g, '&quot;'), 'regular')).toBe('')
    const rules = iconRules(`${use('leaf')}${use('leaf')}${use('seedling-leaf')}${use('nothing')}`, 'regular')
    expect(rules.match(/\.i-[\w-]+\{/g)).toEqual(['.i-leaf{', '.i-seedling-leaf{'])
    expect(rules).toContain('M1 1h9')
    // The style sheet has those of the interface.
    expect(iconRules(use('check'), 'regular')).toBe('')
    expect(iconStyles()).toContain('.i-check{')
    expect(iconStyles()).not.toContain('.i-rocket{')
  })

  test.each(['leaf', 'house', 'rocket', 'check'])('%s looks different in styles', (name) => {
    const drawn = styles.map((style) => iconRules(use(name), style))
    // Without an outlined drawing the free set has one for regular and solid.
    expect(new Set(drawn).size).toBe(name === 'leaf' ? 4 : 5)
  })

  test('prefer outlines where the set has them, and never change a brand', () => {
    expect(iconRules(use('house'), 'solid')).toContain('M4 4h9')
    expect(iconRules(use('house'), 'regular')).not.toContain('M4 4h9')
    const brand = styles.map((style) => iconRules(use('github'), style))
    expect(new Set(brand).size).toBe(1)
  })
})

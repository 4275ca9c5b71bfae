/** Fields of pages, and ids of units. */
import { describe, expect, it } from 'vitest'
import { translatedPage, unitsOfPage } from './page-units.ts'
import { fullUnitId, slotOf, splitUnitId } from './unit-ids.ts'

describe('fields of a page', () => {
  const page = { title: 'Start & go', description: 'What it is\nand why', linkTitle: 'Start' }

  it('are units with fixed ids', () => {
    expect(unitsOfPage(page).map(({ id, kind, label, tagged }) => [id, kind, label, tagged.text])).toEqual([
      ['page:title', 'page-title', 'Page title', 'Start &amp; go'],
      ['page:link-title', 'page-link-title', 'Page link title', 'Start'],
      ['page:description', 'page-description', 'Page description', 'What it is\nand why'],
    ])
    expect(unitsOfPage({ title: '2024' })).toEqual([])
  })

  it('take their targets; titles are one line', () => {
    const targets = new Map([
      ['page:title', 'Start &amp;\n los'],
      ['page:description', 'Was es ist\nund warum'],
    ])
    expect(translatedPage(page, targets)).toEqual({
      page: { title: 'Start & los', description: 'Was es ist\nund warum', linkTitle: 'Start' },
      problems: new Map(),
    })
  })

  it('stay where a target cannot be put in', () => {
    const targets = new Map([
      ['page:title', ' '],
      ['page:link-title', '<g id="1">x</g>'],
      ['page:description', 'a & b'],
    ])
    const made = translatedPage(page, targets)
    expect(made.page).toBe(page)
    expect([...made.problems]).toEqual([
      ['page:title', ['It must not be empty.']],
      ['page:link-title', ['It has no tags.']],
      ['page:description', ['Write “&” as “&amp;”.']],
    ])
    expect(translatedPage({ title: 'a' }, targets).problems.size).toBe(1)
  })
})

describe('ids of units', () => {
  it('name a page, a block and a slot', () => {
    expect(fullUnitId('p1', 'k1:title')).toBe('p1:k1:title')
    expect(splitUnitId('p1:k1:title')).toEqual({ page: 'p1', unit: 'k1:title' })
    for (const id of ['', 'p1', ':k1', 'p1:']) expect(splitUnitId(id)).toBeUndefined()
  })

  it('are in characters of the contract, bounded, and different for different names', () => {
    const names = [
      ...[
        ['cell', 'a', 'b'],
        ['cell', 'a.b', ''],
        ['cell', '', 'a.b'],
        ['cell', 'a', '.b'],
        ['cell', 'a.', 'b'],
      ],
      ...[
        ['cell', 'a..0041', 'b'],
        ['cell', 'aA', 'b'],
        ['cell', 'ä 漢', '\u{1f600}'],
        ['cell', 'a', 'b', '2'],
      ],
      ...[
        ['cell', 'x'.repeat(300), 'a'],
        ['cell', 'x'.repeat(300), 'b'],
        ['cell', 'x'.repeat(301), 'a'],
      ],
    ]
    const slots = names.map(slotOf)
    expect(new Set(slots).size).toBe(names.length)
    for (const slot of slots) expect(slot).toMatch(/^[\w.-]{1,255}$/)
  })
})

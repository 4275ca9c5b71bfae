/** What makes a translation stale, what is minor, and how alike sources are. */
import { describe, expect, it } from 'vitest'
import { link } from '../../testing/fixtures/blocks.ts'
import { plainText } from '../document/document.ts'
import { likeness, mostAlike, suggestedFrom } from './likeness.ts'
import { isMinorChange, sourceForm, wordCount } from './source-form.ts'
import { plainTagged, toTagged } from './tagged-text.ts'

const code = (text: string) => plainText(text, [{ object: 'mark', type: 'code' }])

describe('the form of a source', () => {
  it('is the same for another target of a link and other inline code', () => {
    const of = (page: string, command: string) =>
      sourceForm(toTagged([plainText('Run '), code(command), link({ kind: 'page', page }, 'here')]))
    expect(of('p1', 'a')).toBe(of('p2', 'b'))
  })

  it('differs by text, and by the kind of a tag', () => {
    const bold = toTagged([plainText('a', [{ object: 'mark', type: 'bold' }])])
    const italic = toTagged([plainText('a', [{ object: 'mark', type: 'italic' }])])
    expect(bold.text).toBe(italic.text)
    expect(sourceForm(bold)).not.toBe(sourceForm(italic))
    expect(sourceForm(plainTagged('a'))).not.toBe(sourceForm(plainTagged('b')))
  })

  it('counts words without tags', () => {
    expect(wordCount('Press <g id="1">Go &amp; wait</g> <x id="2"/>')).toBe(3)
    expect(wordCount('Go & wait')).toBe(2)
  })
})

describe('minor changes', () => {
  it.each([
    ['Open the page', 'Open the page.'],
    ['Open the  page', 'open the page'],
    ['“Open” the page', '"Open" the page'],
    ['Press <g id="1">Go</g>', 'Press: <g id="1">go</g>!'],
  ])('differ by case, space or punctuation: %s', (before, after) => {
    expect(isMinorChange(before, after)).toBe(true)
  })

  it.each([
    ['Open the page', 'Open a page'],
    ['Wait 10', 'Wait 1'],
    ['a + b', 'a b'],
    ['Press <g id="1">Go</g>', '<g id="1">Press</g> Go'],
    ['Press <g id="1">Go</g>', 'Press Go'],
    ['a\0bold', 'a\0italic'],
  ])('are not others: %s', (before, after) => {
    expect(isMinorChange(before, after)).toBe(false)
  })
})

describe('likeness', () => {
  it('is 1 for the same text only, and 0 for no common word', () => {
    expect(likeness('Open the page', 'Open the page')).toBe(1)
    expect(likeness('Open the page', 'open the page.')).toBeLessThan(1)
    expect(likeness('Open the page', 'open the page.')).toBeGreaterThan(0.9)
    expect(likeness('Open the page', 'Close another space')).toBe(0)
    expect(likeness('', 'a')).toBe(0)
  })

  it('is symmetric, counts words and their order', () => {
    const [a, b] = ['Select the space that you want to publish', 'Select the site that you want to publish']
    expect(likeness(a, b)).toBe(likeness(b, a))
    expect(likeness(a, b)).toBeGreaterThanOrEqual(suggestedFrom)
    expect(likeness('the dog bites the man', 'the man bites the dog')).toBeLessThan(0.9)
    expect(likeness('Open the page', 'Open the door and leave')).toBeLessThan(suggestedFrom)
    expect(likeness('ページを開いてください', 'ページを閉じてください')).toBeGreaterThan(0.6)
  })

  it('finds the most alike among many', () => {
    const candidates = Array.from({ length: 20_000 }, (_, at) => ({
      source: `Select item ${at} in the list of all items`,
      at,
    }))
    const [best, ...more] = mostAlike('Select item 777 in the list of all items', candidates)
    expect(best).toEqual({ candidate: candidates[777], likeness: 1 })
    expect(more.length).toBeLessThanOrEqual(4)
    const near = mostAlike('Select item 777 in the list of all the items', candidates)
    expect(near[0]?.candidate.at).toBe(777)
    expect(mostAlike('Nothing like it', candidates)).toEqual([])
  })
})

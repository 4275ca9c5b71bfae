/** Each check, with what it lets pass. */
import { describe, expect, it } from 'vitest'
import { fitsDescription, fitsTitle } from '../../testing/fixtures/page-limits.ts'
import { link } from '../../testing/fixtures/blocks.ts'
import { plainText, type Inline } from '../document/document.ts'
import { checkUnit, fieldLimits, type CheckedUnit } from './checks.ts'
import { findTerms } from './glossary-terms.ts'
import { plainTagged, toTagged } from './tagged-text.ts'

const check = (source: CheckedUnit['source'] | string, target: string, more: Partial<CheckedUnit> = {}) =>
  checkUnit({
    ...{ kind: 'text', target, targetLanguage: 'de', terms: [] },
    source: typeof source === 'string' ? plainTagged(source) : source,
    ...more,
  })
const found = (...of: Parameters<typeof check>): string[] =>
  check(...of).map(({ kind, severity }) => `${severity} ${kind}`)

const atom = (type: string, data: Inline['data']): Inline => ({ object: 'inline', type, isVoid: true, data })
const rich = toTagged([
  plainText('Run '),
  plainText('npm i', [{ object: 'mark', type: 'code' }]),
  plainText(' for '),
  atom('expression', { expression: 'visitor.name' }),
  plainText(' '),
  link({ kind: 'page', page: 'p1' }, 'here'),
])

describe('checks of a unit', () => {
  it('find nothing wrong with a good translation', () => {
    expect(check(rich, '<g id="3">Hier</g> <x id="1"/> für <x id="2"/> ausführen')).toEqual([])
    expect(check('It took 1,000.5 s (2 tries).', 'Es dauerte 1.000,5 s (2 Versuche).')).toEqual([])
    expect(check('Where is it?', 'それはどこですか？', { targetLanguage: 'ja' })).toEqual([])
    expect(check('The page is there.', '页面在那里。', { targetLanguage: 'zh' })).toEqual([])
    expect(check('Is it?', 'Είναι;', { targetLanguage: 'el' })).toEqual([])
    expect(check('It is 12.', 'มันคือ 12', { targetLanguage: 'th' })).toEqual([])
    expect(check('In 2024', 'في ٢٠٢٤', { targetLanguage: 'ar' })).toEqual([])
  })

  it('tell lost code, expressions and other tags apart', () => {
    expect(check(rich, 'Hier').filter(({ severity }) => severity === 'error')).toEqual([
      { kind: 'code', severity: 'error', message: 'Tag 1 (Code npm i) is missing.' },
      { kind: 'expressions', severity: 'error', message: 'Tag 2 (Expression visitor.name) is missing.' },
      { kind: 'tags', severity: 'error', message: 'Tag 3 (Link to a page) is missing.' },
    ])
    expect(found('a', 'b <b>')).toEqual(['error tags'])
    expect(found('Dear {{ name }}', 'Liebe {{name}}')).toEqual([])
    expect(found('Dear {{ name }}', 'Liebe {{ Name }}')).toEqual(['error expressions'])
  })

  it('refuse titles that are too long, empty ones and control characters', () => {
    expect(fieldLimits).toEqual({ 'page-title': 500, 'page-link-title': 500, 'page-description': 2000 })
    expect([fitsTitle(500), fitsTitle(501)]).toEqual([true, false])
    expect([fitsDescription(2000), fitsDescription(2001)]).toEqual([true, false])
    expect(found('a'.repeat(400), 'b'.repeat(501), { kind: 'page-title' })).toEqual(['error title-limit'])
    expect(found('Title', ' ')).toContain('error length')
    expect(found('Title', 'Ti\u0001tel')).toEqual(['error control-characters'])
    expect(found('Title', 'Titel\ud800')).toEqual(['error control-characters'])
    expect(found('Ti\u0001tle', 'Ti\u0001tel')).toEqual([])
  })

  it('warn of numbers, length, an unchanged text, punctuation and spaces', () => {
    expect(found('Wait 10 minutes', 'Warte 15 Minuten')).toEqual(['warning numbers'])
    expect(found('A sentence that is long enough to compare', 'Satz')).toEqual(['warning length'])
    expect(found('A sentence with many', 'Wörter '.repeat(12).trim())).toEqual([])
    expect(found('A sentence with so many', 'Wörter '.repeat(12).trim())).toEqual(['warning length'])
    expect(found('Settings', 'Settings')).toEqual(['warning unchanged'])
    expect(found('Really?', 'Wirklich!')).toEqual(['warning punctuation'])
    expect(found('Stop', 'Halt.')).toEqual(['warning punctuation'])
    expect(found('He said “stop.”', 'Er sagte „halt.“')).toEqual(['warning punctuation'])
    expect(found('He said “stop.”', 'Er sagte «halt.»')).toEqual([])
    expect(found('a b', 'c  d')).toEqual(['warning spaces'])
    expect(found(' a', 'b')).toEqual(['warning spaces'])
  })

  it('hold the glossary', () => {
    const entries = [
      {
        id: '1',
        translations: { en: 'change request', de: 'Änderungsantrag' },
        doNotTranslate: false,
        forbidden: { de: ['Pull Request'] },
      },
      { id: '2', translations: { en: 'Recto' }, doNotTranslate: true },
    ]
    const source = 'Open a change request in Recto'
    const terms = findTerms(source, entries, 'en', 'de')
    expect(found(source, 'Öffne einen Änderungsantrag in Recto', { terms })).toEqual([])
    expect(found(source, 'Öffne zwei Änderungsanträge in Recto', { terms })).toEqual([])
    expect(
      check(source, 'Öffne einen Pull Request in Rekto', { terms }).map(({ message }) => message),
    ).toEqual([
      '“Pull Request” must not be used for “change request”.',
      'The glossary translates “change request” as “Änderungsantrag”.',
      '“Recto” is not translated; use it as it is.',
    ])
    expect(found('Recto', 'Recto', { terms: findTerms('Recto', entries, 'en', 'de') })).toEqual([])
  })
})

/**
 * Texts and files that cost far more than their size if work is not bounded. At these sizes, quadratic work would exceed the
 * time limit of a test.
 */
import { describe, expect, it } from 'vitest'
import { hostileDocuments } from '../../testing/hostile/documents.ts'
import { pageLimits } from '../../testing/fixtures/page-limits.ts'
import { storedDocument } from '../../testing/generators/translation-texts.ts'
import { checkDocument, DocumentTooLarge } from '../document/document-limits.ts'
import type { Leaf, Mark, RichTextDocument } from '../document/document.ts'
import { checkAnswer, fromRuns, textRuns } from './answers.ts'
import { checkUnit } from './checks.ts'
import { targetsOfResult, translatedDocument, unitsOfDocument } from './document-units.ts'
import { findTerms } from './glossary-terms.ts'
import { likeness } from './likeness.ts'
import { readPo } from './po/read-po.ts'
import { pseudo } from './pseudo.ts'
import { isMinorChange, wordCount } from './source-form.ts'
import { fromTagged, plainTagged, toTagged } from './tagged-text.ts'
import { fromHtmlMarkup, toHtmlMarkup } from './to-html-markup.ts'
import { fromXmlMarkup, toXmlMarkup } from './to-xml-markup.ts'
import { readXliff } from './xliff/read-xliff.ts'

const long = process.env['RECTO_LONG'] === '1'
const size = { text: long ? 1_000_000 : 100_000, parts: long ? 20_000 : 500 }

const repeated: { readonly [name: string]: string } = {
  ...{
    'open tags': '<g id="1">',
    'close tags': '</g>',
    atoms: '<x id="1"/>',
    'half tags': '<g id="1',
    less: '<',
  },
  ...{
    entities: '&amp;',
    ampersands: '&',
    'unknown entities': '&a;',
    expressions: '{{',
    'open and shut': '{{ }}',
  },
  ...{
    spaces: ' ',
    'line breaks': '\n',
    digits: '1,',
    letters: 'a',
    'letters and spaces': 'a b ',
    signs: '.',
    quotes: '"',
  },
  ...{
    spans: '<span id="1">',
    comments: '<!--',
    characters: '&#1',
    backslashes: '\\',
    surrogates: '\ud800',
    han: '漢',
  },
}

const source = plainTagged('A source with the number 1 and {{ a }}')
const entries = [
  { id: '1', translations: { en: 'a '.repeat(100).trim(), de: 'b' }, doNotTranslate: false },
  { id: '2', translations: { en: 'a', de: 'b' }, doNotTranslate: true, forbidden: { de: ['a b a b a b'] } },
]

describe('hostile texts', () => {
  it.each(Object.keys(repeated))('%s', (name) => {
    const piece = repeated[name] ?? ''
    const text = piece.repeat(size.text / piece.length)
    const tagged = plainTagged(text)
    const terms = findTerms(tagged.text, entries, 'en', 'de')
    for (const target of [text, tagged.text]) {
      expect(fromTagged(target, source.tags)).toBeInstanceOf(Object)
      expect(checkUnit({ kind: 'text', source, target, targetLanguage: 'de', terms: [] })).toBeInstanceOf(
        Array,
      )
      expect(checkUnit({ kind: 'text', source: tagged, target, targetLanguage: 'de', terms })).toBeInstanceOf(
        Array,
      )
      expect(checkAnswer(tagged, target)).toBeInstanceOf(Array)
      expect(fromHtmlMarkup(target, source)).toBeInstanceOf(Object)
      expect(fromXmlMarkup(target, source)).toBeInstanceOf(Object)
      expect(isMinorChange(target, `${target}.`)).toBeTypeOf('boolean')
      expect(likeness(target, `${target} b`)).toBeLessThanOrEqual(1)
      expect(wordCount(target)).toBeTypeOf('number')
      for (const read of [readXliff, readPo]) expect(read(target).units).toEqual([])
    }
    expect(fromRuns(tagged, textRuns(tagged))).toBe(tagged.text)
    expect(fromHtmlMarkup(toHtmlMarkup(tagged), tagged)).toEqual({ text: tagged.text })
    expect(toXmlMarkup(tagged)).toBeTypeOf('string')
    expect(pseudo(tagged).length).toBeLessThan(3 * tagged.text.length)
  })

  it('with many tags, nested and beside each other', () => {
    const leaf = (at: number): Leaf => ({
      ...{ object: 'leaf', text: `word ${at} ` },
      marks: at % 2 === 0 ? [{ object: 'mark', type: 'bold' } satisfies Mark] : [],
    })
    const tagged = toTagged([
      { object: 'text', leaves: Array.from({ length: size.text / 50 }, (_, at) => leaf(at)) },
    ])
    expect(tagged.tags.length).toBe(size.text / 100)
    const nested = `${tagged.tags.map(({ id }) => `<g id="${id}">a`).join('')}${'</g>'.repeat(tagged.tags.length)}`
    expect(fromTagged(nested, tagged.tags)).toBeInstanceOf(Object)
    expect(fromTagged(tagged.text, tagged.tags)).toHaveProperty('nodes')
    expect(fromXmlMarkup(toXmlMarkup(tagged), tagged)).toEqual({ text: tagged.text })
  })
})

const fits = (document: RichTextDocument): boolean => {
  try {
    checkDocument(document, pageLimits)
    return true
  } catch (error) {
    if (error instanceof DocumentTooLarge) return false
    throw error
  }
}

describe('hostile documents', () => {
  it.each(hostileDocuments)('$name', ({ make }) => {
    const written = make(size.parts)
    if (!fits(written)) return
    const document = storedDocument(written)
    const targets = new Map(unitsOfDocument(document).map(({ id, tagged }) => [id, tagged.text]))
    expect(translatedDocument(document, targets).problems.size).toBe(0)
    expect(targetsOfResult(document, document).size).toBe(targets.size)
  })
})

describe('hostile files', () => {
  const head = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"><file id="f">'
  const pieces: { readonly [name: string]: string } = {
    ...{
      units: '<unit id="a"><segment><source>a</source></segment></unit>',
      notes: '<notes><note>a</note></notes>',
    },
    ...{
      'nested groups': '<group>',
      'unknown elements': '<x:a>',
      attributes: '<unit a="',
      comments: '<!-- a',
      cdata: '<![CDATA[',
    },
    ...{ references: '&#x41;', instructions: '<?a ?>', 'open units': '<unit id="a">', segments: '<segment>' },
  }
  it.each(Object.keys(pieces))('XLIFF of %s', (name) => {
    const piece = pieces[name] ?? ''
    const read = readXliff(head + piece.repeat(size.text / piece.length))
    expect(read.units).toEqual([])
    expect(read.problems.length).toBeGreaterThan(0)
  })

  it.each([
    'msgctxt "a"\n',
    'msgid ""\nmsgstr ""\n',
    '#, fuzzy\n',
    '#~ ',
    '"a"\n',
    '#| a\n',
    'msgctxt "a"\nmsgid "b"\n',
  ])('PO of %j', (piece) => {
    expect(readPo(piece.repeat(size.text / piece.length)).units.length).toBeLessThanOrEqual(1)
  })
})

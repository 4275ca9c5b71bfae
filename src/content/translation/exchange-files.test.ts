/** XLIFF and PO: what is written is read, and what others write is read or refused with its line. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInlines, anyText, madeUpTarget } from '../../testing/generators/translation-texts.ts'
import type { ExchangeState, ExchangeUnit, ReadFile } from './exchange-file.ts'
import { readPo } from './po/read-po.ts'
import { writePo } from './po/write-po.ts'
import { toTagged } from './tagged-text.ts'
import { readXliff } from './xliff/read-xliff.ts'
import { writeXliff } from './xliff/write-xliff.ts'

const options = { seed: Number(process.env['FC_SEED'] ?? 20261125), numRuns: 300 }
const languages = { source: 'en', target: 'pt-br' }
const states: readonly ExchangeState[] = ['missing', 'machine', 'edited', 'reviewed', 'stale']

const unit = (more: Partial<ExchangeUnit> = {}): ExchangeUnit => ({
  ...{ id: 'p1:k1', page: { id: 'p1', title: 'Start' }, source: 'Press <g id="1">Go</g><x id="2"/>' },
  ...{ target: 'Drücke <g id="1">Los</g><x id="2"/>', state: 'edited', label: 'Paragraph' },
  tags: [
    { id: 1, label: 'Bold' },
    { id: 2, label: 'Emoji "x"' },
  ],
  ...more,
})

const anyUnits = fc
  .array(
    fc.record({ inlines: anyInlines, state: fc.constantFrom(...states), label: anyText, page: fc.nat(2) }),
    { maxLength: 5 },
  )
  .map((list) =>
    list.map(({ inlines, state, label, page }, at): ExchangeUnit => {
      const { text, tags } = toTagged(inlines)
      return {
        ...{ id: `p${page}:k-${at}:cell.a.b`, page: { id: `p${page}`, title: label }, state, label, tags },
        ...{
          source: `Text ${text}`,
          ...(state !== 'missing' && { target: madeUpTarget(`X${text}`, { turned: true }) }),
        },
        ...(state === 'stale' && { formerSource: `${text}${label.replaceAll(/[&<>]/g, '')}` }),
      }
    }),
  )

/** Without lines, by id. */
const contentOf = ({ units }: ReadFile) =>
  units.map((unit) => ({ ...unit, line: undefined })).sort((a, b) => (a.id < b.id ? -1 : 1))

describe('XLIFF', () => {
  it('has a file for each page, a unit for each unit, and the state', () => {
    expect(writeXliff([unit({ state: 'stale', formerSource: 'Press "Go"' })], languages))
      .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="pt-br">
  <file id="p1" original="Start">
    <unit id="p1:k1" xml:space="preserve">
      <notes>
        <note category="label">Paragraph</note>
        <note category="former-source">Press "Go"</note>
      </notes>
      <segment state="initial" subState="recto:stale">
        <source>Press <pc id="1" dispStart="Bold">Go</pc><ph id="2" disp="Emoji &quot;x&quot;"/></source>
        <target>Drücke <pc id="1" dispStart="Bold">Los</pc><ph id="2" disp="Emoji &quot;x&quot;"/></target>
      </segment>
    </unit>
  </file>
</xliff>
`)
  })

  it('is read as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(anyUnits, (units) => {
        const read = readXliff(writeXliff(units, languages))
        expect(read.problems).toEqual([])
        expect(read.languages).toEqual(languages)
        expect(contentOf(read)).toEqual(
          units
            .map(({ id, source, target, state }) => ({
              id,
              source,
              ...(target !== undefined && { target }),
              state,
            }))
            .sort((a, b) => (a.id < b.id ? -1 : 1)),
        )
      }),
      options,
    )
  })

  const file = (inside: string, head = 'version="2.0" srcLang="en" trgLang="de"'): string =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${head}>\n<file id="f">\n${inside}\n</file>\n</xliff>`
  const segment = (source: string, target = '', attributes = ''): string =>
    `<segment ${attributes}><source>${source}</source>${target}</segment>`

  it('is read from other programs: groups, segments, annotations, split tags, prefixes', () => {
    const text = file(`<group id="g"><notes><note>n</note></notes><unit id="p:a">
      <originalData><data id="d">x</data></originalData>
      <mda:metadata xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0"><mda:meta type="t">lost</mda:meta></mda:metadata>
      ${segment('One. <sc id="1"/>Two', '<target>Eins. <mrk id="m" type="term">Ze<cp hex="0007"/></mrk><sc id="1"/>wei</target>', 'state="translated"')}
      <ignorable><source> - </source></ignorable>
      ${segment('<![CDATA[<3>]]><ec startRef="1"/>', '<target>drei<ec startRef="1"/></target>', 'state="final"')}
      <other xmlns="urn:x"><source>lost</source></other>
    </unit></group>`)
    const read = readXliff(text)
    expect(read.problems).toEqual([])
    expect(contentOf(read)).toEqual([
      {
        id: 'p:a',
        source: 'One. <g id="1">Two - &lt;3&gt;</g>',
        target: 'Eins. Ze\u0007<g id="1">wei - drei</g>',
      },
    ])
    const prefixed = text
      .replaceAll(
        /<(\/?)(xliff|file|group|unit|segment|ignorable|source|target|sc|ec|mrk|cp|notes|note|originalData|data)\b/g,
        '<$1x:$2',
      )
      .replace('xmlns=', 'xmlns:x=')
      .replace('<other xmlns="urn:x"><x:source>lost</x:source></other>', '')
    expect(readXliff(file('', 'version="2.1" srcLang="en-US" trgLang="pt-BR"')).languages).toEqual({
      source: 'en-us',
      target: 'pt-br',
    })
    expect(contentOf(readXliff(prefixed))).toEqual(contentOf(read))
  })

  it('takes states of other programs, and its own only with the state that it wrote', () => {
    const state = (attributes: string) =>
      readXliff(file(`<unit id="p:a">${segment('a', '<target>b</target>', attributes)}</unit>`)).units[0]
        ?.state
    expect(state('')).toBeUndefined()
    expect(state('state="initial"')).toBeUndefined()
    expect(state('state="translated"')).toBe('edited')
    expect(state('state="final"')).toBe('reviewed')
    expect(state('state="initial" subState="recto:stale"')).toBe('stale')
    expect(state('state="translated" subState="recto:machine"')).toBe('machine')
    expect(state('state="translated" subState="recto:stale"')).toBe('edited')
    expect(state('state="reviewed" subState="recto:toString"')).toBe('reviewed')
  })

  it('has no target when a segment has none', () => {
    const text = file(`<unit id="p:a">${segment('a ', '<target>b </target>')}${segment('c')}</unit>`)
    expect(readXliff(text).units).toEqual([{ id: 'p:a', line: 3, source: 'a c' }])
  })

  it('names the line and the unit of a problem, and reads the others', () => {
    const problems = (inside: string) => {
      const { units, problems: found } = readXliff(
        file(`<unit id="p:a">\n${inside}\n</unit>\n<unit id="p:b">${segment('b')}</unit>`),
      )
      expect(units.map(({ id }) => id)).toEqual(['p:b'])
      return found
    }
    expect(problems(segment('<b>x</b>'))).toEqual([
      { line: 4, unit: 'p:a', message: '“b” is not allowed in text.' },
    ])
    expect(problems(segment('<pc id="x">a</pc>'))[0]?.message).toBe(
      'The id of “pc” is not the number of a tag.',
    )
    expect(problems(segment('<sc id="1"/><pc id="2"><ec startRef="1"/></pc>'))[0]?.message).toContain(
      'overlap',
    )
    expect(problems(segment('<sc id="1"/>'))[0]?.message).toBe('Tag 1 is not closed.')
    expect(problems(segment('<cp hex="zz"/>'))[0]?.message).toContain('“cp”')
    expect(problems(segment('<x:y xmlns:x="urn:x">a</x:y>'))[0]?.message).toContain('not allowed')
    const twice = `<unit id="p:a">${segment('a')}</unit>`
    expect(readXliff(file(twice + twice))).toMatchObject({
      units: [],
      problems: [{ line: 3, unit: 'p:a', message: 'The unit occurs more than once.' }],
    })
  })

  it.each([
    [
      'XLIFF 1.2',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
      'XLIFF 1.2 cannot be read',
    ],
    ['another version', file('', 'version="3.0"'), 'not XLIFF 2.0 or 2.1'],
    ['another format', '<html></html>', 'not XLIFF'],
    ['no XML', 'msgid "a"', 'not well-formed'],
    ['nothing', '', 'not well-formed'],
    ['half a file', file('<unit id="a">').slice(0, -30), 'not well-formed'],
    ['a document type', `<!DOCTYPE xliff [<!ENTITY a "b">]>\n${file('')}`, 'document type'],
    [
      'an external document type',
      `<!DOCTYPE xliff SYSTEM "file:///etc/passwd">\n${file('')}`,
      'document type',
    ],
    ['an unknown entity', file(`<unit id="a">${segment('&xxe;')}</unit>`), 'not well-formed'],
    [
      'endless levels',
      '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0">' + '<group>'.repeat(5000),
      'levels',
    ],
  ])('is refused: %s', (_, text, message) => {
    const { units, problems } = readXliff(text)
    expect(units).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toContain(message)
    expect(problems[0]?.line).toBeGreaterThan(0)
  })
})

describe('PO', () => {
  it('has the unit as context, what it is as comment, and fuzzy for stale', () => {
    expect(writePo([], languages)).toContain('"Language: pt_BR\\n"')
    const [, entry] = writePo([unit({ state: 'stale', formerSource: 'Press\n"Go"' })], languages).split(
      '\n\n',
    )
    expect(entry).toBe(`#. Start: Paragraph
#. Tag 1: Bold
#. Tag 2: Emoji "x"
#, fuzzy
#| msgid "Press\\n\\"Go\\""
msgctxt "p1:k1"
msgid "Press <g id=\\"1\\">Go</g><x id=\\"2\\"/>"
msgstr "Drücke <g id=\\"1\\">Los</g><x id=\\"2\\"/>"
`)
  })

  it('is read as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(anyUnits, (units) => {
        const read = readPo(writePo(units, languages))
        expect(read.problems).toEqual([])
        expect(read.languages).toEqual(languages)
        expect(contentOf(read)).toEqual(
          units
            .map(({ id, source, target, state }) => ({
              ...{ id, source, ...(target !== undefined && { target }) },
              ...(state === 'stale' && { state }),
            }))
            // A file is UTF-8, which has no halves of characters.
            .map(
              (one) => JSON.parse(JSON.stringify(one).replaceAll(/\\ud[89a-f]../g, '\ufffd')) as typeof one,
            )
            .sort((a, b) => (a.id < b.id ? -1 : 1)),
        )
      }),
      options,
    )
  })

  const entry = (context: string, more = ''): string =>
    `msgctxt "${context}"\nmsgid "a"\n${more}msgstr "b"\n\n`

  it('names the lines of units and of problems', () => {
    const text = `\ufeffmsgid ""\nmsgstr "Language: de\\n"\n\n${entry('p:a')}${entry('p:b', 'msgid_plural "as"\n').replace('msgstr', 'msgstr[0]')}`
    const read = readPo(text)
    expect(read.languages).toEqual({ target: 'de' })
    expect(read.units).toEqual([{ id: 'p:a', line: 4, source: 'a', target: 'b' }])
    expect(read.problems).toEqual([{ line: 8, unit: 'p:b', message: 'Plural forms cannot be imported.' }])
    expect(readPo('msgid "lost"\nmsgstr "b"\n').problems[0]?.message).toContain('no context')
    expect(readPo(`${entry('p:a')}msgctxt "p:a"\nmsgid "other"\nmsgstr "c"\n`)).toMatchObject({
      units: [],
      problems: [{ unit: 'p:a', message: 'The unit occurs more than once.' }],
    })
  })

  it.each([
    ['XML', '<xliff/>'],
    ['an open string', 'msgctxt "p:a"\nmsgid "a\nmsgstr "b"\n'],
    ['a doubled entry', entry('p:a') + entry('p:a')],
    ['a word', 'nonsense "a"\n'],
  ])('is refused: %s', (_, text) => {
    const { units, problems } = readPo(text)
    expect(units).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toContain('The file is not PO')
  })

  it('is not fooled by names of objects', () => {
    const read = readPo(`${entry('__proto__')}${entry('constructor')}${entry('p:a')}`)
    expect(read.units.map(({ id }) => id)).toEqual(['__proto__', 'constructor', 'p:a'])
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })
})

it('refuses files that are too large', () => {
  const text = 'x'.repeat(50 * 1024 * 1024 + 1)
  for (const read of [readXliff, readPo])
    expect(read(text).problems[0]?.message).toContain('larger than 50 MB')
})

/** What engines get and give back: markup, answers, runs between tags, and the pseudo-locale. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInlines, madeUpTarget } from '../../testing/generators/translation-texts.ts'
import { link } from '../../testing/fixtures/blocks.ts'
import { plainText, type Inline } from '../document/document.ts'
import { checkAnswer, fromRuns, textRuns } from './answers.ts'
import { checkUnit } from './checks.ts'
import { pseudo } from './pseudo.ts'
import { partsOfText } from './read-tags.ts'
import { fromTagged, plainTagged, toTagged, type Tagged } from './tagged-text.ts'
import { fromHtmlMarkup, toHtmlMarkup } from './to-html-markup.ts'
import { fromXmlMarkup, toXmlMarkup } from './to-xml-markup.ts'
import { replaceUnfit } from './xml-text.ts'

const options = { seed: Number(process.env['FC_SEED'] ?? 20261125), numRuns: 400 }

const smile: Inline = { object: 'inline', type: 'emoji', isVoid: true, data: { code: '1f600' } }
const icon: Inline = { object: 'inline', type: 'icon', isVoid: true, data: { icon: 'gear' } }
const source = toTagged([
  plainText('Press & hold '),
  link({ kind: 'page', page: 'p1' }, 'Go\nnow'),
  smile,
  icon,
  plainText('a<b', [{ object: 'mark', type: 'code' }]),
])

/** Without the characters that XML cannot hold. */
const isXml = ({ text }: Tagged): boolean => replaceUnfit(text, () => '') === text

describe('HTML markup', () => {
  it('is spans with ids, whose atoms are not translated', () => {
    expect(toHtmlMarkup(source)).toBe(
      'Press &amp; hold <span id="1">Go<br>now</span><span id="2" translate="no">\u{1f600}</span>' +
        '<span id="3" translate="no">●</span><span id="4" translate="no">a&lt;b</span>',
    )
  })

  it('is read whatever engines do to entities, quotes and the words of atoms', () => {
    const answer =
      'Dr&uuml; &#39;&#x41;&nbsp; <span id=\'1\'>Los<br/>jetzt</span> & <span translate="no" id="2">:)</span>' +
      '<span id="3" translate="no"></span><span id="4" translate="no">a&lt;b</span>'
    expect(fromHtmlMarkup(answer, source)).toEqual({
      text: 'Dr&amp;uuml; \'A\u00a0 <g id="1">Los\njetzt</g> &amp; <x id="2"/><x id="3"/><x id="4"/>',
    })
  })

  it('gives back every text', () => {
    fc.assert(
      fc.property(anyInlines, (nodes) => {
        const tagged = toTagged(nodes)
        expect(fromHtmlMarkup(toHtmlMarkup(tagged), tagged)).toEqual({ text: tagged.text })
      }),
      options,
    )
  })
})

describe('XML markup', () => {
  it('is the tags with the words of atoms', () => {
    expect(toXmlMarkup(source)).toBe(
      'Press &amp; hold <g id="1">Go\nnow</g><x id="2">\u{1f600}</x><x id="3">●</x><x id="4">a&lt;b</x>',
    )
  })

  it('gives back every text that XML can hold', () => {
    fc.assert(
      fc.property(anyInlines.map(toTagged).filter(isXml), (tagged) => {
        expect(fromXmlMarkup(toXmlMarkup(tagged), tagged)).toEqual({ text: tagged.text })
      }),
      options,
    )
  })
})

describe('hostile answers', () => {
  const html = toHtmlMarkup(source)
  const xml = toXmlMarkup(source)

  it.each([
    ...[
      '<script>alert(1)</script>',
      '<b>x</b>',
      '<span>x</span>',
      '<span id="1" onclick="x">y</span>',
      '<!-- -->',
    ],
    ...['<span id="9">x</span>', '</span>', '<br class="x">', '<', '<span id="1', '<![CDATA[x]]>', '<?x?>'],
    ...['<g id="1">x</g>', '<SPAN id="9">', '<span id="1" id="1">x</span>', '<img src=x>', '<span id="1"/>'],
  ])('are refused: %s', (added) => {
    expect(fromHtmlMarkup(html + added, source)).toHaveProperty('problems')
    expect(fromXmlMarkup(xml + added, source)).toHaveProperty('problems')
  })

  it('are refused when a tag is lost, doubled, badly nested or inside of an atom', () => {
    expect(fromHtmlMarkup('Drücke', source)).toHaveProperty('problems')
    expect(fromHtmlMarkup(html + html, source)).toHaveProperty('problems')
    expect(fromXmlMarkup(xml.replace('</g>', '').concat('</g>'), source)).toHaveProperty('text')
    expect(fromXmlMarkup('<g id="1">a<x id="2">b</g></x><x id="3"/><x id="4"/>', source)).toHaveProperty(
      'problems',
    )
    expect(fromXmlMarkup('<g id="1">a</g><x id="2"><x id="3"/></x><x id="4"/>', source)).toHaveProperty(
      'problems',
    )
  })

  it('never give a text that does not fit the source', () => {
    const pieces = [
      ...[
        '<span id="1">',
        '</span>',
        '<span id="2" translate="no">',
        '<br>',
        '&lt;',
        '&#60;',
        '<',
        '>',
        '"',
        'a',
      ],
      ...['<g id="1">', '</g>', '<x id="2"/>', '<x id="2">', '</x>', '&', ';', '&#x3c;script&#x3e;'],
    ]
    const small = toTagged([plainText('a', [{ object: 'mark', type: 'bold' }]), smile])
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (list) => {
        for (const read of [fromHtmlMarkup, fromXmlMarkup]) {
          const answer = read(list.join(''), small)
          if ('text' in answer) expect(fromTagged(answer.text, small.tags)).toHaveProperty('nodes')
        }
      }),
      { ...options, numRuns: 2000 },
    )
  })
})

describe('answers', () => {
  it('must have the tags, and no control characters, and be neither empty nor far too long', () => {
    const go = toTagged([plainText('Go '), smile])
    expect(checkAnswer(go, 'Los <x id="1"/>')).toEqual([])
    expect(checkAnswer(go, 'Los')).toEqual(['Tag 1 (Emoji \u{1f600}) is missing.'])
    expect(checkAnswer(go, 'Los <x id="1"/>\u0007')).toEqual(['The answer contains control characters.'])
    expect(checkAnswer(go, ' <x id="1"/>')).toEqual(['The answer is empty.'])
    expect(checkAnswer(go, 'x'.repeat(10 * go.text.length + 1001))).toEqual([
      'The answer is far longer than the source.',
    ])
    expect(checkAnswer(go, 'a & <x id="1"/>')).toEqual(['Write “&” as “&amp;”.'])
  })

  it('accept what translators make of any text', () => {
    fc.assert(
      fc.property(anyInlines.map(toTagged), (tagged) => {
        expect(checkAnswer(tagged, madeUpTarget(tagged.text, { turned: true }))).toEqual([])
      }),
      options,
    )
  })
})

describe('runs between tags', () => {
  it('have a letter and no space around them', () => {
    const tagged = { text: 'Press <g id="1"> Go &amp; wait </g>, <x id="2"/> 42 <g id="3">end</g>', tags: [] }
    expect(textRuns(tagged)).toEqual(['Press', 'Go & wait', 'end'])
    expect(fromRuns(tagged, ['Drücke', 'los & <warte>', 'Ende'])).toBe(
      'Drücke <g id="1"> los &amp; &lt;warte&gt; </g>, <x id="2"/> 42 <g id="3">Ende</g>',
    )
  })

  it('give the text together again', () => {
    fc.assert(
      fc.property(anyInlines.map(toTagged), (tagged) => {
        expect(fromRuns(tagged, textRuns(tagged))).toBe(tagged.text)
        const made = fromRuns(
          tagged,
          textRuns(tagged).map(() => '<g id="7">'),
        )
        expect(fromTagged(made, tagged.tags)).toHaveProperty('nodes')
      }),
      options,
    )
  })
})

describe('the pseudo-locale', () => {
  it('has accents, a third more and brackets around', () => {
    expect(pseudo(plainTagged('Save all changes & go.'))).toBe('[Šáṽé áļļ çĥáñĝéš &amp; ĝö ~~~~~].')
    expect(pseudo(source)).toBe(
      '[Ƥŕéšš &amp; ĥöļđ <g id="1">Ĝö\nñöŵ</g><x id="2"/><x id="3"/><x id="4"/> ~~~]',
    )
  })

  it('keeps the tags of every text, and passes the checks', () => {
    const words = ['Save the page', 'Where is it?', 'Title 12: a, b', 'Ok', ' space ']
    for (const word of words)
      expect(
        checkUnit({
          kind: 'text',
          source: plainTagged(word),
          target: pseudo(plainTagged(word)),
          targetLanguage: 'de',
          terms: [],
        }),
      ).toEqual([])
    fc.assert(
      fc.property(anyInlines.map(toTagged), (tagged) => {
        expect(fromTagged(pseudo(tagged), tagged.tags)).toHaveProperty('nodes')
        expect(pseudo(tagged)).toBe(pseudo(tagged))
      }),
      options,
    )
  })

  it('leaves text without a word as it is', () => {
    expect(pseudo({ text: '<x id="1"/>', tags: [] })).toBe('<x id="1"/>')
    expect(partsOfText(pseudo(plainTagged('')))).toEqual([])
  })
})

/**
 * Tiers 1 and 3 for any input: what is parsed survives printing, and the printed form is stable. Texts are random
 * pieces of markup, because bugs occur where one construct ends inside another.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corpusFolder, generateCorpus, readFolder } from '../../testing/generators/corpus.ts'
import { stableJson } from '../document/canonical.ts'
import type { Fences } from '../contentkit/markdown-fences.ts'
import { noFences } from '../contentkit/markdown-fences.ts'
import type { ContentReference, RichTextDocument } from '../document/document.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { printMarkdown } from './print-markdown.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261121)
const runs = (usual: number, long: number): number =>
  Number(process.env['FC_RUNS'] ?? (process.env['RECTO_LONG'] === '1' ? long : usual))

// Weights: half of a line is inline markup, because most bugs came from two adjacent pieces of it.
const inline = [
  ...[
    '*',
    '**',
    '***',
    '_',
    '__',
    '~~',
    '`',
    '``',
    '```',
    '[',
    ']',
    '(',
    ')',
    '](',
    '![',
    '<',
    '>',
    '!',
    '|',
  ],
  ...[
    '\\',
    '\\\n',
    '&',
    '&#x20;',
    '&amp;',
    '&lt;',
    '&nbsp;',
    '&#xA0;',
    '\u00a0',
    '\t',
    '  ',
    '    ',
    ':',
    '#',
    '"',
  ],
  ...[
    'a',
    'b c',
    'word',
    '1',
    '1.',
    '1)',
    '-',
    '+',
    '=',
    '===',
    '---',
    '\u200b',
    '\u{1f469}\u200d\u{1f680}',
    'e\u0301',
    '漢字',
    '\u202e',
  ],
  ...[
    '$$',
    '$',
    '$$x$$',
    '{{ a.b }}',
    '{{',
    '}}',
    '{%',
    '%}',
    ':smile:',
    ':1:',
    '[^1]',
    '[^2]',
    '^',
    '{',
    '}',
  ],
  ...[
    '[a](b)',
    '[a](<b c> "t")',
    '[*a*](b.md "mention")',
    '![i](j.png)',
    '![i](j.png "c")',
    '<a@b.c>',
    '<https://x.y>',
    'https://x.y',
  ],
  ...[
    '<br>',
    '<b>',
    '</b>',
    '<em>',
    '</em>',
    '<code>',
    '</code>',
    '<kbd>k</kbd>',
    '<sub>',
    '</sub>',
    '<name>',
    '<!-- c -->',
    '<a href="x">',
    '</a>',
  ],
  ...[
    '<mark style="color:red;">',
    '</mark>',
    '<code class="expression">e</code>',
    '<i class="fa-gear">:gear:</i>',
    '<img src="a" alt="b" data-size="line">',
  ],
  ...[
    '<a href="x" class="button primary">',
    '<a href="#i" id="i"></a>',
    '**bold**',
    '*it*',
    '~~s~~',
    '`code`',
    '***both***',
    '**[l](m)**',
  ],
] as const
const starts = [
  ...[
    '',
    '',
    '',
    '# ',
    '## ',
    '###### ',
    '* ',
    '- ',
    '+ ',
    '* [ ] ',
    '* [x] ',
    '1. ',
    '2) ',
    '10. ',
    '> ',
    '>',
    '    ',
    '  ',
    ' ',
    '   ',
    '\t',
    '| ',
  ],
] as const
const lines = [
  ...[
    '',
    '',
    '',
    '***',
    '---',
    '___',
    '===',
    '```',
    '```js',
    '~~~',
    '````',
    '    code',
    '$$',
    '|',
    '| a | b |',
    '| --- | :-: |',
    '|---|',
    '<p></p>',
    '<!--',
    '-->',
  ],
  ...[
    '{% hint style="info" %}',
    '{% hint %}',
    '{% endhint %}',
    '{% tabs %}',
    '{% tab title="A &quot; b" %}',
    '{% endtab %}',
    '{% endtabs %}',
  ],
  ...[
    '{% code title="t" overflow="wrap" %}',
    '{% endcode %}',
    '{% stepper %}',
    '{% step %}',
    '{% endstep %}',
    '{% endstepper %}',
  ],
  ...[
    '{% columns %}',
    '{% column width="66.6%" %}',
    '{% endcolumn %}',
    '{% endcolumns %}',
    '{% embed url="u" %}',
    '{% endembed %}',
  ],
  ...[
    '{% file src="f" %}',
    '{% endfile %}',
    '{% content-ref url="a.md" %}',
    '[a.md](a.md)',
    '{% endcontent-ref %}',
    '{% page-ref page="p" %}',
  ],
  ...[
    '{% include "i.md" %}',
    '{% openapi src="s" path="/p" method="get" %}',
    '{% endopenapi %}',
    '{% if a.b %}',
    '{% endif %}',
    '{% prompt description="d" %}',
    '{% endprompt %}',
  ],
  ...[
    '{% updates format="full" %}',
    '{% update date="2026-01-01" %}',
    '{% endupdate %}',
    '{% endupdates %}',
    '{% odd %}',
    '{% endodd %}',
  ],
  ...[
    '{% @a/b %}',
    '{% @a/b c="d" e="f" %}',
    '{% @a/b c="',
    '" %}',
    'x" y="z" %}',
    '" data={"url":null} %}',
    '```diagram',
    '```diagram a="b"',
  ],
  ...[
    '<details>',
    '<details open>',
    '<summary>s *t*</summary>',
    '</details>',
    '<summary></summary>',
    '<div align="center">',
    '</div>',
    '<table>',
    '</table>',
  ],
  ...[
    '[^1]: note *n*',
    '[^1]:',
    '[^2]: two',
    'continued',
    '[r]: /u "t"',
    '<figure><img src="a" alt=""><figcaption>c</figcaption></figure>',
  ],
  ...[
    '<figure><img src="a" alt="q"><figcaption><p>x</p><p>y</p></figcaption></figure>',
    '<div align="left"><figure><img src="a" alt=""><figcaption></figcaption></figure></div>',
  ],
  ...[
    '<table><thead><tr><th>a</th><th data-hidden data-type="content-ref">b</th></tr></thead><tbody><tr><td>x<br>y</td><td><a href="c.md">c</a></td></tr></tbody></table>',
  ],
  ...[
    '<table data-view="cards"><thead><tr><th width="10">a</th></tr></thead><tbody><tr><td><ul><li>x</li></ul></td></tr><tr><td></td></tr></tbody></table>',
  ],
  ...[
    '<pre class="language-js"><code class="lang-js">a',
    '<strong>b',
    '</strong></code></pre>',
    '<pre><code>x</code></pre>',
    '<p align="center">t</p>',
    '<h2 align="right">h</h2>',
  ],
] as const

const rich = fc
  .tuple(
    fc.array(fc.constantFrom(...starts), { maxLength: 3 }),
    fc.array(fc.constantFrom(...inline), { maxLength: 7 }),
    fc.constantFrom('', ' '),
  )
  .map(([start, parts, glue]) => start.join('') + parts.join(glue))
const held = fc
  .tuple(fc.array(fc.constantFrom(...starts), { maxLength: 2 }), fc.constantFrom(...lines))
  .map(([start, line]) => start.join('') + line)
const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: rich },
      { weight: 2, arbitrary: held },
      { weight: 3, arbitrary: fc.constantFrom(...lines) },
    ),
    {
      maxLength: 14,
    },
  )
  .map((all) => all.join('\n'))

const href = (reference: ContentReference): string => (reference.kind === 'url' ? reference.url : '')
const picture = (document: RichTextDocument): string => document.nodes.map(stableJson).join('\n')

// Lines of real pages, if available: input that no list of pieces covers.
const real = (): readonly string[] => {
  const folder = corpusFolder()
  const files = folder === undefined ? generateCorpus(seed, 30, { size: 0.3 }) : readFolder(folder.path)
  const all = [...files].filter(([path]) => path.endsWith('.md'))
  return all.flatMap(([, bytes]) =>
    new TextDecoder()
      .decode(bytes)
      .split('\n')
      .filter((line) => line.length < 1000),
  )
}
const realLines = real()
const shuffled = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.nat(realLines.length - 1).map((at) => realLines[at] ?? '') },
      { weight: 1, arbitrary: fc.constantFrom(...lines) },
    ),
    { maxLength: 20 },
  )
  .map((all) => all.join('\n'))

const claimed: Fences = new Map([['diagram', { integration: 'a', block: 'b', body: 'text' }]])

const expectKept = (source: string): void => {
  for (const fences of [noFences, claimed]) {
    const read = (text: string) => parseMarkdown(text, { file: '', titled: false, fences }).document
    const document = read(source)
    const printed = printMarkdown(document, { href, fences })
    const again = read(printed)
    expect(picture(again)).toBe(picture(document))
    expect(printMarkdown(again, { href, fences })).toBe(printed)
  }
}

describe(
  `What is parsed survives printing, and prints alike again (seed ${seed})`,
  { timeout: 1_800_000 },
  () => {
    it('whatever the pieces are', () => {
      fc.assert(fc.property(text, expectKept), { seed, numRuns: runs(8_000, 200_000) })
    })

    it('whatever the order of the lines of real pages', () => {
      fc.assert(fc.property(shuffled, expectKept), { seed, numRuns: runs(2_000, 50_000) })
    })
  },
)

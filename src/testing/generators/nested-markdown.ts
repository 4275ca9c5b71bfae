/**
 * Random Markdown in which every construct of the grammar is nested in every other that can contain blocks: what a
 * careful author could write, a few levels deep. For malformed input see `markdown/round-trip.properties.test.ts`.
 */
import type { Chance } from './seeded.ts'

type Lines = readonly string[]
type Container = (inner: () => Lines, chance: Chance) => Lines
type Leaf = (chance: Chance) => Lines

const words = [
  'alpha',
  'beta',
  'gamma',
  'one two',
  'naïve',
  '漢字',
  '\u{1f469}\u200d\u{1f680}',
  'a_b',
  '3 * 4',
]

/** Inline constructs by name; `of` is the text inside. */
const inlines: { readonly [name: string]: (of: string) => string } = {
  plain: (of) => of,
  strong: (of) => `**${of}**`,
  emphasis: (of) => `*${of}*`,
  strike: (of) => `~~${of}~~`,
  code: (of) => `\`${of}\``,
  link: (of) => `[${of}](page.md "mention")`,
  site: (of) => `[${of}](https://example.org/a?b=c#d)`,
  image: (of) => `![${of}](a.png)`,
  sized: () => '<img src="a.png" alt="b" data-size="line">',
  emoji: () => ':smile:',
  formula: () => '$$a^2$$',
  expression: () => '{{ space.vars.a }}',
  note: () => '[^1]',
  mark: (of) => `<mark style="color:red;">${of}</mark>`,
  keyboard: (of) => `<kbd>${of}</kbd>`,
  button: (of) => `<a href="page.md" class="button primary">${of}</a>`,
  icon: () => '<i class="fa-gear">:gear:</i>',
  break: (of) => `${of}\\\n${of}`,
}

const sentence = (chance: Chance): string =>
  Array.from({ length: chance.between(1, 4) }, () => {
    let made = chance.pick(words)
    for (let times = chance.between(0, 3); times > 0; times -= 1)
      made = inlines[chance.pick(Object.keys(inlines))]?.(made) ?? made
    return made
  }).join(' ')
const phrase = (chance: Chance): string => chance.pick(words).replaceAll('*', '')

/** Blocks without child blocks. */
export const leaves: { readonly [name: string]: Leaf } = {
  paragraph: (chance) => sentence(chance).split('\n'),
  heading: (chance) => [`${'#'.repeat(chance.between(1, 6))} ${phrase(chance)}`],
  anchored: (chance) => [`## ${phrase(chance)} <a href="#own" id="own"></a>`],
  rule: () => ['***'],
  fence: (chance) => ['```js', phrase(chance), '', '  {% hint %}', '```'],
  titledCode: (chance) => [
    '{% code title="a" overflow="wrap" %}',
    '```',
    phrase(chance),
    '```',
    '{% endcode %}',
  ],
  markedCode: () => [
    '<pre class="language-js"><code class="lang-js">a <strong>b</strong>',
    '',
    'c</code></pre>',
  ],
  formula: () => ['$$', 'a', '=b', '$$'],
  pipes: (chance) => ['| a | b |', '| --- | :-: |', `| ${phrase(chance)} | **c** |`],
  table: (chance) => [
    '<table data-full-width="true"><thead><tr><th width="100">a</th><th data-type="checkbox">b</th></tr></thead>' +
      `<tbody><tr><td><p>${phrase(chance)}</p><ul><li>x</li></ul></td><td>true</td></tr></tbody></table>`,
  ],
  cards: () => [
    '<table data-view="cards"><thead><tr><th></th><th data-hidden data-card-target data-type="content-ref"></th></tr></thead>' +
      '<tbody><tr><td><strong>a</strong></td><td><a href="page.md">page.md</a></td></tr></tbody></table>',
  ],
  figure: (chance) => [
    `<figure><img src="a.png" alt="b" width="100"><figcaption><p>${phrase(chance)}</p></figcaption></figure>`,
  ],
  aligned: () => [
    '<div align="left"><figure><img src="a.png" alt=""><figcaption></figcaption></figure></div>',
  ],
  embed: () => ['{% embed url="https://example.org/v" %}'],
  captioned: (chance) => ['{% embed url="https://example.org/v" %}', phrase(chance), '{% endembed %}'],
  file: () => ['{% file src="a.pdf" %}'],
  reference: () => ['{% content-ref url="page.md" %}', '[page.md](page.md)', '{% endcontent-ref %}'],
  include: () => ['{% include "includes/a.md" %}'],
  operation: () => [
    '{% openapi-operation spec="a" path="/b" method="get" %}',
    '[OpenAPI a](https://example.org)',
    '{% endopenapi-operation %}',
  ],
  prompt: (chance) => ['{% prompt description="a" %}', '```', phrase(chance), '```', '{% endprompt %}'],
  html: (chance) => ['<section>', phrase(chance), '</section>'],
  integration: () => ['{% @other/block key="value" url="https://example.org/a" fullWidth="true" %}'],
  diagram: (chance) => [
    '{% @diagrams/drawing content="%%{init: {}}%%',
    `A["${phrase(chance)}"] --> B`,
    '',
    '    ```',
    '" title="a %} b" data={"props":{"count":3}} %}',
  ],
  unknown: () => ['{% other key="value" %}'],
}

/** Prefixes the first line with `first` and indents the others by its width. */
const indented = (first: string, lines: Lines): Lines =>
  lines.map((line, at) => (at === 0 ? first + line : line === '' ? '' : ' '.repeat(first.length) + line))

const tagged =
  (open: string, close: string): Container =>
  (inner) => [`{% ${open} %}`, ...inner(), `{% ${close} %}`]
const parts =
  (outer: string, part: string, attributes = ''): Container =>
  (inner, chance) => [
    `{% ${outer} %}`,
    ...Array.from({ length: chance.between(1, 3) }, () => [
      `{% ${part}${attributes} %}`,
      ...inner(),
      `{% end${part} %}`,
      '',
    ]).flat(),
    `{% end${outer} %}`,
  ]
const items =
  (marker: (at: number) => string): Container =>
  (inner, chance) =>
    Array.from({ length: chance.between(1, 3) }, (_, at) => [
      ...indented(marker(at), [sentence(chance).replaceAll('\n', ' '), '', ...inner()]),
    ]).flat()

/** Blocks with child blocks. */
export const containers: { readonly [name: string]: Container } = {
  quote: (inner) => inner().map((line) => (line === '' ? '>' : `> ${line}`)),
  bullets: items(() => '* '),
  numbers: items((at) => `${at + 1}. `),
  tasks: items((at) => `* [${at === 0 ? 'x' : ' '}] `),
  hint: tagged('hint style="info"', 'endhint'),
  condition: tagged('if visitor.claims.a', 'endif'),
  tabs: parts('tabs', 'tab', ' title="A"'),
  steps: parts('stepper', 'step'),
  columns: parts('columns', 'column', ' width="50%"'),
  updates: parts('updates format="full"', 'update', ' date="2026-01-01"'),
  details: (inner, chance) => [
    '<details>',
    '',
    `<summary>${phrase(chance)}</summary>`,
    '',
    ...inner(),
    '',
    '</details>',
  ],
}

const blocks = (chance: Chance, depth: number): Lines =>
  Array.from({ length: chance.between(1, 3) }, (_, at): Lines => {
    const inside =
      depth > 0 && chance.odds(0.6) ? containers[chance.pick(Object.keys(containers))] : undefined
    const lines =
      inside === undefined
        ? (leaves[chance.pick(Object.keys(leaves))]?.(chance) ?? [])
        : inside(() => blocks(chance, depth - 1), chance)
    return at === 0 ? lines : ['', ...lines]
  }).flat()

/** A text whose blocks are nested at most `depth` levels deep. */
export const nestedMarkdown = (chance: Chance, depth: number): string =>
  [...blocks(chance, depth), '', '[^1]: A note with *words*.', ''].join('\n')

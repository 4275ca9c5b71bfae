import { posix } from 'node:path'
import { headingOf, noun, sentence, words } from './corpus-vocabulary.ts'
import type { Chance } from './seeded.ts'

/** A page before its text: what others need to link to it. `depth` 0 is the top of the tree. */
export type PlannedPage = {
  path: string
  title: string
  depth: number
  group: string
  headings: { text: string; id: string }[]
}

type Setting = { chance: Chance; length: number; pages: readonly PlannedPage[]; images: readonly string[] }

/** The context for writing a block: the setting, and the page of the block. */
type Scene = Setting & { page: PlannedPage }

/**
 * Frequencies of blocks, chosen so that a page has on average as many of each as in a real folder of 185 pages (1.2
 * hints, 1.7 titled code blocks, 0.9 figures, 12 links …). Kinds with less than one in fifty pages there are slightly
 * more frequent here, so that a small corpus contains them too.
 */
const weights = {
  paragraph: 200,
  bullets: 24,
  numbers: 5,
  fence: 62,
  code: 9,
  hint: 7,
  details: 9,
  figure: 5,
  table: 2,
  htmlTable: 1.8,
  contentRef: 0.9,
  quote: 2,
  embed: 0.7,
  tabs: 0.8,
  stepper: 0.4,
  columns: 0.4,
  file: 0.3,
  rule: 0.5,
} as const

/** The text of a page of about `length` characters: front matter on two of three pages, headings evenly distributed. */
export function markdownOf(page: PlannedPage, setting: Setting): string {
  const scene = { ...setting, page }
  const { chance } = setting
  const blocks: string[] = []
  if (chance.odds(0.66)) {
    const icon = chance.odds(0.19) ? `icon: ${chance.pick(['window', 'rocket', 'gear'])}\n` : ''
    blocks.push(`---\ndescription: ${sentence(chance).replaceAll(':', '')}\n${icon}---`)
  }
  blocks.push(`# ${page.title}`, paragraph(scene))
  let written = 0
  for (const [index, heading] of page.headings.entries()) {
    // Half of real headings have an anchor from an earlier editor.
    const anchor = chance.odds(0.5) ? ` <a href="#${heading.id}" id="${heading.id}"></a>` : ''
    blocks.push(`${index > 0 && chance.odds(0.5) ? '###' : '##'} ${heading.text}${anchor}`)
    const until = ((index + 1) / page.headings.length) * setting.length
    do {
      const block = writers[chance.weighted(weights)](scene)
      written += block.length
      blocks.push(block)
    } while (written < until)
  }
  return `${blocks.join('\n\n')}\n`
}

const writers: Readonly<Record<keyof typeof weights, (scene: Scene) => string>> = {
  paragraph,
  bullets: (scene) => list(scene, () => '*'),
  numbers: (scene) => list(scene, (index) => `${index + 1}.`),
  fence,
  code: (scene) =>
    `{% code title="${noun(scene.chance)}.conf" overflow="wrap" %}\n${fence(scene)}\n{% endcode %}`,
  hint: (scene) => {
    const style = scene.chance.pick(['info', 'info', 'success', 'warning', 'danger'])
    return `{% hint style="${style}" %}\n${paragraph(scene)}\n{% endhint %}`
  },
  details: (scene) => {
    return `<details>\n\n<summary>${headingOf(scene.chance)}</summary>\n\n${paragraph(scene)}\n\n</details>`
  },
  figure: (scene) => {
    const caption = `<figcaption><p>${headingOf(scene.chance)}</p></figcaption>`
    return `<figure><img src="${toRoot(scene)}.gitbook/assets/${scene.chance.pick(scene.images)}" alt="">${caption}</figure>`
  },
  table: ({ chance }) => {
    const width = chance.between(2, 5)
    const row = (cell: () => string): string => `| ${Array.from({ length: width }, cell).join(' | ')} |`
    const rows = Array.from({ length: chance.between(2, 12) }, () =>
      row(() => words(chance, chance.between(1, 6))),
    )
    return [row(() => headingOf(chance)), row(() => '---'), ...rows].join('\n')
  },
  htmlTable: ({ chance }) => {
    const width = chance.between(2, 4)
    const row = (tag: string): string =>
      `<tr>${`<${tag}>${words(chance, chance.between(1, 8))}</${tag}>`.repeat(width)}</tr>`
    const body = Array.from({ length: chance.between(2, 10) }, () => row('td')).join('')
    return `<table data-full-width="true"><thead>${row('th')}</thead><tbody>${body}</tbody></table>`
  },
  contentRef: (scene) => {
    const { path } = scene.chance.pick(scene.pages)
    const target = posix.relative(posix.dirname(scene.page.path), path) || posix.basename(path)
    return `{% content-ref url="${target}" %}\n[${target}](${target})\n{% endcontent-ref %}`
  },
  quote: ({ chance }) => `> ${sentence(chance)}\n> ${sentence(chance)}`,
  embed: ({ chance }) => `{% embed url="https://www.youtube.com/watch?v=${chance.between(1e6, 9e6)}" %}`,
  tabs: (scene) => {
    const tab = (): string => `{% tab title="${headingOf(scene.chance)}" %}\n${fence(scene)}\n{% endtab %}`
    return `{% tabs %}\n${tab()}\n\n${tab()}\n{% endtabs %}`
  },
  stepper: (scene) => {
    const step = (): string =>
      `{% step %}\n#### ${headingOf(scene.chance)}\n\n${paragraph(scene)}\n{% endstep %}`
    return `{% stepper %}\n${step()}\n\n${step()}\n{% endstepper %}`
  },
  columns: (scene) => {
    const column = (width: string): string =>
      `{% column width="${width}" %}\n${paragraph(scene)}\n{% endcolumn %}`
    return `{% columns %}\n${column('66.66666666666666%')}\n\n${column('33.33333333333334%')}\n{% endcolumns %}`
  },
  file: (scene) => `{% file src="${toRoot(scene)}.gitbook/assets/${scene.chance.pick(scene.images)}" %}`,
  rule: () => '***',
}

function paragraph(scene: Scene): string {
  const sentences = scene.chance.between(1, 5)
  return Array.from({ length: sentences }, () => sentence(scene.chance, (text) => mark(scene, text))).join(
    ' ',
  )
}

/** Real pages mark about one word per sentence: mostly code, then bold, then a link. */
function mark(scene: Scene, text: string): string {
  const kind = scene.chance.weighted({ plain: 50, code: 38, bold: 9, italic: 3, link: 6, site: 1.5 })
  if (kind === 'code') return `\`${noun(scene.chance)}-${noun(scene.chance)}\``
  if (kind === 'bold') return `**${text}**`
  if (kind === 'italic') return `_${text}_`
  if (kind === 'link') return linkTo(scene)
  return kind === 'site' ? `[${text}](https://example.org/${noun(scene.chance)})` : text
}

/** A link to a page by relative path, half of them to a heading; links within this page are bare anchors. */
function linkTo(scene: Scene): string {
  const { chance, page } = scene
  const target = chance.pick(scene.pages)
  const heading = chance.odds(0.5) ? chance.pick(target.headings) : undefined
  const path = target === page ? '' : posix.relative(posix.dirname(page.path), target.path)
  const anchor = heading === undefined ? '' : `#${heading.id}`
  return `[${heading?.text ?? target.title}](${path + anchor || posix.basename(page.path)})`
}

function list(scene: Scene, bullet: (index: number) => string): string {
  const { chance } = scene
  return Array.from({ length: chance.between(2, 9) }, (_, index) => {
    const item = `${bullet(index)} ${sentence(chance, (text) => mark(scene, text))}`
    const inner = `\n${' '.repeat(bullet(index).length + 1)}* ${sentence(chance)}`
    return chance.odds(0.15) ? item + inner : item
  }).join('\n')
}

const languages = ['', '', '', '', 'python', 'bash', 'erlang', 'cli', 'json', 'yang', 'xml', 'java']

function fence({ chance }: Scene): string {
  const lines = Array.from({ length: chance.between(2, 18) }, () => {
    const indent = '  '.repeat(chance.between(0, 3))
    // Tags inside code are code.
    const end = chance.odds(0.02) ? ' {% hint style="info" %}' : ''
    return `${indent}${noun(chance)}_${noun(chance)} = "${words(chance, chance.between(1, 6))}"${end}`
  })
  return `\`\`\`${chance.pick(languages)}\n${lines.join('\n')}\n\`\`\``
}

function toRoot(scene: Scene): string {
  return '../'.repeat(scene.page.path.split('/').length - 1)
}

/** Code from other programs: lines in a monospace font, and blocks with various ways to name their language. */
import { each, textsAndSpaces, wordsOf } from './dom.ts'
import { isAllMono, isMono } from './marks.ts'

/** The text of a line as displayed: source line breaks are dropped, and spaces are kept where CSS preserves them. */
const lineOf = (element: Element): string => {
  each(element, 'br', (end) => end.replaceWith('\v'))
  const words = textsAndSpaces(element).map((text) => {
    const content = text.nodeValue ?? ''
    const kept = /^(?:pre|break)/u.test(text.parentElement?.style.whiteSpace ?? '')
    return kept ? content : content.replaceAll(/[ \t\r\n]+/gu, ' ')
  })
  // A leading space comes from the source, unless it is preserved.
  return words
    .join('')
    .replace(/^ (?! )/u, '')
    .replaceAll('\u00A0', ' ')
    .replaceAll('\v', '\n')
    .trimEnd()
}

const blockOf = (around: Document, lines: readonly string[], language?: string): HTMLElement => {
  const block = around.createElement('pre')
  const code = around.createElement('code')
  if (language !== undefined) code.className = `language-${language}`
  code.textContent = lines.join('\n')
  block.append(code)
  return block
}

/** Word, LibreOffice and Google Docs have no code blocks: code is a sequence of paragraphs in a monospace font. */
const codeOfParagraphs = (root: ParentNode): void => {
  const isLine = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement && element.tagName === 'P' && isAllMono(element)
  // A single empty line between two code lines belongs to the code.
  const isGap = (element: Element | null): boolean => element?.tagName === 'P' && wordsOf(element) === ''
  const taken = new Set<Element>()
  each(root, 'p', (first) => {
    if (taken.has(first) || !isLine(first) || first.closest('li') !== null) return
    const lines: Element[] = [first]
    for (let next = first.nextElementSibling; ; next = lines.at(-1)?.nextElementSibling ?? null) {
      if (isLine(next)) lines.push(next)
      else if (next !== null && isGap(next) && isLine(next.nextElementSibling)) lines.push(next)
      else break
    }
    const printedLines = lines.map(lineOf)
    // A single line may be a command quoted in the text.
    if (lines.length < 2 && !(printedLines[0] ?? '').includes('\n')) return
    for (const line of lines) taken.add(line)
    first.before(blockOf(first.ownerDocument, printedLines))
    for (const line of lines) line.remove()
  })
}

/** Code editors copy lines as elements with preserved whitespace. */
const codeOfEditors = (root: ParentNode): void =>
  each(root, 'div', (around) => {
    if (!isMono(around) || !/^pre/u.test(around.style.whiteSpace)) return
    const lines = [...around.children].every((line) => line.tagName === 'DIV' || line.tagName === 'BR')
      ? [...around.children].map(lineOf)
      : [lineOf(around)]
    around.replaceWith(blockOf(around.ownerDocument, lines))
  })

/** The language in the class names of a code block: `highlight-source-js`. */
const languageIn = (names: string): string | undefined =>
  /\bhighlight-(?:source|text)-([a-z0-9+#]+)/u.exec(names)?.[1] ??
  /\bbrush:\s*([a-z0-9+#]+)/u.exec(names)?.[1]

/** Normalizes all representations of code. */
export const codeBlocks = (root: ParentNode): void => {
  codeOfEditors(root)
  codeOfParagraphs(root)
  each(root, 'pre', (block) => {
    each(block, 'br', (end) => end.replaceWith('\n'))
    const classLanguage = languageIn(`${block.parentElement?.className ?? ''} ${block.className}`)
    const code = block.querySelector('code') ?? block
    const language = /(?:^|\s)lang(?:uage)?-([\w+#-]+)/u.exec(code.className)?.[1] ?? classLanguage
    const source = (code.textContent ?? '').replaceAll('\u00A0', ' ').replace(/\n$/u, '')
    block.replaceWith(blockOf(block.ownerDocument, [source], language?.toLowerCase()))
  })
}

/** A rendered formula: its source is next to it. */
export const formulas = (root: ParentNode): void =>
  each(root, '.katex', (drawn) => {
    const source = drawn.querySelector('annotation')?.textContent?.trim()
    if (source === undefined || source === '') return
    const span = drawn.ownerDocument.createElement('span')
    span.dataset['inline'] = 'inline-math'
    span.dataset['data'] = JSON.stringify({
      object: 'inline',
      type: 'inline-math',
      data: { formula: source },
      isVoid: true,
      nodes: [],
    })
    drawn.replaceWith(span)
  })

/** Code of a component: to read, or to edit where it has a state key. */
import { resolveText } from '../../content/contentkit/bindings.ts'
import type { CodeBlockElement, ContentElement } from '../../content/contentkit/elements.ts'
import { syntaxName } from '../body/syntaxes.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing, trusted } from '../html.ts'
import type { ComponentContext } from './print-options.ts'
import { printButtons } from './print-text.ts'

type PrintChildren = (children: readonly ContentElement[]) => Html

/** Each line is an element, as in the code of a page. */
const printLines = (text: string): Html => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  return markup`${lines.flatMap((line, index) => {
    const printed = markup`<span class="line">${line}</span>`
    return index === 0 ? [printed] : [trusted('\n'), printed]
  })}`
}

/** Lines after which they are not elements of their own, to bound the size of the page. */
const mostLines = 2000

const printText = (text: string): Html =>
  text.split('\n', mostLines + 1).length > mostLines ? markup`${text}` : printLines(text)

const editor = ({ state, onContentChange, syntax }: CodeBlockElement, text: string): Html =>
  markup`<textarea${attributes({
    class: 'ck-code-field',
    dir: 'ltr',
    rows: Math.min(20, Math.max(3, text.split('\n').length)),
    spellcheck: 'false',
    'aria-label': syntaxName(syntax) ?? state,
    'data-state': state,
    'data-content-change': onContentChange && JSON.stringify(onContentChange),
  })}>${text}</textarea>`

/** `children` prints the elements of its header and footer. */
export const printCodeBlock = (
  code: CodeBlockElement,
  context: ComponentContext,
  children: PrintChildren,
): Html => {
  const { content, state, syntax, lineNumbers, header, footer, buttons } = code
  const held = state === undefined ? undefined : context.state[state]
  const text = typeof held === 'string' ? held : resolveText(content, context.state)
  const name = syntaxName(syntax)
  const bar = (look: string, elements: readonly ContentElement[] | undefined): Html =>
    elements === undefined || elements.length === 0
      ? nothing
      : markup`<div class="${look}">${children(elements)}</div>`
  const bound = typeof content === 'string' ? undefined : content.$state
  const body =
    state === undefined
      ? markup`<pre${attributes({ tabindex: 0, dir: 'ltr', 'data-bound': bound })}><code>${printText(text)}</code></pre>`
      : editor(code, text)
  return markup`<div class="code${lineNumbers === true && state === undefined ? ' numbered' : ''}">${
    name === undefined ? nothing : markup`<div class="code-head"><span>${name}</span></div>`
  }${bar('ck-code-bar', header)}${body}${printButtons(buttons)}${bar('ck-code-bar', footer)}</div>`
}

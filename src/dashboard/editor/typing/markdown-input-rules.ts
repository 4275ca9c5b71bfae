/** Markdown input rules: prefixes of a line create blocks, delimiters around text create marks. */
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from '@tiptap/pm/inputrules'
import type { Mark, Node, ResolvedPos } from '@tiptap/pm/model'
import { TextSelection, type EditorState, type Plugin, type Transaction } from '@tiptap/pm/state'
import type { ContentReference, JsonObject } from '../../../content/document/document.ts'
import { knownEmoji } from '../../documents/emoji-names.ts'
import { alertStyle } from './github-alerts.ts'
import { markType, nodeType } from '../schema/node-types.ts'

/** Whether an unclosed backtick precedes: the text is going to be code. */
const beginsCode = ({ parent, parentOffset }: ResolvedPos): boolean =>
  (parent.textBetween(0, parentOffset, '', ' ').match(/`/gu)?.length ?? 0) % 2 === 1

/** Placeholder in the matched text for non-text inlines: an emoji, a mention, a line break. */
const atom = '\uFFFC'

/** The text including what is being typed, because the end of the match is not in the document yet. */
const withTyped = (state: EditorState, match: string, start: number, end: number): Transaction => {
  // One character if it replaces a selection, otherwise the missing end of the match.
  const typed = Math.max(1, match.length - (end - start))
  return state.tr.insertText(match.slice(-typed), start + match.length - typed, end)
}

const isCode = (marks: readonly Mark[]): boolean => marks.some(({ type }) => type.spec.code === true)

/**
 * Marks text between two delimiters: `**bold**`. The text before the delimiter is the first group. The delimiters are
 * removed; the content between them stays unchanged, including other marks, emoji and mentions.
 */
const markRule = (sign: RegExp, name: string): InputRule =>
  new InputRule(sign, (state, match, start, end) => {
    const [all = '', before = '', words = ''] = match
    const from = start + before.length
    const length = (all.length - before.length - words.length) / 2
    const [$from, type] = [state.doc.resolve(from), markType(name)]
    if (words === '' || !$from.parent.type.allowsMarkType(type) || beginsCode($from)) return null
    // Delimiters in code are literal.
    const typing = state.storedMarks ?? state.doc.resolve(end).marks()
    if (isCode(typing) || isCode($from.nodeAfter?.marks ?? [])) return null
    const tr = withTyped(state, all, start, end)
    const behind = from + length + words.length
    tr.delete(behind, behind + length).delete(from, from + length)
    return tr.addMark(from, behind - length, type.create()).removeStoredMark(type)
  })

/** Replaces typed text by an inline without a rich view. */
const inlineRule = (
  sign: RegExp,
  inlineOf: (match: RegExpMatchArray) => { readonly type: string; readonly data: object } | undefined,
): InputRule =>
  new InputRule(
    sign,
    (state, match, start, end) => {
      const from = start + (match[1] ?? '').length
      const inline = inlineOf(match)
      const $from = state.doc.resolve(from)
      // Other inlines cannot be part of it, and must not be lost.
      if (inline === undefined || beginsCode($from) || match[2]?.includes(atom) === true) return null
      if (!$from.parent.type.contentMatch.matchType(nodeType('carried_inline'))) return null
      const node = nodeType('carried_inline').create({ node: { object: 'inline', isVoid: true, ...inline } })
      return state.tr.replaceWith(from, end, node)
    },
    { inCodeMark: false },
  )

/** The target of a typed URL; undefined for other text. */
export const typedAddress = (text: string): ContentReference | undefined =>
  /^(?:https?:\/\/[^\s/]|mailto:.|tel:.)\S*$/iu.test(text) ? { kind: 'url', url: text } : undefined

const linkRule = new InputRule(/(^|[^!\\])\[([^[\]]+)\]\(([^\s()]+)\)$/u, (state, match, start, end) => {
  const [all = '', before = '', words = '', address = ''] = match
  const from = start + before.length
  const ref = typedAddress(address)
  const [$from, type] = [state.doc.resolve(from), markType('link')]
  if (ref === undefined || beginsCode($from) || !$from.parent.type.allowsMarkType(type)) return null
  const behind = from + 1 + words.length
  const tr = withTyped(state, all, start, end)
  tr.delete(behind, start + all.length).delete(from, from + 1)
  return tr.addMark(from, behind - 1, type.create({ data: { ref } })).removeStoredMark(type)
})

/** Pictures are blocks: the text around one becomes a line before it and one after it. */
const pictureRule = new InputRule(
  /(^|[^\\])!\[([^[\]]*)\]\(([^\s()]+)\)$/u,
  (state, match, start, end) => {
    const from = start + (match[1] ?? '').length
    const url = match[3] ?? ''
    const $from = state.doc.resolve(from)
    const { parent } = $from
    if (!/^https?:\/\/[^\s/]/iu.test(url) || parent.type.name !== 'paragraph' || beginsCode($from))
      return null
    if (match[2]?.includes(atom) === true) return null
    const holder = $from.node(-1)
    const [nth, alt] = [$from.index(-1), (match[2] ?? '').trim()]
    if (!holder.canReplaceWith(nth, nth + 1, nodeType('images'))) return null
    const data = { ref: { kind: 'url', url }, ...(alt === '' ? {} : { alt }) }
    const picture = nodeType('images').create(null, nodeType('image').create({ data }))
    // The first line keeps the key if it has text.
    const typed = parent.textBetween(0, $from.parentOffset, undefined, atom)
    const spaces = typed.length - typed.trimEnd().length
    const head = parent.copy(parent.content.cut(0, $from.parentOffset - spaces))
    const rest = nodeType('paragraph').create(null, parent.content.cut($from.parentOffset + end - from))
    const nodes = head.content.size === 0 ? [picture, rest] : [head, picture, rest]
    const { tr } = state
    tr.replaceWith($from.before(), $from.after(), nodes)
    const behind = $from.before() + nodes.slice(0, -1).reduce((sum, node) => sum + node.nodeSize, 0)
    return tr.setSelection(TextSelection.create(tr.doc, behind + 1))
  },
  { inCodeMark: false },
)

/** `[!NOTE]` and a space at the start of a quote: GitHub alerts become hints. */
const alertRule = new InputRule(/^\[!([A-Za-z]+)\]\s$/u, (state, match, start, end) => {
  const style = alertStyle(match[1] ?? '')
  const $start = state.doc.resolve(start)
  const quote = $start.depth < 2 ? undefined : $start.node(-1)
  if (style === undefined || quote?.type.name !== 'blockquote' || $start.index(-1) !== 0) return null
  const at = $start.before(-1)
  const { tr } = state
  tr.delete(start, end)
  return tr.setNodeMarkup(at, nodeType('hint'), { ...quote.attrs, data: { style } })
})

/** Replaces the line by a divider; the text after the caret continues below. */
const dividerRule = new InputRule(/^(?:---|\*\*\*|___)$/u, (state, _match, start, end) => {
  const { parent } = state.doc.resolve(start)
  if (parent.type.name !== 'paragraph') return null
  const tr = state.tr.delete(start, end)
  const line = tr.doc.resolve(start).before()
  tr.insert(line, nodeType('divider').create())
  return tr.setSelection(TextSelection.create(tr.doc, line + 2))
})

/** The item whose first line starts at the caret's position; undefined elsewhere. */
const itemAt = ($at: ResolvedPos): { readonly list: Node; readonly item: Node } | undefined => {
  const item = $at.depth < 3 ? undefined : $at.node(-1)
  if (item?.type.name !== 'list_item' || $at.index(-1) !== 0) return undefined
  return { list: $at.node(-2), item }
}

/** A list marker typed again in an existing item is removed, for people who type every marker. */
const signAgain = (sign: RegExp, lists: readonly string[]): InputRule =>
  new InputRule(sign, (state, _match, start, end) => {
    const found = itemAt(state.doc.resolve(start))
    return found !== undefined && lists.includes(found.list.type.name) ? state.tr.delete(start, end) : null
  })

/** Turns a line into a task, or an item of another list, which is split around it. */
const taskRule = new InputRule(/^\[([ x]?)\]\s$/u, (state, match, start, end) => {
  const $start = state.doc.resolve(start)
  const found = itemAt($start)
  const tr = state.tr.delete(start, end)
  const checked = match[1] === 'x'
  if (found === undefined) {
    const range = tr.doc.resolve(start).blockRange()
    if (range === null || range.parent.type.name === 'list_item') return null
    return tr.wrap(range, [
      { type: nodeType('list_tasks') },
      { type: nodeType('list_item'), attrs: { data: { checked } } },
    ])
  }
  const { list, item } = found
  const at = $start.before(-1)
  const data = item.attrs['data'] as JsonObject
  tr.setNodeMarkup(at, null, { ...item.attrs, data: { ...data, checked } })
  if (list.type.name === 'list_tasks') return tr
  const nth = $start.index(-2)
  if (nth < list.childCount - 1) tr.split(tr.mapping.map($start.after(-1)))
  if (nth > 0) tr.split(at)
  return tr.setNodeMarkup(nth > 0 ? at + 1 : at - 1, nodeType('list_tasks'), { key: null, data: {} })
})

/** The info string of a code fence: `js`. */
export const fence = /^(?:```|~~~)([\w+#.-]*)$/u

export const markdownTyping = (): Plugin =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6})\s$/u, nodeType('heading'), (match) => ({
        level: (match[1] ?? '#').length,
      })),
      wrappingInputRule(/^>\s$/u, nodeType('blockquote')),
      signAgain(/^[-*+]\s$/u, ['list_unordered', 'list_tasks']),
      signAgain(/^\d{1,9}[.)]\s$/u, ['list_ordered']),
      wrappingInputRule(/^[-*+]\s$/u, nodeType('list_unordered')),
      wrappingInputRule(/^(\d{1,9})[.)]\s$/u, nodeType('list_ordered'), (match) => ({
        data: match[1] === '1' ? {} : { start: Number(match[1]) },
      })),
      alertRule,
      taskRule,
      textblockTypeInputRule(/^(?:```|~~~)([\w+#.-]*)\s$/u, nodeType('code_block'), (match) => ({
        data: (match[1] ?? '') === '' ? {} : { syntax: match[1] },
        lines: null,
      })),
      dividerRule,
      markRule(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/u, 'bold'),
      markRule(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/u, 'italic'),
      // Underscores inside a word are part of a name.
      markRule(/(^|[^\p{L}\p{N}_])__([^_\s](?:[^_]*[^_\s])?)__$/u, 'bold'),
      markRule(/(^|[^\p{L}\p{N}_])_([^_\s](?:[^_]*[^_\s])?)_$/u, 'italic'),
      markRule(/(^|[^~])~~([^~]+)~~$/u, 'strikethrough'),
      markRule(/(^|[^`])`([^`]+)`$/u, 'code'),
      pictureRule,
      linkRule,
      inlineRule(/(^|[^$])\$\$([^$\s](?:[^$]*[^$\s])?)\$\$$/u, (match) => ({
        type: 'inline-math',
        data: { formula: match[2] ?? '' },
      })),
      inlineRule(/(^|[^\w:/.])(?::)([a-z0-9_+-]{1,60}):$/u, (match) => {
        const code = match[2] ?? ''
        // As in the Markdown parser: a shortcode contains a letter.
        return /[a-z]/u.test(code) && knownEmoji(code) !== undefined
          ? { type: 'emoji', data: { code } }
          : undefined
      }),
    ],
  })

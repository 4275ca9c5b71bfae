/** Markdown while it is typed: signs at the beginning of a line make blocks, signs around words make marks. */
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from '@tiptap/pm/inputrules'
import type { ResolvedPos } from '@tiptap/pm/model'
import { TextSelection, type Plugin } from '@tiptap/pm/state'
import type { ContentReference } from '../../content/document.ts'
import { knownEmoji } from '../documents/emoji-names.ts'
import { alertStyle } from './paste/alerts.ts'
import { markType, nodeType } from './node-types.ts'
import { schema } from './schema.ts'

/** Whether a backtick stands before that waits for its other one: what is written then is to be code. */
const beginsCode = ({ parent, parentOffset }: ResolvedPos): boolean =>
  (parent.textBetween(0, parentOffset, '', ' ').match(/`/gu)?.length ?? 0) % 2 === 1

/** Text between two signs becomes marked: `**bold**`. What stands before the sign is the first group. */
const markRule = (sign: RegExp, name: string): InputRule =>
  new InputRule(
    sign,
    (state, match, start, end) => {
      const words = match[2] ?? ''
      const from = start + (match[1] ?? '').length
      const $from = state.doc.resolve(from)
      if (words === '' || !$from.parent.type.allowsMarkType(markType(name))) return null
      const { tr } = state
      tr.replaceWith(from, end, schema.text(words, [...$from.marks(), markType(name).create()]))
      return tr.removeStoredMark(markType(name))
    },
    { inCodeMark: false },
  )

/** An inline without a rich view in the place of what was typed for it. */
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
      if (inline === undefined || beginsCode($from)) return null
      if (!$from.parent.type.contentMatch.matchType(nodeType('carried_inline'))) return null
      const node = nodeType('carried_inline').create({ node: { object: 'inline', isVoid: true, ...inline } })
      return state.tr.replaceWith(from, end, node)
    },
    { inCodeMark: false },
  )

/** Where a typed address leads; undefined for what is no address. */
export const typedAddress = (text: string): ContentReference | undefined =>
  /^(?:https?:\/\/[^\s/]|mailto:.|tel:.)\S*$/iu.test(text) ? { kind: 'url', url: text } : undefined

const linkRule = new InputRule(
  /(^|[^!\\])\[([^[\]]+)\]\(([^\s()]+)\)$/u,
  (state, match, start, end) => {
    const from = start + (match[1] ?? '').length
    const ref = typedAddress(match[3] ?? '')
    const $from = state.doc.resolve(from)
    if (ref === undefined || beginsCode($from) || !$from.parent.type.allowsMarkType(markType('link')))
      return null
    const link = markType('link').create({ data: { ref } })
    const { tr } = state
    tr.replaceWith(from, end, schema.text(match[2] ?? '', [...$from.marks(), link]))
    return tr.removeStoredMark(markType('link'))
  },
  { inCodeMark: false },
)

/** A picture stands beside lines: what is written around it becomes a line before it and one behind it. */
const pictureRule = new InputRule(
  /(^|[^\\])!\[([^[\]]*)\]\(([^\s()]+)\)$/u,
  (state, match, start, end) => {
    const from = start + (match[1] ?? '').length
    const url = match[3] ?? ''
    const $from = state.doc.resolve(from)
    const { parent } = $from
    if (!/^https?:\/\/[^\s/]/iu.test(url) || parent.type.name !== 'paragraph' || beginsCode($from))
      return null
    const holder = $from.node(-1)
    const [nth, alt] = [$from.index(-1), (match[2] ?? '').trim()]
    if (!holder.canReplaceWith(nth, nth + 1, nodeType('images'))) return null
    const data = { ref: { kind: 'url', url }, ...(alt === '' ? {} : { alt }) }
    const picture = nodeType('images').create(null, nodeType('image').create({ data }))
    // The line keeps its key as long as it has words.
    const spaces =
      /\s*$/u.exec(parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC'))?.[0].length ?? 0
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

/** `[!NOTE]` and a space at the beginning of a quote: the alerts of GitHub are hints here. */
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

const dividerRule = new InputRule(/^(?:---|\*\*\*|___)$/u, (state, _match, start) => {
  const $start = state.doc.resolve(start)
  if ($start.parent.type.name !== 'paragraph') return null
  return state.tr.replaceWith($start.before(), $start.after(), [
    nodeType('divider').create(),
    nodeType('paragraph').create(),
  ])
})

const taskRule = new InputRule(/^\[([ x]?)\]\s$/u, (state, match, start, end) => {
  const tr = state.tr.delete(start, end)
  const range = tr.doc.resolve(start).blockRange()
  if (range === null || range.parent.type.name === 'list_item') return null
  return tr.wrap(range, [
    { type: nodeType('list_tasks') },
    { type: nodeType('list_item'), attrs: { data: { checked: match[1] === 'x' } } },
  ])
})

/** What a fence of code says behind its signs: `js`. */
export const fence = /^(?:```|~~~)([\w+#.-]*)$/u

export const markdownTyping = (): Plugin =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6})\s$/u, nodeType('heading'), (match) => ({
        level: (match[1] ?? '#').length,
      })),
      wrappingInputRule(/^>\s$/u, nodeType('blockquote')),
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
      // Underscores inside of a word are part of a name.
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
        // As Markdown is read: a shortcode has a letter.
        return /[a-z]/u.test(code) && knownEmoji(code) !== undefined
          ? { type: 'emoji', data: { code } }
          : undefined
      }),
    ],
  })

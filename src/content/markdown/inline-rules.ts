/** Inline syntax beyond CommonMark: `$$math$$`, `{{ expression }}`, `[^footnote]`, `:shortcode:`. */
import { joinedLines } from '../document/linear-text.ts'
import type { Environment, MarkdownIt } from './block-rules.ts'

type InlineRule = Parameters<MarkdownIt['inline']['ruler']['push']>[1]

const shortcode = /:([a-z0-9_+-]{1,60}):/y
const footnote = /\[\^([^\]\s]{1,100})\]/y
const expression = /\{\{((?:[^{}\n]|\{[^{}\n]*\}){1,1024}?)\}\}/y

const at = (pattern: RegExp, text: string, position: number): RegExpExecArray | null => {
  pattern.lastIndex = position
  return pattern.exec(text)
}

const special: InlineRule = (state, silent) => {
  const { src, pos } = state
  const put = (type: string, content: string, length: number): true => {
    if (!silent) state.push(type, '', 0).content = content
    state.pos += length
    return true
  }
  switch (src[pos]) {
    case '$': {
      if (src[pos + 1] !== '$') return false
      const end = src.indexOf('$$', pos + 2)
      if (end <= pos + 2 || end >= state.posMax) return false
      const written = src.slice(pos + 2, end)
      // TeX treats a line break as a space, but it also ends a comment: such a formula cannot be put on one line.
      if (written.includes('\n') && /(?<!\\)%/.test(written)) return false
      return put('inline_math', joinedLines(written, ' ', ' \t'), end + 2 - pos)
    }
    case '{': {
      if (src[pos + 1] !== '{') return false
      const match = at(expression, src, pos)
      const source = match?.[1]?.trim() ?? ''
      return match !== null && source !== '' && put('expression', source, match[0].length)
    }
    case '[': {
      const match = src[pos + 1] === '^' ? at(footnote, src, pos) : null
      if (match === null || !(state.env as unknown as Environment).footnotes.has(match[1] ?? '')) return false
      return put('footnote_ref', match[1] ?? '', match[0].length)
    }
    case ':': {
      const match = at(shortcode, src, pos)
      if (match === null || !/[a-z]/.test(match[1] ?? '')) return false
      if (/[\w:/.]/.test(src[pos - 1] ?? '') || /[\w:/]/.test(src[pos + match[0].length] ?? '')) return false
      return put('emoji', match[1] ?? '', match[0].length)
    }
    default:
      return false
  }
}

export const addInlineRules = (md: MarkdownIt): void => {
  md.inline.ruler.before('escape', 'special', special)
}

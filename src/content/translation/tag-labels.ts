/** What the tags of a text stand for, in words, for people who edit it. */
import { emojiText } from '../document/block-text.ts'
import type { Inline, Json, Leaf, Mark } from '../document/document.ts'
import { referenceOf } from '../document/reference.ts'

const longestLabel = 80

const short = (text: string): string =>
  text.length > longestLabel ? `${text.slice(0, longestLabel - 1).toWellFormed()}…` : text

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

const marks: { readonly [type: string]: string } = {
  bold: 'Bold',
  italic: 'Italic',
  keyboard: 'Key',
  strikethrough: 'Strikethrough',
  superscript: 'Superscript',
  subscript: 'Subscript',
  color: 'Color',
}

const named = (name: string, value: string): string => (value === '' ? name : short(`${name} ${value}`))

const linkLabel = (ref: Json | undefined): string => {
  const target = referenceOf(ref)
  return target?.kind === 'url'
    ? named('Link to', target.url)
    : named('Link', target ? `to a ${target.kind}` : '')
}

export const wrapLabel = (node: Mark | Inline): string => {
  if (node.object === 'mark') return marks[node.type] ?? named('Formatting', node.type)
  if (node.type === 'link') return linkLabel(node.data['ref'])
  return node.type === 'annotation' ? 'Annotation' : named('Element', node.type)
}

/** What readers see, as far as it is known without their page. */
export const atomWord = (node: Inline | Leaf): string => {
  if (node.object === 'leaf') return node.text
  const { type, data } = node
  if (type === 'emoji') return emojiText(textOf(data['code']))
  const member = {
    'inline-math': 'formula',
    'inline-image': 'alt',
    button: 'label',
    expression: 'expression',
  }[type]
  return member === undefined ? '' : textOf(data[member])
}

const atoms: { readonly [type: string]: string } = {
  emoji: 'Emoji',
  icon: 'Icon',
  expression: 'Expression',
  'inline-math': 'Formula',
  'inline-image': 'Image',
  mention: 'Mention',
  button: 'Button',
  html: 'HTML',
}

export const atomLabel = (node: Inline | Leaf): string => {
  if (node.object === 'leaf') return named('Code', node.text)
  const word = node.type === 'icon' ? textOf(node.data['icon']) : atomWord(node)
  return named(atoms[node.type] ?? `Element ${node.type}`, word)
}

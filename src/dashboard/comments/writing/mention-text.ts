/**
 * Mentions while typing: a person is `@Name` in the text, and a link in the Markdown that is sent and stored. Only a
 * picked name is a mention, so people are distinguished by what was picked.
 */

/** Names in the text: name → id of the person. */
export type MentionedNames = ReadonlyMap<string, string>

export interface TypedText {
  readonly text: string
  readonly named: MentionedNames
}

/** A mention link; the name may contain escapes. */
const link = /\[@((?:[^[\]\\\n]|\\.){1,200})\]\(\/users\/([\w-]{1,64}) "mention"\)/gu
/** Code is literal: a name in it is not a mention. */
const code = /(```[^]*?(?:```|$)|`[^`\n]*`)/u

const escaped = (name: string): string => name.replaceAll(/[[\]\\]/g, '\\$&')
const literal = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A unique name for a person in the text. */
export const nameFor = (
  named: MentionedNames,
  person: { readonly id: string; readonly name: string },
): string => {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? person.name : `${person.name} ${count}`
    const taken = named.get(name)
    if (taken === undefined || taken === person.id) return name
  }
}

/** Converts stored Markdown to typed text. */
export const typedText = (markdown: string): TypedText => {
  const names = new Map<string, string>()
  const text = markdown.replaceAll(link, (_whole, written: string, id: string) => {
    const name = nameFor(names, { id, name: written.replaceAll(/\\(.)/g, '$1') })
    names.set(name, id)
    return `@${name}`
  })
  return { text, named: names }
}

/** Converts typed text to Markdown: each picked name that appears as a whole word outside of code is a mention. */
export const sentMarkdown = ({ text, named }: TypedText): string => {
  if (named.size === 0) return text
  // Longest first, so that “Ada Lind” is not matched as “Ada”.
  const names = [...named.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_])@(${names.map(literal).join('|')})(?![\\p{L}\\p{N}_])`,
    'gu',
  )
  return text
    .split(code)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replaceAll(
            pattern,
            (_whole, name: string) => `[@${escaped(name)}](/users/${named.get(name) ?? ''} "mention")`,
          ),
    )
    .join('')
}

export interface MentionQuery {
  /** Position of the `@`. */
  readonly from: number
  /** The text between it and the caret. */
  readonly query: string
}

const longestQuery = 40

/** The name being typed before the caret; undefined if there is none. */
export const mentionBefore = (text: string, caret: number): MentionQuery | undefined => {
  const before = text.slice(Math.max(0, caret - longestQuery), caret)
  const found = /(?:^|[\s(])@([\p{L}\p{N}_.'-]*(?: [\p{L}\p{N}_.'-]+)?)$/u.exec(before)
  const query = found?.[1]
  return query === undefined ? undefined : { from: caret - query.length - 1, query }
}

/** Whether the email address or a word of the name starts with the query, as in the service's search. */
export const matchesPerson = (
  { displayName, email = '' }: { readonly displayName: string; readonly email?: string | undefined },
  query: string,
): boolean => {
  const [name, address, typed] = [displayName, email, query.trim()].map((text) => text.toLocaleLowerCase())
  return (
    name !== undefined &&
    typed !== undefined &&
    (name.startsWith(typed) || name.includes(` ${typed}`) || address?.startsWith(typed) === true)
  )
}

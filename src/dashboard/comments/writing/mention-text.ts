/**
 * Mentions while they are typed: a person is `@Name` in the text, and a link to them in the Markdown that is sent and
 * kept. Names are told apart by whom was picked, so that only a picked name is a mention.
 */

/** What a name in the text stands for: name → id of the person. */
export type Named = ReadonlyMap<string, string>

export interface TypedText {
  readonly text: string
  readonly named: Named
}

/** The name of a person with its escapes. */
const link = /\[@((?:[^[\]\\\n]|\\.){1,200})\]\(\/users\/([\w-]{1,64}) "mention"\)/gu
/** Code is said as it is written: a name in it names nobody. */
const code = /(```[^]*?(?:```|$)|`[^`\n]*`)/u

const escaped = (name: string): string => name.replaceAll(/[[\]\\]/g, '\\$&')
const literal = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A name for a person that no other one in the text has. */
export const nameFor = (named: Named, person: { readonly id: string; readonly name: string }): string => {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? person.name : `${person.name} ${count}`
    const taken = named.get(name)
    if (taken === undefined || taken === person.id) return name
  }
}

/** Markdown as it is typed. */
export const typedText = (markdown: string): TypedText => {
  const named = new Map<string, string>()
  const text = markdown.replaceAll(link, (_whole, written: string, id: string) => {
    const name = nameFor(named, { id, name: written.replaceAll(/\\(.)/g, '$1') })
    named.set(name, id)
    return `@${name}`
  })
  return { text, named }
}

/** What was typed as Markdown: each picked name, where it stands whole and outside of code, is a mention. */
export const sentMarkdown = ({ text, named }: TypedText): string => {
  if (named.size === 0) return text
  // The longest first, so that “Ada Lind” is not taken for “Ada”.
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

export interface Asked {
  /** Where the `@` stands. */
  readonly from: number
  /** What stands between it and the caret. */
  readonly query: string
}

const longestQuery = 40

/** The name that is being typed before the caret; undefined while none is. */
export const askedName = (text: string, caret: number): Asked | undefined => {
  const before = text.slice(Math.max(0, caret - longestQuery), caret)
  const found = /(?:^|[\s(])@([\p{L}\p{N}_.'-]*(?: [\p{L}\p{N}_.'-]+)?)$/u.exec(before)
  const query = found?.[1]
  return query === undefined ? undefined : { from: caret - query.length - 1, query }
}

/** Whether a word of the name, or the address, begins with what is typed, as the service finds people. */
export const isCalled = (
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

/** Names of people: from attributes, greetings, introductions and signatures. */
import type { MaskSpan } from './masked-text.ts'
import { stopList } from './stop-lists.ts'

/** A person, by the words of their name. */
export interface KnownName {
  /** Equal for all forms of one name. */
  readonly value: string
  /** The full name first, then its words. */
  readonly forms: readonly string[]
}

/** Words that begin like names after a greeting, and are none. */
const notNames = new Set(
  `there all team everyone everybody folks guys sir madam support world friends community docs documentation help
   again both one you hello hi hey thanks thank please regards best kind cheers sincerely greetings i we my our the this
   appreciated yes no ok okay sorry customer service sales admin administrator user monday tuesday wednesday thursday
   friday saturday sunday january february march april june july august september october november december zusammen
   leute liebes damen herren tous equipe equipo todos a an and but could can is it in on for how what when where why
   after before since while today yesterday tomorrow works worked fixed solved done great nice awesome perfect cool
   question problem issue bug urgent quick still not never need first second next last`.split(/\s+/),
)
/** Names that are also words; at the start of a sentence they are taken for words. */
const alsoWords = new Set(
  `will mark may grace rose hope art bill page drew pat sue frank chance chase dean guy rich max jack gene ray dawn joy
   faith june april august summer autumn skip rob miles wade basil christian sky angel star case major young long short
   white black brown green gray don king field price ford banks wood stone hill rivers bush lane`.split(
    /\s+/,
  ),
)

const nameWord = "\\p{Lu}[\\p{Ll}\\p{M}]{1,30}(?:['’-]\\p{Lu}?[\\p{L}\\p{M}]{1,30})?"
const middle = '(?: (?:von|van|de|der|den|da|di|del|la|le|bin|al|[A-Z]\\.)){0,2}'
const nameOf = (most: number): string => `${nameWord}(?:${middle} ${nameWord}){0,${most - 1}}`

const greetings =
  'hi|hello|hey|dear|hallo|hoi|bonjour|salut|cher|chère|hola|estimado|estimada|ciao|gentile|olá|oi|liebe|lieber|sehr geehrter? (?:herr|frau)|guten tag|good (?:morning|afternoon|evening)|thanks|thank you|thank you so much|thanks a lot|many thanks|cheers|danke|merci|gracias|grazie|obrigado|obrigada'
const title = '(?:(?:Mr|Mrs|Ms|Dr|Prof|Herr|Frau|Mme|M)\\.? )?'
const greeting = new RegExp(
  `(?<=^|[\\n.!?] ?|[\\n.!?] {2})(?:${caseless(greetings)}),? ${title}(${nameOf(3)})(?=[,!.:;]|\\s*$|\\s*\\n| [-–—])`,
  'gu',
)
const introduction = new RegExp(
  `(?:${caseless("my name is|my name's|mein name ist|je m'appelle|me llamo|mi chiamo|meu nome é|mijn naam is")}) (${nameOf(3)})|(?:${caseless('this is|ich bin|aquí|soy')}) (${nameOf(3)})(?= (?:from|at|with|here|von|de|again)\\b)`,
  'gu',
)

/** An expression that matches its first letters in both cases: the flag would let names begin in lower case. */
function caseless(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const upper = letter.toUpperCase()
    return upper === letter ? letter : `[${letter}${upper}]`
  })
}

const closing =
  /^(?:(?:with )?(?:best|kind|warm|many)?,? ?(?:regards|wishes)|best|all the best|thanks(?: (?:a lot|again|in advance|so much|and regards))?|many thanks|thank you(?: (?:so much|very much|in advance))?|cheers|sincerely|yours(?: (?:sincerely|truly|faithfully))?|mit (?:freundlichen|besten) gr(?:ü|ue)(?:ß|ss)en|(?:viele|beste|liebe|sch(?:ö|oe)ne) gr(?:ü|ue)(?:ß|ss)e|danke|mfg|lg|vg|cordialement|bien à vous|merci|un saludo|saludos(?: cordiales)?|atentamente|gracias|cordiali saluti|grazie|atenciosamente|obrigad[oa]|groeten|met vriendelijke groet)[,.!]?$/i
const signatureName = new RegExp(`^[-–— ]{0,4}${title}(${nameOf(4)})[,.]?$`, 'u')

/** Whether a line closes a message: "Best regards,". */
export const isClosing = (line: string): boolean => line.length <= 60 && closing.test(line.trim())

/** Words after the name of a product that do not change what it names: "Recto Docs". */
const genericWords = new Set(
  `docs documentation help center centre support team api guide handbook manual app cloud portal site website inc gmbh ag
   ltd llc sa bv srl`.split(/\s+/),
)

const withoutGeneric = (name: string): string => {
  const words = name.toLowerCase().trim().split(/\s+/)
  while (words.length > 1 && genericWords.has((words.at(-1) ?? '').replace(/[.,]/g, ''))) words.pop()
  return words.join(' ')
}

/** The forms by which an organization, a site or a space is addressed, for `isOwnName`. */
export const ownNameForms = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map(withoutGeneric).filter((name) => name !== ''))

/** Whether a name is that of an organization, a site or a space. */
export const isOwnName = (name: string, own: ReadonlySet<string>): boolean =>
  own.size > 0 && own.has(withoutGeneric(name))

const isName = (text: string, own: ReadonlySet<string>): boolean => {
  const [first = ''] = text.split(' ')
  const word = first.toLowerCase()
  if (notNames.has(word) || isOwnName(text, own)) return false
  return !stopList('en').has(word) || alsoWords.has(word)
}

const span = (start: number, name: string): MaskSpan => ({
  ...{ start, end: start + name.length, kind: 'name', value: name.toLowerCase() },
})

/** Names below a closing line or a `-- ` line. */
function* signatures(text: string, own: ReadonlySet<string>): Generator<MaskSpan> {
  let at = 0
  let open = 0
  for (const line of text.split('\n')) {
    const plain = line.trim()
    if (open > 0 && plain !== '') {
      const name = plain.length <= 80 ? signatureName.exec(plain)?.[1] : undefined
      if (name !== undefined && isName(name, own)) yield span(at + line.indexOf(name), name)
      open -= 1
      if (name !== undefined) open = 0
    }
    if (plain === '--' || isClosing(line)) open = 2
    at += line.length + 1
  }
}

/** Names where people are addressed, introduce themselves or sign. */
export const namesInContext = (text: string, own: ReadonlySet<string>): MaskSpan[] => {
  const found: MaskSpan[] = []
  for (const expression of [greeting, introduction])
    for (const match of text.matchAll(expression)) {
      const name = match[1] ?? match[2] ?? ''
      if (isName(name, own)) found.push(span(match.index + match[0].lastIndexOf(name), name))
    }
  for (const one of signatures(text, own)) found.push(one)
  return found.toSorted((a, b) => a.start - b.start)
}

const nameKey =
  /(?:^|[^a-z])(?:name|user|customer|author|contact|sender|requester|agent|assignee|from|person|client|owner|reporter|caller)(?:[^a-z]|$)|name$/i
const notNameKey =
  /(?:file|host|domain|product|plan|page|space|site|event|app|company|org|organi[sz]ation|browser|device|agent)[ _-]?name|user[ _-]?agent|(?:^|[ _-])ids?$|type|role|locale|count/i

const longestName = 80

/** Whether an attribute holds the name of a person. */
export const isNameAttribute = (key: string, value: string): boolean =>
  nameKey.test(key.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_')) &&
  !notNameKey.test(key) &&
  value.length <= longestName &&
  /^\p{L}[\p{L}\p{M}'’. -]{1,80}$/u.test(value.trim())

/** The forms of a name that are masked wherever they stand. */
export const knownName = (name: string, own: ReadonlySet<string>): KnownName => {
  const full = name.trim().replace(/\s{1,80}/g, ' ')
  const single = full
    .split(' ')
    .filter(
      (word) =>
        /^\p{Lu}[\p{L}\p{M}'’-]{2,}$/u.test(word) &&
        !notNames.has(word.toLowerCase()) &&
        !isOwnName(word, own),
    )
  return { value: full.toLowerCase(), forms: [...new Set([full, ...single])] }
}

const isWordChar = /[\p{L}\p{N}\p{M}_]/u
const sentenceStart = /(?:^|[.!?:\n]\s{0,4})$/

/** Names that are masked in one conversation. */
const mostNames = 50

/** Whole words that are a known name, as written there. */
export const namesByForm = (text: string, names: readonly KnownName[]): MaskSpan[] => {
  const found: MaskSpan[] = []
  for (const { value, forms } of names.slice(0, mostNames))
    for (const form of forms.slice(0, 5))
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
        const end = at + form.length
        if (isWordChar.test(text.charAt(at - 1)) || isWordChar.test(text.charAt(end))) continue
        if (text.charAt(end) === '(' || /[./@#-]/.test(text.charAt(at - 1))) continue
        if (alsoWords.has(form.toLowerCase()) && sentenceStart.test(text.slice(Math.max(0, at - 5), at)))
          continue
        found.push({ start: at, end, kind: 'name', value })
      }
  // Longer forms first, so that a full name is one place.
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

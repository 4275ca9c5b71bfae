/**
 * Masks personal data and secrets: `[email 1]`. Numbers count the values of a kind in one conversation; equal values
 * have the same number. Takes linear time; masking a masked conversation changes nothing.
 */
import { coveredCode } from './code-ranges.ts'
import type { ConversationPart, ConversationText } from './conversation.ts'
import { addresses } from './find-addresses.ts'
import { cards, emails, ibans, ipAddresses, phones } from './find-contacts.ts'
import type { KnownName } from './find-names.ts'
import {
  isNameAttribute,
  isOwnName,
  knownName,
  namesByForm,
  namesInContext,
  ownNameForms,
} from './find-names.ts'
import { assignedSecrets, credentials, prefixedSecrets, privateKeys, randomSecrets } from './find-secrets.ts'
import type { MaskSpan } from './masked-text.ts'
import { MaskedText } from './masked-text.ts'
import type { MaskKind } from './placeholders.ts'
import { maskKinds, placeholder, placeholderOf } from './placeholders.ts'

type Attributes = Readonly<Record<string, string>>

interface Unmasked extends ConversationText {
  readonly metadata?: { readonly attributes?: Attributes | undefined } | undefined
}

interface Redacted {
  readonly subject?: string
  readonly parts: readonly ConversationPart[]
  /** The number of places by kind; without kinds that do not occur. */
  readonly masked: readonly { readonly kind: string; readonly count: number }[]
  /** Attributes with their values masked; present if they were given. */
  readonly attributes?: Attributes
}

/** What one rule leaves is read by the next. */
const rules: readonly ((text: string) => Iterable<MaskSpan>)[] = [
  ...[privateKeys, credentials, prefixedSecrets, emails, addresses, ibans, cards, ipAddresses, phones],
  ...[assignedSecrets, randomSecrets],
]

/** In code are no names. */
const withoutCode = (text: string): string => coveredCode(text, '\ufffc')

/** Numbers for values, by kind, that no placeholder of the texts has yet. */
const numbering = (texts: readonly string[]): ((span: MaskSpan) => string) => {
  const last = new Map<string, number>()
  for (const text of texts)
    for (const [, kind = '', number] of text.matchAll(placeholder))
      last.set(kind, Math.max(last.get(kind) ?? 0, Number(number)))
  const numbers = new Map<string, number>()
  return ({ kind, value }) => {
    const key = `${kind} ${value}`
    let number = numbers.get(key)
    if (number === undefined) {
      number = (last.get(kind) ?? 0) + 1
      last.set(kind, number)
      numbers.set(key, number)
    }
    return placeholderOf(kind, number)
  }
}

/** Names of the attributes and those in greetings and signatures, without those that others contain. */
const namesOf = (
  attributes: Attributes,
  texts: readonly MaskedText[],
  own: ReadonlySet<string>,
): readonly KnownName[] => {
  const names = Object.entries(attributes)
    .filter(([key, value]) => isNameAttribute(key, value) && !isOwnName(value, own))
    .map(([, value]) => value)
  for (const { covered } of texts)
    for (const { start, end } of namesInContext(withoutCode(covered), own))
      names.push(covered.slice(start, end))
  const known: KnownName[] = []
  const forms = new Set<string>()
  for (const name of names
    .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((one) => knownName(one, own))) {
    const isNew = !name.forms.every((form) => forms.has(form))
    for (const form of name.forms) forms.add(form)
    if (isNew) known.push(name)
  }
  return known
}

/** The spans of names, under the value of the person they belong to. */
const nameSpans = (text: string, names: readonly KnownName[], own: ReadonlySet<string>): MaskSpan[] => {
  const readable = withoutCode(text)
  const context = namesInContext(readable, own)
  return [...namesByForm(readable, names), ...context].toSorted((a, b) => a.start - b.start || b.end - a.end)
}

const countsOf = (texts: readonly MaskedText[]): Redacted['masked'] => {
  const counts = new Map<MaskKind, number>()
  for (const { spans } of texts) for (const { kind } of spans) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return maskKinds.flatMap((kind) => {
    const count = counts.get(kind)
    return count === undefined ? [] : [{ kind, count }]
  })
}

/** Values of attributes as texts of their own; a value that is a name counts as one place. */
const attributeTexts = (attributes: Attributes, own: ReadonlySet<string>): [string, MaskedText][] =>
  Object.entries(attributes).map(([key, value]) => {
    const text = new MaskedText(value)
    if (isNameAttribute(key, value) && !isOwnName(value, own))
      text.mask([{ start: 0, end: value.length, kind: 'name', value: knownName(value, own).value }])
    return [key, text]
  })

/** `ownNames`: what the organization, its sites and its spaces are called; those are no names of people. */
export const redact = (
  { subject, parts, metadata }: Unmasked,
  ownNames: readonly string[] = [],
): Redacted => {
  const attributes = metadata?.attributes ?? {}
  const own = ownNameForms(ownNames)
  const values = attributeTexts(attributes, own)
  const texts = [new MaskedText(subject ?? ''), ...parts.map(({ body }) => new MaskedText(body))]
  const all = [...texts, ...values.map(([, text]) => text)]
  for (const text of all) for (const rule of rules) text.mask(rule(text.covered))
  const names = namesOf(attributes, texts, own)
  for (const text of texts) text.mask(nameSpans(text.covered, names, own))

  const numbered = numbering(all.map(({ original }) => original))
  const [masked = '', ...bodies] = texts.map((text) => text.replaced(numbered))
  return {
    ...(subject === undefined ? {} : { subject: masked }),
    parts: parts.map((part, at) => ({ ...part, body: bodies[at] ?? '' })),
    masked: countsOf(all),
    ...(metadata?.attributes === undefined
      ? {}
      : { attributes: Object.fromEntries(values.map(([key, text]) => [key, text.replaced(numbered)])) }),
  }
}

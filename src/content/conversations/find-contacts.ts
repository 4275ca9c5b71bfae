/** Email addresses, phone numbers, cards, bank accounts and IP addresses. */
import { trimOf } from '../document/linear-text.ts'
import type { MaskSpan } from './masked-text.ts'

const isLocal = /[\p{L}\p{N}._%+'-]/u
const isDomain = /[\p{L}\p{N}.-]/u
/** Endings of files: `icon@2x.png` is no address. */
const fileEnding =
  /^(?:png|jpe?g|gif|svg|webp|avif|ico|pdf|css|s?css|m?js|c?js|tsx?|jsx|json|ya?ml|md|html?|zip)$/i
const longestLocal = 64
const longestDomain = 255

export function* emails(text: string): Generator<MaskSpan> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at
    while (start > 0 && at - start < longestLocal && isLocal.test(text.charAt(start - 1))) start -= 1
    while (start < at && "._'-".includes(text.charAt(start))) start += 1
    let end = at + 1
    while (end < text.length && end - at <= longestDomain && isDomain.test(text.charAt(end))) end += 1
    while (end > at && '.-'.includes(text.charAt(end - 1))) end -= 1
    const domain = text.slice(at + 1, end)
    const dot = domain.lastIndexOf('.')
    const ending = domain.slice(dot + 1)
    if (start === at || dot <= 0 || domain.includes('..')) continue
    if (!/^\p{L}{2,24}$/u.test(ending) || fileEnding.test(ending)) continue
    if (text.slice(start, at) === 'git') continue
    yield { start, end, kind: 'email', value: text.slice(start, end).toLowerCase() }
  }
}

/** ISO 13616 lengths by country. */
const ibanLengths = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18
   FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21
   MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25
   SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** ISO 7064 MOD 97-10 of the account with its first four characters at the end. */
const isIban = (compact: string): boolean => {
  let rest = 0
  for (const char of compact.slice(4) + compact.slice(0, 4)) {
    const value = Number.parseInt(char, 36)
    if (Number.isNaN(value)) return false
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

export function* ibans(text: string): Generator<MaskSpan> {
  for (const match of text.matchAll(/(?<![A-Za-z0-9])[A-Za-z]{2}\d\d(?=[ A-Za-z0-9]{11})/g)) {
    const length = ibanLengths.get(match[0].slice(0, 2).toUpperCase())
    if (length === undefined) continue
    let compact = ''
    let end = match.index
    for (; end < text.length && compact.length < length; end += 1) {
      const char = text.charAt(end)
      if (/[A-Za-z0-9]/.test(char)) compact += char.toUpperCase()
      else if (char !== ' ' || text.charAt(end - 1) === ' ') break
    }
    if (compact.length !== length || /[A-Za-z0-9]/.test(text.charAt(end)) || !isIban(compact)) continue
    yield { start: match.index, end, kind: 'iban', value: compact }
  }
}

/** A run of digits and what may stand between the digits of one number. */
interface DigitRun {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly digits: string
}

const isDigit = (char: string): boolean => char >= '0' && char <= '9' && char.length === 1

/** Runs that begin at a digit, `+` or `(` and end at a digit. Two separators in a row end a run, but for `) `. */
function* digitRuns(text: string): Generator<DigitRun> {
  const begins = /[+(\d]/g
  for (let match = begins.exec(text); match !== null; match = begins.exec(text)) {
    const start = match.index
    let end = start + 1
    let last = isDigit(match[0]) ? end : start
    for (; end < text.length; end += 1) {
      const char = text.charAt(end)
      if (isDigit(char)) last = end + 1
      else if (!' .-()/\u00a0'.includes(char) || end - last >= 2) break
    }
    if (last === start) continue
    begins.lastIndex = last
    const run = text.slice(start, last)
    yield { start, end: last, text: run, digits: run.replace(/\D/g, '') }
  }
}

/** The checksum of card numbers (ISO/IEC 7812). */
const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - at))
    const value = at % 2 === 0 ? digit : digit * 2
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** Of the networks in use; the first group may be shorter. */
const cardStart = /^(?:4|5[0-9]|2[2-7]|3[0-8]|6[0-7])/

/** Characters beside a number that make it a part of something else: a name, a path, a version, an identifier. */
const isJoined = (text: string, { start, end }: DigitRun): boolean =>
  (text.charAt(start) === '+'
    ? /[\p{L}_]/u.test(text.charAt(start - 1))
    : /[\p{L}\p{N}_#/\\.:@=&%-]/u.test(text.charAt(start - 1))) ||
  /[\p{L}_/\\@%]/u.test(text.charAt(end)) ||
  /^[.:-][\p{L}\p{N}]/u.test(text.slice(end, end + 2))

const afterLabel = (text: string, start: number): boolean =>
  /(?:card|visa|mastercard|amex|karte|carte|tarjeta|iban|phone|tel|call|number|at|nummer)[.:]? ?[:=]$/i.test(
    text.slice(Math.max(0, start - 20), start),
  )

const isFree = (text: string, run: DigitRun): boolean =>
  !isJoined(text, run) || (':='.includes(text.charAt(run.start - 1)) && afterLabel(text, run.start))

const mostCardGroups = 7

/** The first card number that begins with a group of digits: `4111 1111 1111 1111 12/27` has one and a date. */
const cardIn = (
  groups: readonly RegExpMatchArray[],
  from: number,
): { last: number; digits: string } | undefined => {
  let digits = ''
  if (!cardStart.test(groups[from]?.[0] ?? '')) return undefined
  for (let at = from; at < Math.min(groups.length, from + mostCardGroups); at += 1) {
    digits += groups[at]?.[0] ?? ''
    if (digits.length > 19) return undefined
    if (digits.length >= 13 && passesLuhn(digits)) return { last: at, digits }
  }
  return undefined
}

export function* cards(text: string): Generator<MaskSpan> {
  for (const run of digitRuns(text)) {
    if (run.digits.length < 13 || !isFree(text, run)) continue
    const groups = [...run.text.matchAll(/\d+/g)]
    for (let from = 0; from < groups.length; from += 1) {
      const found = cardIn(groups, from)
      const [first, last] = [groups[from], groups[found?.last ?? -1]]
      if (found === undefined || first === undefined || last === undefined) continue
      const [start, end] = [run.start + first.index, run.start + last.index + last[0].length]
      yield { start, end, kind: 'card', value: found.digits }
      from = found.last
    }
  }
}

const dateLike = /^\(?(?:\d{4}[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})(?!\d)/
const phoneBefore =
  /(?:phone|tel|telephone|telefon|téléphone|teléfono|call|mobile|cell|handy|whatsapp|fax|ring|text me|dial|reach me|sms)[^\n\d+]{0,24}$/i
const northAmerican = /^(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/
const areaCode = /^\(0?\d{1,5}\)[ /-]?[\d /-]{5,20}$/
const trunk = /^0[1-9][\d /()-]{7,24}$/
const pairsOfTwo = /^0[1-9](?:[ .-]\d\d){4}$/
const trunkGroups = /^0\d{1,5}(?:[ /-]\d{2,9}){1,5}$/
const international = /^(?:\+(?=[\d(])|00(?=[1-9]))[\d ()./\u00a0-]{9,40}$/

const isPhone = (text: string, run: DigitRun): boolean => {
  const { digits, text: written } = run
  if (digits.length < 9 || digits.length > 15 || written.length > 40) return false
  if (pairsOfTwo.test(written)) return true
  if (dateLike.test(written)) return false
  if (international.test(written)) return !/\d{13}/.test(written) || written.startsWith('+')
  if (northAmerican.test(written) || areaCode.test(written)) return true
  if (phoneBefore.test(text.slice(Math.max(0, run.start - 40), run.start))) return !/\d[.]\d/.test(written)
  return trunk.test(written) || trunkGroups.test(written)
}

export function* phones(text: string): Generator<MaskSpan> {
  for (const run of digitRuns(text)) {
    if (!isFree(text, run) || !isPhone(text, run)) continue
    yield { start: run.start, end: run.end, kind: 'phone', value: run.digits.replace(/^00/, '') }
  }
}

/**
 * What an id that a client chose tells of a person. A number counts only if it is written as people write phone
 * numbers: ids of tickets are long numbers, too.
 */
export const personalKindOfId = (id: string): 'email' | 'phone' | undefined => {
  if ([...emails(id)].length > 0) return 'email'
  for (const { start, end } of phones(id)) if (/[ +()]/.test(id.slice(start, end))) return 'phone'
  return undefined
}

const versionBefore =
  /(?:\bv|version|ver\.|release|build|section|chapter|chrome|firefox|safari|edge|windows|android|ios|macos)[\s/:=]{0,3}$/i
const ipv4 = /(?<![\w.-])(?:\d{1,3}\.){3}\d{1,3}(?![\w-]|\.\d)/g
const ipv6 = /(?<![\w:.])[0-9a-fA-F:]{6,39}(?![\w:])/g

/** Loopback, unspecified, broadcast and masks belong to nobody. */
const isEverybodys = (octets: readonly number[]): boolean =>
  octets[0] === 127 || octets[0] === 0 || octets[0] === 255

const isIpv6 = (text: string): boolean => {
  const gap = text.indexOf('::')
  if (gap !== text.lastIndexOf('::') || text.includes(':::')) return false
  const groups = text.split(':').filter((group) => group !== '')
  if (!groups.every((group) => group.length <= 4)) return false
  return /\d/.test(text) && (gap < 0 ? groups.length === 8 : groups.length >= 3 && groups.length < 8)
}

export function* ipAddresses(text: string): Generator<MaskSpan> {
  const found: MaskSpan[] = []
  for (const match of text.matchAll(ipv4)) {
    const [value] = match
    const octets = value.split('.').map(Number)
    if (octets.some((octet) => octet > 255) || isEverybodys(octets)) continue
    if (versionBefore.test(text.slice(Math.max(0, match.index - 16), match.index))) continue
    found.push({ start: match.index, end: match.index + value.length, kind: 'ip', value })
  }
  for (const match of text.matchAll(ipv6)) {
    const value = trimOf(match[0], match[0].endsWith('::') || match[0].startsWith('::') ? '' : ':')
    const start = match.index + match[0].indexOf(value)
    if (value !== '' && isIpv6(value))
      found.push({ start, end: start + value.length, kind: 'ip', value: value.toLowerCase() })
  }
  yield* found.toSorted((a, b) => a.start - b.start)
}

/** Passwords, keys and tokens. */
import { beforeAny } from '../document/linear-text.ts'
import type { MaskSpan } from './masked-text.ts'

const secret = (start: number, end: number, text: string): MaskSpan => ({
  ...{ start, end, kind: 'secret', value: text.slice(start, end) },
})

/** Private keys from their first line to their last. */
export function* privateKeys(text: string): Generator<MaskSpan> {
  const open = '-----BEGIN '
  for (let start = text.indexOf(open); start >= 0;) {
    const head = text.indexOf('-----', start + open.length)
    if (head < 0) return
    const isKey = head - start < 60 && text.slice(start, head).includes('PRIVATE KEY')
    let next = head + 5
    if (isKey) {
      const foot = text.indexOf('-----END ', next)
      const stop = foot < 0 ? -1 : text.indexOf('-----', foot + 9)
      const end = foot < 0 ? text.length : stop < 0 ? text.length : stop + 5
      yield secret(start, end, text)
      next = end
    }
    start = text.indexOf(open, next)
  }
}

/** The longest host and credentials that are looked at. */
const longestAuthority = 512

/** User and password before the `@` of an address. */
export function* credentials(text: string): Generator<MaskSpan> {
  for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
    const start = at + 3
    let last = -1
    for (let end = start; end < Math.min(text.length, start + longestAuthority); end += 1) {
      const char = text.charAt(end)
      if ('/?#"\'<>`\ufffc'.includes(char) || char.trim() === '') break
      if (char === '@') last = end
    }
    if (last <= start) continue
    const value = text.slice(start, last)
    if (value !== 'git') yield { start, end: last, kind: 'credentials', value }
  }
}

/** Prefixes of keys and tokens of well-known services. */
const prefixed =
  /(?<![A-Za-z0-9])(?:sk_live_|sk_test_|rk_live_|rk_test_|sk-|ghp_|gho_|ghu_|ghs_|ghr_|github_pat_|glpat-|xox[abeoprs]-|npm_|pypi-|hf_|dop_v1_|shpat_|whsec_|SG\.|ya29\.|AIza|AKIA|ASIA|eyJ)[A-Za-z0-9_.=+/-]{8,4000}/g

const hasDigit = /\d/
const hasLetter = /[A-Za-z]/

/** `sk-` and `eyJ` also begin ordinary text, so that the rest must look made by a machine. */
export function* prefixedSecrets(text: string): Generator<MaskSpan> {
  for (const match of text.matchAll(prefixed)) {
    const found = match[0].replace(/[.=/-]{1,99}$/, '')
    if (found.length < 12 || (!hasDigit.test(found.slice(4)) && !/[A-Z]/.test(found.slice(8)))) continue
    if (found.startsWith('eyJ') && found.split('.').length < 2) continue
    yield secret(match.index, match.index + found.length, text)
  }
}

const assigned =
  /(?<![A-Za-z0-9])(password|passwd|passphrase|passcode|pwd|passwort|kennwort|contraseña|api[_ -]?key|access[_ -]?key|secret[_ -]?key|client[_ -]?secret|secret|auth[_ -]?token|access[_ -]?token|refresh[_ -]?token|token|bearer|basic)(?:["']?\s{0,3}[:=]\s{0,3}["']?| is:? | )([^\s"'`<>,;)\]}\ufffc]{4,512})/gi

const isPasswordWord = /^(?:pass|pwd|kennwort|contra)/i
/** Code and templates refer to secrets instead of holding them. */
const isReference = /^(?:[$<{[(*%]|process\.|env\.|os\.|secrets\.|https?:|\.{2})|\($/

/** Whether a value was chosen to be hard to guess: two of letters, digits and other characters. */
const looksChosen = (value: string): boolean => {
  if (!hasLetter.test(value) && !hasDigit.test(value)) return false
  const mixed = /[a-z]/.test(value) && /[A-Z]/.test(value.slice(1))
  return (hasDigit.test(value) && hasLetter.test(value)) || /[!@#$%^&*+~]/.test(value) || mixed
}

/** Values that are called a password, a token or a key. */
export function* assignedSecrets(text: string): Generator<MaskSpan> {
  for (const match of text.matchAll(assigned)) {
    const [whole, word = '', raw = ''] = match
    // In a query the next parameter follows.
    const isQuery = '?&'.includes(text.charAt(match.index - 1) || ' ')
    const value = (isQuery ? beforeAny(raw, '&#') : raw).replace(/[.!?:]{1,9}$/, '')
    const isAssigned = /[:=]/.test(whole.slice(word.length, whole.length - raw.length))
    if (isReference.test(value) || value.length < 4) continue
    const enough = isPasswordWord.test(word)
      ? looksChosen(value) && (isAssigned || hasDigit.test(value))
      : value.length >= 8 &&
        hasDigit.test(value) &&
        hasLetter.test(value) &&
        (isAssigned || value.length >= 16)
    if (!enough) continue
    const start = match.index + whole.length - raw.length
    yield secret(start, start + value.length, text)
  }
}

const token = /(?<![A-Za-z0-9_=+/.-])[A-Za-z0-9_=+-]{24,512}(?![A-Za-z0-9_=+/-])/g
/** What names an identifier: `request id: …`, `req_…`. */
const identifierBefore =
  /(?:\bid|\bids|trace|request|revision|commit|hash|checksum|sha\d{0,3}|nonce|integrity)["']?[\s:=#]{0,4}$/i
const identifierPrefix = /^(?:req|evt|page|usr|user|org|ord|order|inv|cus|pi|ch|run|job|trace|doc|spc|msg)_/

/** Shannon entropy in bits per character. */
const entropy = (text: string): number => {
  const counts = new Map<string, number>()
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}

/** How often the class of characters (lower, upper, digit) changes. */
const changes = (text: string): number => {
  const classOf = (char: string): number => (hasDigit.test(char) ? 0 : /[a-z]/.test(char) ? 1 : 2)
  let count = 0
  for (let at = 1; at < text.length; at += 1)
    if (classOf(text.charAt(at)) !== classOf(text.charAt(at - 1))) count += 1
  return count
}

/** Long tokens of mixed letters and digits without the pattern of a name, a hash or a UUID. */
export function* randomSecrets(text: string): Generator<MaskSpan> {
  for (const match of text.matchAll(token)) {
    const [found] = match
    const groups = found.match(/\d{1,512}/g) ?? []
    const isMixed = /[a-z].{0,512}[a-z]/.test(found) && /[A-Z].{0,512}[A-Z]/.test(found)
    if (!isMixed || groups.length < 2 || groups.join('').length < 3) continue
    if (changes(found) < found.length / 3 || entropy(found) < 3.5) continue
    if (identifierPrefix.test(found)) continue
    if (identifierBefore.test(text.slice(Math.max(0, match.index - 20), match.index))) continue
    yield secret(match.index, match.index + found.length, text)
  }
}

/** A rough estimate of password strength. Guidance only: the contract defines the requirements. */

export interface Strength {
  /** From 0 (guessed immediately) to 4 (strong). */
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly label: string
}

const common = [
  'password',
  'passwort',
  'letmein',
  'qwerty',
  'admin',
  'welcome',
  'iloveyou',
  'recto',
  'abc123',
  '123456',
]

/** Number of characters that neither repeat nor directly follow the one before: `aaaa` counts 1, `12345` counts 1. */
const freshCharacters = (text: string): number => {
  let fresh = 0
  let before = NaN
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    if (!(Math.abs(code - before) <= 1)) fresh += 1
    before = code
  }
  return fresh
}

const poolOf = (text: string): number =>
  (/[a-z]/.test(text) ? 26 : 0) +
  (/[A-Z]/.test(text) ? 26 : 0) +
  (/\d/.test(text) ? 10 : 0) +
  (/[^a-zA-Z\d]/.test(text) ? 33 : 0)

/**
 * Bits of a brute-force search over these characters, after common words and facts about the user (`known`:
 * name, address) are removed.
 */
export const passwordStrength = (password: string, known: readonly string[]): Strength => {
  let rest = password.toLowerCase()
  const parts = known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
    .filter((part) => part.length > 2)
  let spared = ''
  for (const word of [...common, ...parts]) {
    if (!rest.includes(word)) continue
    spared += 'x'
    rest = rest.split(word).join('')
  }
  const bits = (freshCharacters(rest) + spared.length) * Math.log2(Math.max(2, poolOf(password)))
  if (password.length < 10 || bits < 28)
    return { score: password === '' ? 0 : 1, label: 'Weak. Add more words.' }
  if (bits < 50) return { score: 2, label: 'Fair. Add another word or two.' }
  if (bits < 70) return { score: 3, label: 'Good.' }
  return { score: 4, label: 'Strong.' }
}

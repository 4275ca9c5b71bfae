/** Numbers in sentences. Always English, like the text around them. */

/** A number with its noun: `1 link`, `1,435 links`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/**
 * A file size for display: whole numbers below 1,000 bytes, at most three digits otherwise. Decimal units, as in file
 * managers. A non-breaking space precedes the unit.
 */
export const sizeText = (bytes: number): string => {
  const step = bytes <= 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumSignificantDigits: 3,
  })
    .format(bytes / 1000 ** step)
    .replace(' ', '\u00a0')
}

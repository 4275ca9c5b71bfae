/** Numbers as a sentence says them. English throughout, as the words around them are. */

/** A number with its noun: `1 link`, `1,435 links`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/**
 * Bytes as a person reads them: whole below 1,000, else three digits at most. Decimal units, as file managers show. The
 * unit stays on the line of its number.
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

/** Slugs: the part of a URL that identifies a page. */
import { trimEndOf, trimOf } from '../document/linear-text.ts'

/** Maximum length in UTF-16 units. */
export const slugLimit = 100

/** Whether a text that somebody wrote can be a slug. A browser would resolve one of dots as a step upwards. */
export const isSlug = (slug: string): boolean =>
  slug !== '' && slug.length <= slugLimit && !/[/?#%\\\s]/.test(slug) && !/^\.+$/.test(slug)

/** Latin letters that do not decompose to ASCII. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Truncates without splitting a character or leaving a trailing hyphen. */
const cut = (slug: string, limit: number): string => {
  let short = slug.slice(0, limit)
  if (!short.isWellFormed()) short = short.slice(0, -1)
  return trimEndOf(short, '-')
}

/**
 * The slug of a title: letters and digits of every script in lower case, Latin ones without accents, everything else
 * replaced by single hyphens; at most `slugLimit` long. `fallback` if nothing is left.
 */
export const slugOf = (title: string, fallback = 'page'): string => {
  const slug = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ]/gu, '')
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => {
      const base = letter.normalize('NFD').replace(/\p{M}+/gu, '')
      return plainLetters[base] ?? base
    })
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return cut(trimOf(slug, '-'), slugLimit) || fallback
}

/**
 * Makes slugs unique, one after the other, where each becomes taken and stays so: `slug`, or the first free of `slug-2`,
 * `slug-3`, …, truncated so that the number fits. A slug that was asked for before goes on with the next number.
 */
export const uniqueSlugs = (taken: (slug: string) => boolean): ((slug: string) => string) => {
  const next = new Map<string, number>()
  return (slug) => {
    if (!taken(slug)) return slug
    for (let number = next.get(slug) ?? 2; ; number += 1) {
      const ending = `-${number}`
      const candidate = cut(slug, slugLimit - ending.length) + ending
      if (taken(candidate)) continue
      next.set(slug, number + 1)
      return candidate
    }
  }
}

/** `slug`, or the first free one that `uniqueSlugs` finds. */
export const uniqueSlug = (slug: string, taken: (slug: string) => boolean): string => uniqueSlugs(taken)(slug)

/** Maximum length of a file name in UTF-16 units. */
const nameLimit = 256

/** Whether a name is one segment of a path on every system. */
const isFileName = (name: string): boolean =>
  name !== '' && name.length <= nameLimit && !/[/\\\p{Cc}]/u.test(name) && name !== '.' && name !== '..'

/** The stem and the extension, which is empty if there is none. */
const partsOf = (name: string): readonly [stem: string, extension: string] => {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
}

const shortened = (name: string): string => {
  const [stem, extension] = partsOf(name)
  if (name.length <= nameLimit) return name
  return extension.length < nameLimit
    ? cut(stem, nameLimit - extension.length) + extension
    : cut(name, nameLimit)
}

/** A file name that was stored before names were checked, as one segment of a path. */
export const safeFileName = (name: string): string =>
  isFileName(name) ? name : shortened(name.replace(/[/\\\p{Cc}]+/gu, '-').replace(/^\.{0,2}$/, 'file'))

/** The same for a file name, with the number before the extension: `plan-2.png`. At most 256 units. */
export const uniqueFileName = (name: string, taken: (name: string) => boolean): string => {
  if (!taken(name)) return name
  const [stem, extension] = partsOf(name)
  for (let number = 2; ; number += 1) {
    const ending = `-${number}${extension}`
    const candidate = cut(stem, Math.max(1, nameLimit - ending.length)) + ending
    if (!taken(candidate)) return candidate
  }
}

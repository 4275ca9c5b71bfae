import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, parseOklch } from './contrast.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split("[data-theme='dark']")

/** The color tokens of a part of the file: name without `--color-` → value as written. */
const tokensOf = (part: string): Map<string, string> =>
  new Map([...part.matchAll(/--color-([a-z-]+):\s*(oklch\([^)]*\))/g)].map((m) => [m[1] ?? '', m[2] ?? '']))

const themes = { light: tokensOf(light), dark: tokensOf(dark) }
const backgrounds = ['paper', 'desk', 'raised', 'hover', 'chosen']
const inks = ['accent', 'moss', 'rust', 'ochre', 'plum']

/** [text color, background, minimum contrast]: every pair that a component combines. */
const pairs: [string, string, number][] = [
  ...backgrounds.map((background): [string, string, number] => ['ink', background, 7]),
  ...inks.map((ink): [string, string, number] => ['ink', `${ink}-soft`, 7]),
  ...backgrounds.map((background): [string, string, number] => ['ink-soft', background, 4.5]),
  ...inks.map((ink): [string, string, number] => ['ink-soft', `${ink}-soft`, 4.5]),
  ...inks.flatMap((ink) =>
    [...backgrounds, `${ink}-soft`].map((on): [string, string, number] => [ink, on, 4.5]),
  ),
  ['on-accent', 'accent', 7],
  ['on-accent', 'accent-strong', 7],
  ['on-rust', 'rust', 7],
  ['on-rust', 'rust-strong', 7],
  ...['paper', 'desk', 'raised'].map((background): [string, string, number] => ['edge', background, 3]),
]

describe.each(Object.entries(themes))('%s', (_, tokens) => {
  const colour = (name: string) => parseOklch(tokens.get(name) ?? '') ?? expect.fail(`no token ${name}`)

  test.each(pairs)('%s on %s reaches %d', (ink, background, least) => {
    expect(contrast(colour(ink), colour(background))).toBeGreaterThanOrEqual(least)
  })
})

test('both themes define the same colors', () => {
  expect([...themes.dark.keys()].toSorted()).toEqual([...themes.light.keys()].toSorted())
})

test('computes 21 for black on white and 1 for white on white', () => {
  const white = parseOklch('oklch(1 0 0)') ?? expect.fail()
  const black = parseOklch('oklch(0 0 0)') ?? expect.fail()
  expect(contrast(white, black)).toBeCloseTo(21, 1)
  expect(contrast(white, white)).toBe(1)
})

test('converts a known color like the browser', () => {
  // #ff0000 is oklch(0.62796 0.25768 29.2339); its relative luminance is 0.2126.
  const red = parseOklch('oklch(0.62796 0.25768 29.2339)') ?? expect.fail()
  expect(red[0]).toBeCloseTo(1, 2)
  expect(red[1]).toBeCloseTo(0, 2)
  expect(red[2]).toBeCloseTo(0, 2)
})

import { expect, test } from 'vitest'
import { needlessExceptions, uncheckedLinks } from './link-addresses.ts'
import { sourceFiles } from './source-files.ts'

const folder = 'src/dashboard/'
const components = new Map(
  [...sourceFiles()]
    .filter(([path]) => path.startsWith(folder) && path.endsWith('.tsx'))
    .map(([path, text]) => [path.slice(folder.length), text]),
)

test('the dashboard links no address that may come from content without `safeLink`', () => {
  expect(components.size).toBeGreaterThan(100)
  expect(
    [...components].flatMap(([path, text]) => uncheckedLinks(path, text).map((one) => `${path}: ${one}`)),
  ).toEqual([])
  expect(needlessExceptions(components)).toEqual([])
})

test('the check sees what it is for', () => {
  expect(uncheckedLinks('pages/a.tsx', '<a href={page.href}>x</a>')).toEqual(['page.href'])
  expect(uncheckedLinks('pages/a.tsx', 'const b = page.href\n<a\n  href={b}>x</a>')).toEqual(['b'])
  expect(uncheckedLinks('pages/a.tsx', '<a href={safeLink(page.href)}>x</a>')).toEqual([])
  expect(uncheckedLinks('pages/a.tsx', 'const b = safeLink(page.href)\n<a href={b}>x</a>')).toEqual([])
  expect(uncheckedLinks('pages/a.tsx', 'const b = c === d ? e : safeLink(c)\n<a href={c}>x</a>')).toEqual([
    'c',
  ])
  expect(uncheckedLinks('pages/a.tsx', '<a href={`#${id}`}>x</a>')).toEqual([])
  expect(uncheckedLinks('pages/a.tsx', '<a href={`${scheme}:x`}>x</a>')).toEqual(['`${scheme}:x`'])
})

import { expect, test } from 'vitest'
import { isExternal, safeColor, safeImage, safeLink, safeSize } from './safe-url.ts'

test('addresses, colours and sizes', () => {
  for (const url of ['https://a', 'HTTP://a', 'mailto:a@b', 'tel:1', '/a:b', '#a:b', '?a:b', 'a/b', '//a'])
    expect(safeLink(url)).toBe(url)
  for (const url of [
    '',
    ' ',
    'javascript:1',
    'x:y',
    '%6aavascript:1',
    'javascript&colon;:1',
    'data:image/png;base64,AA',
  ])
    expect(safeLink(url)).toBeUndefined()
  expect(safeImage('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA')
  for (const url of ['data:image/svg+xml;base64,AAAA', 'mailto:a', 'data:image/png;base64,A"A'])
    expect(safeImage(url)).toBeUndefined()
  expect(['//a', '/\\a', '\\\\a', 'https:a', '/a', 'a'].map(isExternal)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(['red', '$warning', '#fff', 'rgb(1,2,3)', 'red;'].map(safeColor)).toEqual([
    'red',
    '$warning',
    '#fff',
    undefined,
    undefined,
  ])
  expect([3, 0, '1px', '2%', '1e9', 'calc(1px)', null].map(safeSize)).toEqual([
    '3',
    undefined,
    '1',
    '2%',
    undefined,
    undefined,
    undefined,
  ])
})

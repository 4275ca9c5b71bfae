import { expect, test } from 'vitest'
import { cookieIn } from './site-request.ts'

test('the first of two cookies with the same name is used', () => {
  const cookie = cookieIn({ cookie: 'a=1; recto-visit=x%20y; recto-visit=z; bad=%ff' })
  expect([cookie('recto-visit'), cookie('a'), cookie('none'), cookie('bad')]).toEqual([
    'x y',
    '1',
    undefined,
    undefined,
  ])
})

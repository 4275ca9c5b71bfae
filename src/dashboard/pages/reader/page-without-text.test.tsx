import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Page } from '../../../client/types.gen.ts'
import { PageWithoutText } from './page-without-text.tsx'
import { placeOf } from '../links/link-text.ts'

const entry = (href?: string) =>
  renderToStaticMarkup(
    <PageWithoutText
      page={{ type: 'link', href } as unknown as Page}
      org="o1"
      space="s1"
      revision={undefined}
    />,
  )

const hostile = [
  'javascript:alert(1)',
  ' JaVa\tScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.org/1',
  'file:///etc/passwd',
]

test.each(hostile)('an entry of the table of contents with the address %j is no link', (address) => {
  const markup = entry(address)
  expect(markup).not.toContain('href=')
  expect(markup).toContain('not an address that may be opened')
})

test.each(hostile)('a place with the address %j is no link', (address) => {
  expect(placeOf({ kind: 'url', url: address } as Parameters<typeof placeOf>[0], 's1').href).toBe(undefined)
})

test('an honest address is a link, and none is told', () => {
  expect(entry('https://example.org/a')).toContain('href="https://example.org/a"')
  expect(entry()).toContain('another place')
})

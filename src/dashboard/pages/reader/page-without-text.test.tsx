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

test.each(hostile)('does not link a navigation entry with the URL %j', (address) => {
  const markup = entry(address)
  expect(markup).not.toContain('href=')
  expect(markup).toContain('not a valid URL')
})

test.each(hostile)('does not link a location with the URL %j', (address) => {
  expect(placeOf({ kind: 'url', url: address } as Parameters<typeof placeOf>[0], 's1').href).toBe(undefined)
})

test('links a safe URL, and says so if there is none', () => {
  expect(entry('https://example.org/a')).toContain('href="https://example.org/a"')
  expect(entry()).toContain('another location')
})

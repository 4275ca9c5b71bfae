import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { givenMediaType, receivedBytes } from './received-file.ts'

const stream = (...chunks: readonly string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)))

test('the bytes arrive in order', async () => {
  expect((await receivedBytes(stream('one ', 'two'))).toString()).toBe('one two')
  expect((await receivedBytes(stream('1234'), 4)).toString()).toBe('1234')
})

test('a file that is too large, empty, or missing is refused', async () => {
  await expect(receivedBytes(stream('123', '45'), 4)).rejects.toMatchObject({ reason: 'too-large' })
  await expect(receivedBytes(stream())).rejects.toMatchObject({ reason: 'bad-content' })
  await expect(receivedBytes(undefined)).rejects.toMatchObject({ reason: 'bad-content' })
})

test('the stream of a refused file stays open, so that the answer can be read', async () => {
  const body = stream('123', '45', '67')
  await expect(receivedBytes(body, 4)).rejects.toThrow()
  expect(body.destroyed).toBe(false)
})

test.each<[string | undefined, string]>([
  ['image/png', 'image/png'],
  ['Text/HTML; charset=utf-8', 'text/html'],
  ['application/vnd.a+b.c', 'application/vnd.a+b.c'],
  ['application/octet-stream', ''],
  ['application/x-www-form-urlencoded', ''],
  ['image', ''],
  ['image/png/x', ''],
  ['a/b c', ''],
  [`a/${'b'.repeat(198)}`, `a/${'b'.repeat(198)}`],
  [`a/${'b'.repeat(199)}`, ''],
  ['', ''],
  [undefined, ''],
])('the media type of `%s` is `%s`', (given, type) => {
  expect(givenMediaType({ 'content-type': given })).toBe(type)
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureFormat } from './image-format.ts'

const picture = sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })

test.each([
  ['png', () => picture.clone().png()],
  ['jpeg', () => picture.clone().jpeg()],
  ['gif', () => picture.clone().gif()],
  ['webp', () => picture.clone().webp()],
  ['avif', () => picture.clone().avif()],
] as const)('a %s is known by its first bytes, and not by fewer', async (format, made) => {
  const bytes = new Uint8Array(await made().toBuffer())
  expect(pictureFormat(bytes)).toBe(format)
  const needed = { png: 8, jpeg: 3, gif: 6, webp: 12, avif: 12 }[format]
  expect(pictureFormat(bytes.subarray(0, needed))).toBe(format)
  for (let length = 0; length < needed; length += 1) {
    expect(pictureFormat(bytes.subarray(0, length))).toBeUndefined()
    // Every one of these bytes counts, but for the size of the file or of its first box.
    const other = bytes.slice(0, needed)
    other[length] = (other[length] ?? 0) ^ 0x55
    const isSize = (format === 'webp' && length >= 4 && length < 8) || (format === 'avif' && length < 4)
    expect(pictureFormat(other), `byte ${length}`).toBe(isSize ? format : undefined)
  }
})

test.each(['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'RIFF....WAVEfmt ', '....ftypmp42'])(
  '“%s” is none of them',
  (text) => {
    expect(pictureFormat(new TextEncoder().encode(text))).toBeUndefined()
  },
)

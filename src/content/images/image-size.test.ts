import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageSize } from './image-size.ts'

const picture = (channels: 3 | 4) =>
  sharp({ create: { width: 301, height: 47, channels, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } })

test.each([
  ['PNG', () => picture(3).png()],
  ['GIF', () => picture(3).gif()],
  ['JPEG', () => picture(3).jpeg()],
  ['JPEG that comes in several passes', () => picture(3).jpeg({ progressive: true })],
  ['WebP', () => picture(3).webp()],
  ['WebP without loss', () => picture(3).webp({ lossless: true })],
  ['WebP that lets shine through', () => picture(4).webp()],
])('the size of a %s is read from its head', async (_name, made) => {
  const bytes = await made().toBuffer()
  expect(imageSize(bytes)).toEqual({ width: 301, height: 47 })
  for (let length = 0; length < 30; length += 1)
    expect(() => imageSize(bytes.subarray(0, length))).not.toThrow()
})

test('what is no picture has no size', () => {
  expect(imageSize(Buffer.from('RIFF....WEBPABCD and more than thirty bytes'))).toBeUndefined()
  expect(imageSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined()
})

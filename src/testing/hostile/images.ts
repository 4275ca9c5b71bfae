/** Images of few bytes and many pixels, and files that only start like images. */
import { once } from 'node:events'
import { crc32, createDeflate } from 'node:zlib'

const chunk = (type: string, data: Uint8Array): Buffer => {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length)
  bytes.write(type, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
  return bytes
}

/** First column and row of each pass of an interlaced PNG, and its steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Channels by PNG color type: gray, RGB, gray with alpha, RGB with alpha. */
const channelsOf = { 0: 1, 2: 3, 4: 2, 6: 4 } as const

interface PngOptions {
  readonly colour?: keyof typeof channelsOf
  readonly interlaced?: boolean
  /** Replaces the compressed pixels. */
  readonly pixels?: Uint8Array
}

const zeroRows = async (rows: readonly (readonly [bytes: number, count: number])[]): Promise<Buffer> => {
  const deflate = createDeflate({ level: 9 })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const ended = once(deflate, 'end')
  for (const [bytes, count] of rows) {
    const row = Buffer.alloc(1 + bytes)
    for (let at = 0; at < count; at += 1) if (!deflate.write(row)) await once(deflate, 'drain')
  }
  deflate.end()
  await ended
  return Buffer.concat(parts)
}

/** A PNG of black or transparent pixels. */
export const blankPng = async (
  width: number,
  height: number,
  { colour = 2, interlaced = false, pixels }: PngOptions = {},
): Promise<Buffer> => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, colour, 0, 0, interlaced ? 1 : 0], 8)
  const channels = channelsOf[colour]
  const rows = interlaced
    ? passes.map(
        ([left, top, across, down]) =>
          [Math.ceil((width - left) / across) * channels, Math.ceil((height - top) / down)] as const,
      )
    : [[width * channels, height] as const]
  const data = pixels ?? (await zeroRows(rows))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** The header of a JPEG, with nothing after it. */
const jpegHead = (width: number, height: number): Buffer => {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame])
}

/** A GIF with its single-pixel frame repeated `frames` times on a canvas of that size. */
const animatedGif = (width: number, height: number, frames: number): Buffer => {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from('\x21\xf9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** A WebP that claims a size and contains no pixels. */
const brokenWebp = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(40)
  bytes.write('RIFF')
  bytes.writeUInt32LE(32, 4)
  bytes.write('WEBPVP8X', 8)
  bytes.writeUInt32LE(10, 16)
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return bytes
}

export interface HostilePicture {
  readonly name: string
  readonly contentType: string
  /** `large`: with all the pixels it claims, which takes seconds to create. */
  readonly make: (large: boolean) => Promise<Buffer> | Buffer
  /** Whether a PDF shows it anyway. */
  readonly shown: boolean
}

const pngOf = { contentType: 'image/png', shown: false }

export const hostilePictures: readonly HostilePicture[] = [
  {
    ...pngOf,
    name: 'a PNG of 16,000 × 16,000',
    make: (large) => blankPng(16_000, 16_000, large ? {} : { pixels: Buffer.alloc(100) }),
  },
  {
    ...pngOf,
    name: 'an interlaced PNG of 8,000 × 8,000',
    make: (large) =>
      blankPng(8000, 8000, { colour: 6, interlaced: true, ...(!large && { pixels: Buffer.alloc(100) }) }),
  },
  {
    ...pngOf,
    name: 'an interlaced PNG through which something shines',
    make: (large) => blankPng(large ? 4000 : 400, 300, { colour: 6, interlaced: true }),
    shown: true,
  },
  {
    ...pngOf,
    name: 'a PNG whose pixels are broken',
    make: () => blankPng(300, 300, { colour: 6, pixels: Buffer.from('these are none') }),
  },
  {
    name: 'a JPEG of 65,500 × 65,500',
    contentType: 'image/jpeg',
    make: () => jpegHead(65_500, 65_500),
    shown: false,
  },
  {
    name: 'a drawing that says it is a PNG',
    contentType: 'image/png',
    make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>'),
    shown: false,
  },
  {
    name: 'an animation of many frames',
    contentType: 'image/gif',
    make: (large) => animatedGif(1000, 1000, large ? 200_000 : 2000),
    shown: true,
  },
  {
    name: 'an animation on a huge canvas',
    contentType: 'image/gif',
    make: () => animatedGif(60_000, 60_000, 2),
    shown: false,
  },
  { name: 'a broken WebP', contentType: 'image/webp', make: () => brokenWebp(3000, 3000), shown: false },
  {
    name: 'a WebP of 16,000 × 16,000',
    contentType: 'image/webp',
    make: () => brokenWebp(16_000, 16_000),
    shown: false,
  },
]

/** Smaller versions of pictures, requested from the sites' origin as a browser does. */
import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallPicture, type SmallPictureWidth } from '../../../contract/pages/thumbnails.ts'
import { putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { buildSitesApp } from '../../sites-app.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { purgeTrash } from '../../spaces/purge-trash.ts'

const size = { width: 600, height: 400 }

/** Noise, which no format compresses. */
const noise = () => sharp(randomBytes(size.width * size.height * 3), { raw: { ...size, channels: 3 } })

/** Left half red, right half blue, with enough noise to have some size. */
const halves = async (): Promise<Buffer> => {
  const pixels = randomBytes(size.width * size.height * 3).map((value) => value >> 2)
  for (let at = 0; at < pixels.length; at += 3)
    pixels[at + ((at / 3) % size.width < size.width / 2 ? 0 : 2)] = 240
  return Buffer.from(pixels)
}

/** A PNG that declares its size but has no pixels to decode. */
const headOnly = (width: number, height: number, bytes: number): Buffer => {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(bytes)
  return Buffer.concat([head, size, Buffer.from('IDAT'), randomBytes(bytes)])
}

it('rejects an image that would take too much memory by its header', async () => {
  await expect(shrinkPicture(headOnly(50_000, 50_000, 1000), 160)).rejects.toThrow(/over the limit/)
})

it('passes no bytes of other formats to a decoder', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(shrinkPicture(drawing, 160)).rejects.toThrow(/format is not supported/)
  // The first bytes of one format, and the rest of another.
  await expect(shrinkPicture(Buffer.concat([Buffer.from('GIF89a'), drawing]), 160)).rejects.toThrow()
  await expect(sharp(drawing).png().toBuffer()).rejects.toThrow(/unsupported|block/)
})

describe.each(engines)('smaller images on %s', (engine) => {
  let service: TestService
  let mara: Client
  let space: string
  let sites: FastifyInstance
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara)
    sites = buildSitesApp(service.ctx)
  })
  afterEach(async () => {
    await sites.close()
    await service.close()
  })

  const addressOf = async (name: string, contentType: string, bytes: Uint8Array): Promise<string> => {
    await putContent(service.ctx, space, mara.person, {
      pages: [],
      files: [{ id: 'picture', name, contentType, bytes }],
    })
    return String((await mara('GET', `/spaces/${space}/content/files/picture`)).body['downloadURL'])
  }
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const { pathname, search } = new URL(address)
    return sites.inject({ method: 'GET', url: pathname + search, headers })
  }
  const small = (address: string, width: SmallPictureWidth) => get(smallPicture(address, width))
  const kept = () => service.ctx.store.read.selectFrom('small_pictures').select('width').execute()

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('are made of %s', async (format) => {
    const whole = await noise().toFormat(format).toBuffer()
    const answer = await small(await addressOf(`a.${format}`, `image/${format}`, whole), 160)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': "inline; filename*=UTF-8''a.webp",
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.rawPayload.length).toBeLessThan(whole.length / 4)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 160,
      height: 107,
    })
  })

  it('are upright and have no camera metadata', async () => {
    const whole = await sharp(await halves(), { raw: { ...size, channels: 3 } })
      .withExif({ IFD3: { GPSLatitude: '59/1 7/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await sharp(whole).metadata()).toMatchObject({ orientation: 6, width: 600 })
    const { rawPayload } = await small(await addressOf('a.jpg', 'image/jpeg', whole), 160)
    const found = await sharp(rawPayload).metadata()
    expect([found.width, found.height]).toEqual([107, 160])
    expect([found.exif, found.icc, found.xmp, found.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    // What was on the left is now on top.
    const top = await sharp(rawPayload).extract({ left: 25, top: 10, width: 50, height: 50 }).png().toBuffer()
    const { channels } = await sharp(top).stats()
    expect(channels[0]?.mean).toBeGreaterThan(200)
    expect(channels[2]?.mean).toBeLessThan(80)
  })

  it('are the first frame of an animation and never larger than the original', async () => {
    const [first, second] = [randomBytes(200 * 200 * 3), randomBytes(200 * 200 * 3)]
    const whole = await sharp(Buffer.concat([first, second]), {
      raw: { width: 200, height: 400, channels: 3, pageHeight: 200 },
    })
      .gif()
      .toBuffer()
    expect(await sharp(whole, { animated: true }).metadata()).toMatchObject({ pages: 2 })
    const { rawPayload } = await small(await addressOf('a.gif', 'image/gif', whole), 320)
    const found = await sharp(rawPayload, { animated: true }).metadata()
    expect([found.width, found.height, found.pages ?? 1]).toEqual([200, 200, 1])
  })

  it('are the file itself if it is small', async () => {
    const whole = await noise().resize(60).png().toBuffer()
    const answer = await small(await addressOf('icon.png', 'image/png', whole), 160)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(answer.rawPayload.equals(whole)).toBe(true)
    expect(await kept()).toEqual([])
  })

  it.each([
    ['a bomb', (bytes: number) => headOnly(50_000, 50_000, bytes)],
    ['a broken picture', (bytes: number) => headOnly(100, 100, bytes)],
    ['a page that says it is a picture', (bytes: number) => Buffer.from(`<html>${'x'.repeat(bytes)}`)],
    [
      'a drawing that says it is a picture',
      (bytes: number) =>
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(bytes)}--></svg>`),
    ],
  ])('of %s are not made: the file is sent where that is little, else nothing', async (_name, bytesOf) => {
    const little = bytesOf(60_000)
    const answer = await small(await addressOf('a.png', 'image/png', little), 160)
    expect([answer.statusCode, answer.rawPayload.equals(little)]).toEqual([200, true])
    const much = await addressOf('a.png', 'image/png', bytesOf(400_000))
    expect((await small(much, 160)).statusCode).toBe(404)
    expect((await small(much, 160)).statusCode).toBe(404)
    expect((await get(much)).statusCode).toBe(200)
    expect(await kept()).toEqual([])
  })

  it('depend on the bytes, not on the name', async () => {
    const answer = await small(
      await addressOf('notes.txt', 'text/plain', await noise().jpeg().toBuffer()),
      160,
    )
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it('are made once under concurrent requests, and stored', async () => {
    let changes = 0
    const counted = () => {
      changes += 1
    }
    sharp.queue.on('change', counted)
    const once = async (work: () => Promise<unknown>): Promise<number> => {
      changes = 0
      await work()
      return changes
    }
    const one = await once(() =>
      sharp(randomBytes(3), { raw: { width: 1, height: 1, channels: 3 } })
        .png()
        .toBuffer(),
    )
    expect(one).toBeGreaterThan(0)
    const address = await addressOf('a.png', 'image/png', await noise().png().toBuffer())
    const answers: Buffer[] = []
    const ask = async () => {
      const { statusCode, rawPayload } = await small(address, 320)
      expect(statusCode).toBe(200)
      answers.push(rawPayload)
    }
    expect(await once(() => Promise.all(Array.from({ length: 20 }, ask)))).toBe(one)
    expect(await once(ask)).toBe(0)
    sharp.queue.off('change', counted)
    expect(new Set(answers.map((bytes) => bytes.toString('base64'))).size).toBe(1)
    expect(await kept()).toEqual([{ width: 320 }])
  })

  it('are served at the URLs of the file, in four sizes only', async () => {
    const address = await addressOf('a.png', 'image/png', await noise().png().toBuffer())
    const answer = await small(address, 160)
    expect(
      (await get(smallPicture(address, 160), { 'if-none-match': String(answer.headers['etag']) })).statusCode,
    ).toBe(304)
    for (const width of ['161', '0', '-160', '1e9', 'NaN', '', '160&width=320'])
      expect([width, (await get(`${address}&width=${width}`)).statusCode]).toEqual([width, 404])
    const [forged, other] = [new URL(smallPicture(address, 160)), new URL(smallPicture(address, 160))]
    forged.searchParams.set('type', 'image/webp')
    other.pathname = other.pathname.replace(space, 's_other')
    for (const { href } of [forged, other]) expect((await get(href)).statusCode).toBe(404)
    expect(await kept()).toEqual([{ width: 160 }])
    service.later(13 * 3600)
    expect((await small(address, 160)).statusCode).toBe(404)
  })

  it('are deleted with their space', async () => {
    await small(await addressOf('a.png', 'image/png', await noise().png().toBuffer()), 160)
    expect(await kept()).toHaveLength(1)
    await mara('DELETE', `/spaces/${space}`)
    service.later(8 * 24 * 3600)
    expect(await purgeTrash(service.ctx)).toBe(1)
    expect(await kept()).toEqual([])
  })
})

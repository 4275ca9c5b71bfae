/** Pictures of every format that files may have, in a PDF. */
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileEntry } from '../../content/revision.ts'
import { pictureFormat } from '../../content/picture-format.ts'
import type { TestService } from '../../testing/service.ts'
import { startTestService } from '../../testing/service.ts'
import { engines } from '../../testing/stores.ts'
import { putBlob } from '../storage/objects.ts'
import { drawnPictures, readPictures } from './pdf-pictures.ts'

const red = { r: 200, g: 20, b: 20 }
const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: red } })
const clear = sharp({ create: { width: 40, height: 20, channels: 4, background: { ...red, alpha: 0.5 } } })

describe.each(engines)('pictures for PDFs on %s', (engine) => {
  let service: TestService
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    const mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara)
  })
  afterEach(() => service.close())

  const read = async (bytes: Uint8Array, contentType: string) => {
    const blob = await service.around.store.write((db) => putBlob(db, space, bytes, contentType))
    const file: FileEntry = { kind: 'file', id: 'f1', name: 'a', contentType, size: bytes.length, blob }
    const found = await readPictures(service.around, space, [file], 1e6)
    return { bytes: found.get('f1'), size: drawnPictures(found).sizes.get('f1') }
  }

  it.each(['webp', 'gif', 'avif'] as const)('%s is drawn as a format that a PDF has', async (format) => {
    const { bytes, size } = await read(await plain.clone().toFormat(format).toBuffer(), `image/${format}`)
    expect(size).toMatchObject({ width: 40, height: 20 })
    expect(pictureFormat(bytes ?? new Uint8Array())).toMatch(/png|jpeg/)
    // It is still what it was: red.
    const { channels } = await sharp(bytes).stats()
    expect(channels[0]?.mean).toBeGreaterThan(180)
    expect(channels[1]?.mean).toBeLessThan(60)
  })

  it('what shines through stays so', async () => {
    const { bytes } = await read(await clear.clone().webp({ lossless: true }).toBuffer(), 'image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  })

  it('PNG and JPEG go in as they are', async () => {
    for (const format of ['png', 'jpeg'] as const) {
      const own = await plain.clone().toFormat(format).toBuffer()
      expect(own.equals((await read(own, `image/${format}`)).bytes ?? new Uint8Array())).toBe(true)
    }
  })

  it('what is broken, or no picture, is left out', async () => {
    const broken = (await plain.clone().webp().toBuffer()).subarray(0, 40)
    expect((await read(broken, 'image/webp')).bytes).toBeUndefined()
    expect((await read(Buffer.from('<html>'), 'image/gif')).bytes).toBeUndefined()
  })
})

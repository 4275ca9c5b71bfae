/** Pictures of every format that files may have, in a PDF. */
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FileEntry } from '../../../content/revision/revision.ts'
import { pictureFormat } from '../../../content/images/image-format.ts'
import { blankPng, hostilePictures } from '../../../testing/hostile/images.ts'
import type { TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { ProcessEnded } from '../../computing/pool.ts'
import { jobProcesses } from '../../jobs/job-processes.ts'
import { putBlob } from '../../storage/objects/blobs.ts'
import { drawnPictures } from './pdf-picture-nodes.ts'
import { readPictures } from './pdf-pictures.ts'
import { pictureHead } from '../../content/files/picture-header.ts'
import type { PictureToPrint } from './pdf-pictures.task.ts'
import { printedPixels } from '../../content/files/shrink-picture.ts'

const long = process.env['RECTO_LONG'] === '1'
const never = new AbortController().signal
const red = { r: 200, g: 20, b: 20 }
const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: red } })
const clear = sharp({ create: { width: 40, height: 20, channels: 4, background: { ...red, alpha: 0.5 } } })

describe.each(engines)('images for PDFs on %s', { timeout: 60_000 }, (engine) => {
  let service: TestService
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    const mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara)
  })
  afterEach(() => service.close())

  const read = async (bytes: Uint8Array, contentType: string) => {
    const blob = await service.ctx.store.write((db) => putBlob(db, space, bytes, contentType))
    const file: FileEntry = { kind: 'file', id: 'f1', name: 'a', contentType, size: bytes.length, blob }
    const found = await readPictures(service.ctx, space, [file], { most: 1e6, signal: never })
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

  it('keeps transparency', async () => {
    const { bytes } = await read(await clear.clone().webp({ lossless: true }).toBuffer(), 'image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  })

  it('uses PNG and JPEG unchanged', async () => {
    for (const format of ['png', 'jpeg'] as const) {
      const own = await plain.clone().toFormat(format).toBuffer()
      expect(own.equals((await read(own, `image/${format}`)).bytes ?? new Uint8Array())).toBe(true)
    }
  })

  it('shrinks images larger than a page needs, and keeps drawings as PNG', async () => {
    const large = await blankPng(3000, 2400)
    const { bytes = new Uint8Array(), size } = await read(large, 'image/png')
    expect(pictureFormat(bytes)).toBe('png')
    expect(size).toMatchObject({ width: 1600, height: 1280 })
    const tall = await read(await blankPng(1000, 8000, { colour: 0 }), 'image/png')
    expect(tall.size).toMatchObject({ width: 250, height: 2000 })
    const photo = await sharp(large).jpeg().toBuffer()
    expect(pictureFormat((await read(photo, 'image/jpeg')).bytes ?? new Uint8Array())).toBe('jpeg')
  })

  it.each(hostilePictures)('row 31: $name', { timeout: 120_000 }, async ({ make, contentType, shown }) => {
    const { bytes } = await read(await make(long), contentType)
    expect(bytes !== undefined).toBe(shown)
    const head = bytes && pictureHead(bytes)
    // The layout need not unpack much of it.
    expect(head?.whole ?? false).toBe(false)
    expect(head?.pixels ?? 0).toBeLessThanOrEqual(printedPixels)
  })

  /** PNG pictures as files of the space: `f0`, `f1` and so on. */
  const stored = (pictures: readonly Buffer[]): Promise<FileEntry[]> =>
    service.ctx.store.write(async (db) => {
      const made: FileEntry[] = []
      for (const [at, bytes] of pictures.entries()) {
        const blob = await putBlob(db, space, bytes, 'image/png')
        const { length: size } = bytes
        made.push({ kind: 'file', id: `f${at}`, name: 'a', contentType: 'image/png', size, blob })
      }
      return made
    })

  it('uses the other images when one crashes the conversion process', async () => {
    const clear = await blankPng(30, 30, { colour: 6 })
    const others = await Promise.all([31, 32].map((size) => blankPng(size, size, { colour: 6 })))
    const all = [others[0], clear, others[1]].flatMap((bytes) => bytes ?? [])
    const files = await stored(all)
    // In place of a picture that is too much for the library: the process is killed as soon as it has the second one.
    const run = jobProcesses.run.bind(jobProcesses)
    let killed = 0
    const killing = vi.spyOn(jobProcesses, 'run').mockImplementation((script, input, asks) => {
      const kill = new AbortController()
      const next = async (made: never) => {
        const given = (await asks['next']?.(made)) as PictureToPrint | null
        if (given === null || !clear.equals(given.bytes)) return given
        killed += 1
        kill.abort(new ProcessEnded('It was killed.'))
        return given
      }
      return run(script, input, { ...asks, next }, { signal: kill.signal })
    })
    const found = await readPictures(service.ctx, space, files, { most: 1e6, signal: never }).finally(() =>
      killing.mockRestore(),
    )
    expect([[...found.keys()], killed]).toEqual([['f0', 'f2'], 1])
  })

  it('flattens transparency beyond a limit', async () => {
    const bytes = await blankPng(1600, 2000, { colour: 6 })
    const files = await stored(Array.from({ length: 6 }, () => bytes))
    const found = await readPictures(service.ctx, space, files, { most: 1e8, signal: never })
    const clear = [...found.values()].map((made) => pictureHead(made)?.alpha)
    expect(clear).toEqual([true, true, true, true, true, false])
  })

  it('row 31: checks the pixels of each image and of all before conversion', async () => {
    const running = vi.spyOn(jobProcesses, 'run')
    try {
      await read(await blankPng(8001, 8000, { pixels: Buffer.alloc(100) }), 'image/png')
      expect(running).not.toHaveBeenCalled()
      // Each is just small enough and, so that it costs nothing, broken; all of them are too much.
      const bytes = await blankPng(8000, 8000, { pixels: Buffer.alloc(100) })
      const files = await stored(Array.from({ length: 70 }, () => bytes))
      const left = vi.spyOn(service.ctx.log, 'warn')
      await readPictures(service.ctx, space, files, { most: 1e6, signal: never })
      const reasons = left.mock.calls.map(([said]) => JSON.stringify(said).includes('pixels, which'))
      expect([reasons.length, reasons.filter(Boolean).length]).toEqual([70, 8])
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('leaves out images beyond the size limit of a PDF', async () => {
    const own = await plain.clone().png().toBuffer()
    const blob = await service.ctx.store.write((db) => putBlob(db, space, own, 'image/png'))
    const file: FileEntry = {
      ...{ kind: 'file', id: 'a', name: 'a', contentType: 'image/png', size: own.length, blob },
    }
    const files = [file, { ...file, id: 'b' }]
    const found = await readPictures(service.ctx, space, files, { most: own.length * 1.5, signal: never })
    expect([...found.keys()]).toEqual(['a'])
  })

  it('leaves out broken images and other files', async () => {
    const broken = (await plain.clone().webp().toBuffer()).subarray(0, 40)
    expect((await read(broken, 'image/webp')).bytes).toBeUndefined()
    expect((await read(Buffer.from('<html>'), 'image/gif')).bytes).toBeUndefined()
  })
})

/** A service whose large files are in an object storage: what people and readers notice of it, and what they do not. */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import type { S3Server } from '../../../testing/stores/s3-server.ts'
import { startS3Server } from '../../../testing/stores/s3-server.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { fsck } from '../../installation/fsck.ts'
import { buildSitesApp } from '../../sites-app.ts'

const bytes = randomBytes(300_000)
const hash = createHash('sha256').update(bytes).digest('hex')

describe.each(engines)('files in an object storage on %s', (engine) => {
  let server: S3Server
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  let organization: string
  let space: string
  beforeEach(async () => {
    server = await startS3Server()
    service = await startTestService(engine, { ...server.settings })
    mara = await service.person('mara', { operator: true })
    organization = await service.organization('Halden', mara)
    space = await service.space(organization, mara, { editMode: 'live' })
    sites = buildSitesApp(service.ctx)
  })
  afterEach(async () => {
    await sites.close()
    await service.close()
    await server.close()
  })

  const upload = (content: Buffer = bytes) =>
    mara('POST', `/spaces/${space}/content`, {
      changes: [
        {
          operation: 'insert_files',
          files: [{ name: 'a.png', contentType: 'image/png', base64: content.toString('base64') }],
        },
      ],
    })
  const fileIn = async (of: string) => {
    const { items } = await mara.done('GET', `/spaces/${of}/content/files`)
    const files = items as readonly { readonly size: number; readonly downloadURL: string }[]
    return files.find(({ size }) => size === bytes.length)
  }
  const download = async (of: string) => {
    const { pathname, search } = new URL((await fileIn(of))?.downloadURL ?? '')
    return sites.inject({ method: 'GET', url: pathname + search })
  }
  const key = (of: string) => `${of}/${hash.slice(0, 2)}/${hash}`

  it('are served through Recto as before, and no link leads to the storage', async () => {
    expect((await upload()).status).toBe(200)
    expect([...server.objects.keys()]).toEqual([key(space)])
    const file = await fileIn(space)
    expect(JSON.stringify(file)).not.toMatch(/X-Amz|127\.0\.0\.1:\d+\/recto-files/)
    const answer = await download(space)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'image/png', etag: `"${hash}"`, 'cache-control': 'private, max-age=3600' },
      'content-length': String(bytes.length),
    })
    const foreign = await service.space(organization, mara)
    const { pathname, search } = new URL(file?.downloadURL ?? '')
    const url = pathname.replace(space, foreign) + search
    expect((await sites.inject({ method: 'GET', url })).statusCode).toBe(404)
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('belong to a copy of their space too', async () => {
    await upload()
    const copy = String((await mara.done('POST', `/spaces/${space}/duplicate`))['id'])
    expect([...server.objects.keys()].toSorted()).toEqual([key(space), key(copy)].toSorted())
    server.objects.delete(key(space))
    expect((await download(copy)).rawPayload.equals(bytes)).toBe(true)
    expect((await fsck(service.ctx.store)).problems).toEqual([
      { space, message: expect.stringContaining('missing in the object storage') },
    ])
  })

  it('are added whole or not at all, and an outage says so', async () => {
    await upload()
    const before = (await mara.done('GET', `/spaces/${space}`))['revision']
    await server.stop()
    const refused = await upload(randomBytes(200_000))
    expect([refused.status, refused.body.error?.message]).toEqual([
      503,
      'The object storage of files is not responding. Try again in a moment.',
    ])
    expect(refused.headers['retry-after']).toBe('5')
    const missing = await download(space)
    expect([missing.statusCode, missing.body]).toEqual([
      503,
      'This file is not available right now. Try again in a moment.\n',
    ])
    // Small files and texts need no object storage.
    expect((await upload(randomBytes(1000))).status).toBe(200)
    const { health } = await mara.done('GET', '/installation')
    expect((health as readonly { id: string }[]).find(({ id }) => id === 'files')).toEqual({
      ...{ id: 'files', state: 'failed' },
      message: 'The object storage of files is not responding. Try again in a moment.',
    })
    await vi.waitFor(async () => {
      const ready = await service.app.inject({ method: 'GET', url: '/readyz' })
      expect([ready.statusCode, ready.json()]).toEqual([
        200,
        { status: 'ready', fileStorage: expect.stringContaining('not responding') },
      ])
    }, 10_000)
    await server.start()
    expect((await download(space)).rawPayload.equals(bytes)).toBe(true)
    expect((await mara.done('GET', `/spaces/${space}`))['revision']).not.toBe(before)
  })

  it('are served in parts, of which no more is read than is sent', async () => {
    await upload()
    const { pathname, search } = new URL((await fileIn(space))?.downloadURL ?? '')
    const get = async (headers: Record<string, string>) => {
      const answer = await sites.inject({ method: 'GET', url: pathname + search, headers })
      return [answer.statusCode, answer.headers['content-range'], answer.rawPayload] as const
    }
    expect(await get({ range: 'bytes=100-199' })).toEqual([
      206,
      'bytes 100-199/300000',
      bytes.subarray(100, 200),
    ])
    expect(await get({ range: 'bytes=-5' })).toEqual([206, 'bytes 299995-299999/300000', bytes.subarray(-5)])
    expect((await get({ range: 'bytes=300000-' }))[0]).toBe(416)
    expect((await get({ range: 'bytes=0-1', 'if-range': '"another"' }))[0]).toBe(200)
    expect((await get({ range: 'bytes=0-1', 'if-range': `"${hash}"` }))[0]).toBe(206)
    server.objects.set(key(space), randomBytes(bytes.length + 1))
    expect((await get({ range: 'bytes=0-1' }))[0]).toBe(500)
  })

  it('are not served with other bytes', async () => {
    await upload()
    server.objects.set(key(space), randomBytes(bytes.length))
    const answer = await download(space)
    expect([answer.statusCode, answer.body]).toEqual([500, 'Something went wrong on the server.\n'])
  })

  it('leave no credentials of the storage in answers', async () => {
    server.fault = () => 'refuse'
    const answers = [
      await upload(),
      await mara('GET', '/installation'),
      await service.app.inject({ method: 'GET', url: '/readyz' }).then(({ body }) => body),
    ]
    for (const secret of [server.bucket.accessKey, server.bucket.secretKey])
      expect(JSON.stringify(answers)).not.toContain(secret)
  })
})

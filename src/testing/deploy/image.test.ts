/** The image, built without a network and started as `deploy/` tells. In the long run: it copies half a gigabyte. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packProgram } from '../packaging/write-package.ts'
import type { Image } from './build-image.ts'
import { buildImage } from './build-image.ts'
import type { Container } from './start-container.ts'
import { startContainer } from './start-container.ts'

const long = process.env['RECTO_LONG'] === '1'
const work = mkdtempSync(join(tmpdir(), 'recto-image-'))
let container: Container | undefined
afterAll(async () => {
  await container?.kill()
  rmSync(work, { recursive: true, force: true })
})

const prepare = async (): Promise<Image | string> => {
  const begun = performance.now()
  const archive = await packProgram(work, () => {})
  mkdirSync(join(work, 'image'))
  const image = await buildImage(archive, join(work, 'image'))
  if (typeof image === 'string') process.stderr.write(`Tests of the image are left out: ${image}\n`)
  else process.stderr.write(`The image was built in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
  return image
}
const image = long ? await prepare() : 'only in the long run'

/** What a process of the container finds out about itself. */
const look = `
const fs = require('node:fs')
const written = (path) => { try { fs.writeFileSync(path, ''); return 'written' } catch (error) { return error.code } }
const fetched = async (path) => { const answer = await fetch('http://127.0.0.1:4000' + path); return [answer.status, await answer.text()] }
const main = async () => console.log(JSON.stringify({
  user: process.getuid(),
  command: fs.readFileSync('/proc/1/cmdline', 'utf8').split('\\0'),
  status: fs.readFileSync('/proc/1/status', 'utf8'),
  places: ['/app/x', '/data/x', '/tmp/x', '/x'].map(written),
  ready: await fetched('/readyz'),
  page: await fetched('/'),
  outside: await fetch('http://192.0.2.1/').then(() => 'reached', (error) => error.cause.code),
}))
main()
`

describe.skipIf(typeof image === 'string')('the image', () => {
  it('starts without a network on read-only files, as a user without rights, and stops', async ({ skip }) => {
    const started = await startContainer(image as Image, join(work, 'image'), {
      RECTO_ADMIN_EMAIL: 'owner@example.org',
      RECTO_ADMIN_PASSWORD: 'a long password of the owner',
    })
    if (typeof started === 'string') {
      process.stderr.write(`The image is not started: ${started}\n`)
      return skip(started)
    }
    container = started
    const begun = performance.now()
    await expect
      .poll(() => started.output() + (started.ended() ? 'It ended.' : ''), { timeout: 60_000, interval: 10 })
      .toMatch(/Recto is running at|It ended\./)
    process.stderr.write(`The image was ready after ${((performance.now() - begun) / 1000).toFixed(2)} s\n`)
    expect(started.ended(), started.output()).toBe(false)

    const { config } = image as Image
    const [kind, ...check] = config.Healthcheck.Test
    expect(kind).toBe('CMD')
    expect(await started.run(...check)).toMatchObject({ code: 0, output: '' })
    const looked = await started.run('node', '-e', look)
    const seen = JSON.parse(looked.output) as Record<string, unknown>
    expect(seen).toMatchObject({
      user: 1000,
      places: ['EROFS', 'written', 'written', 'EROFS'],
      ready: [200, expect.anything()],
      page: [200, expect.stringContaining('<title>Recto</title>')],
      outside: 'ENETUNREACH',
    })
    // The program itself is the process that gets the signals.
    expect(seen['command']).toContain('/app/lib/service/main.js')
    expect(seen['status']).toMatch(/^CapEff:\s+0+$/m)
    const checked = await started.run('node', '/app/bin/recto.js', 'fsck')
    expect(checked, checked.output).toMatchObject({ code: 0 })
    expect(await started.stop()).toBe(0)
  })

  it('holds no settings but those of the image, and no sources', () => {
    const { config } = image as Image
    expect(config.Env.map((line) => line.split('=', 1)[0] ?? '').toSorted()).toEqual([
      'DATA_DIR',
      'HOST',
      'PATH',
    ])
  })
})

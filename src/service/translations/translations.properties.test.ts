/**
 * Laws of translations under random edits, moves and deletions of the source and the result, and random runs: what a
 * person wrote is never lost while its block exists, and a run twice changes nothing.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { translationJob } from './run/queue-run.ts'
import { runTranslationJob } from './run/run-translation.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261125)
const runs = Number(process.env['FC_RUNS'] ?? 4)

type Step =
  | { readonly kind: 'edit' | 'insert' | 'remove' | 'move' | 'translate' | 'in-result'; readonly at: number }
  | { readonly kind: 'run' }

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('edit', 'insert', 'remove', 'move', 'translate', 'in-result'),
      at: fc.nat({ max: 20 }),
    }),
    fc.constant({ kind: 'run' as const }),
  ),
  { minLength: 5, maxLength: 12 },
)

interface Block {
  readonly key?: string
  readonly nodes: readonly unknown[]
}
interface Document {
  readonly nodes: readonly Block[]
}

const paragraph = (text: string, key?: string): Block =>
  ({
    ...{ object: 'block', type: 'paragraph', data: {}, ...(key !== undefined && { key }) },
    nodes: [{ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] }],
  }) as Block

class World {
  readonly #mara: Client
  readonly #org: string
  readonly #source: string
  readonly #page: string
  readonly #id: string
  /** What people wrote, by block key. */
  readonly written = new Map<string, string>()
  #count = 0

  constructor(mara: Client, org: string, source: string, page: string, id: string) {
    this.#mara = mara
    this.#org = org
    this.#source = source
    this.#page = page
    this.#id = id
  }

  translation = () => this.#mara.done('GET', `/orgs/${this.#org}/translations/${this.#id}`)

  async result(): Promise<string> {
    return ((await this.translation())['result'] as { space: string }).space
  }

  async document(space = this.#source): Promise<Document> {
    const page = await this.#mara.done('GET', `/spaces/${space}/content/page/${this.#page}?format=document`)
    return page['document'] as Document
  }

  async #write(document: Document, space = this.#source): Promise<void> {
    const changes = [{ operation: 'update_page', page: this.#page, document: { document } }]
    await this.#mara.done('POST', `/spaces/${space}/content`, { changes })
  }

  async run(): Promise<void> {
    await this.#mara.done('POST', `/orgs/${this.#org}/translations/${this.#id}/run`)
    await expect
      .poll(async () => (await this.translation())['status'], { timeout: 20_000, interval: 30 })
      .toBe('completed')
  }

  async step(step: Step): Promise<void> {
    if (step.kind === 'run') return this.run()
    if (step.kind === 'translate') return this.#translate(step.at)
    const space = step.kind === 'in-result' ? await this.result() : this.#source
    const document = await this.document(space)
    const blocks = [...document.nodes]
    const at = step.at % Math.max(1, blocks.length)
    const block = blocks[at]
    const text = `Words number ${(this.#count += 1)}`
    if (step.kind === 'insert') blocks.splice(at, 0, paragraph(text))
    else if (block === undefined) return undefined
    else if (step.kind === 'edit' || step.kind === 'in-result') blocks[at] = paragraph(text, block.key)
    else blocks.splice(at, 1)
    if (step.kind === 'move' && block) blocks.splice((at + 2) % (blocks.length + 1), 0, block)
    await this.#write({ ...document, nodes: blocks }, space)
    if (step.kind === 'in-result' && block?.key !== undefined) this.written.set(block.key, text)
    return undefined
  }

  /** Types a translation of a unit that the result has. */
  async #translate(at: number): Promise<void> {
    const listed = await this.#mara.done('GET', `/orgs/${this.#org}/translations/${this.#id}/units?limit=100`)
    const units = (listed['items'] as { id: string; kind: string }[]).filter(({ kind }) => kind === 'text')
    const unit = units[at % Math.max(1, units.length)]
    if (unit === undefined) return
    const target = `Wörter ${(this.#count += 1)}`
    const path = `/orgs/${this.#org}/translations/${this.#id}/units/${unit.id}`
    const { status } = await this.#mara('PUT', path, { target })
    // A block that the result does not have yet is refused.
    expect([200, 400]).toContain(status)
    if (status === 200) this.written.set(unit.id.slice(unit.id.indexOf(':') + 1), target)
  }

  /** Every text of a person whose block the source still has stands in the result. */
  async check(): Promise<void> {
    const keys = new Set((await this.document()).nodes.map(({ key }) => key))
    const result = new Map(
      (await this.document(await this.result())).nodes.map((block) => [block.key, block]),
    )
    for (const [key, text] of this.written)
      if (keys.has(key))
        expect([key, JSON.stringify(result.get(key) ?? null)]).toEqual([key, expect.stringContaining(text)])
      else this.written.delete(key)
  }
}

describe.each(engines)('translations on %s', { timeout: 240_000 }, (engine) => {
  it('never lose what a person wrote, and are done after one run', async () => {
    const service: TestService = await startTestService(engine)
    service.ctx.jobs.handle(translationJob, runTranslationJob(service.ctx))
    service.ctx.jobs.start()
    try {
      const mara = await service.person('mara')
      const org = await service.organization('Halden', mara)
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const source = await service.space(org, mara, { editMode: 'live' })
          const document = {
            object: 'document',
            data: {},
            nodes: ['One', 'Two', 'Three', 'Four'].map((text) => paragraph(text)),
          }
          const { changes } = await mara.done('POST', `/spaces/${source}/content`, {
            changes: [{ operation: 'insert_page', title: 'Start', document: { document } }],
          })
          const page = (changes as { page: { id: string } }[])[0]?.page.id ?? ''
          const made = await mara.done('POST', `/orgs/${org}/translations`, {
            ...{
              source: { space: source, language: 'en' },
              language: 'de',
              engine: 'pseudo',
              autoRun: false,
            },
          })
          const world = new World(mara, org, source, page, String(made['id']))
          await world.run()
          await mara.done('PATCH', `/spaces/${await world.result()}`, { editMode: 'live' })
          for (const step of all) {
            await world.step(step)
            if (step.kind === 'run') await world.check()
          }
          await world.run()
          await world.check()
          const before = await world.translation()
          await world.run()
          const after = await world.translation()
          expect([after['result'], after['units']]).toEqual([before['result'], before['units']])
          expect((after['units'] as { missing: number }).missing).toBe(0)
        }),
        { seed, numRuns: runs, endOnFailure: true },
      )
    } finally {
      await service.close()
    }
  })
})

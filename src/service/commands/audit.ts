/** Verifies an exported audit log on any machine: it needs nothing but the file. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { verifyChain } from '../events/verify-chain.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'

async function* eventsIn(file: string): AsyncGenerator<unknown> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })
  for await (const line of lines) {
    if (line.trim() === '') continue
    try {
      yield JSON.parse(line) as unknown
    } catch {
      yield undefined
    }
  }
}

export const verifyAuditCommand: Command = {
  name: 'verify-audit',
  usage: 'FILE.ndjson',
  summary: 'Verifies that no event in an exported audit log was changed, removed or moved.',
  options: {},
  positionals: 1,
  standsAlone: true,
  async run({ positionals, print }) {
    const [file = ''] = positionals
    let found
    try {
      found = await verifyChain(eventsIn(file))
    } catch (error) {
      throw new CommandError(`Cannot read ${file}: ${(error as Error).message}`)
    }
    const { events, head, problems } = found
    for (const problem of problems) print(problem)
    if (problems.length > 0)
      throw new CommandError(
        `This is not a complete audit log. Only an export without filters can be verified.`,
      )
    print(
      head === undefined
        ? 'The file contains no events.'
        : `Verified ${events} events. The last is ${head.number}, with the hash ${head.hash}.`,
    )
  },
}

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { spaceFolder } from '../pages/transfer/export-space.ts'
import { packed } from '../pages/transfer/content-to-folder.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'

export const exportCommand: Command = {
  name: 'export',
  usage: 'SPACE PATH [--json]',
  summary: 'Exports a space as Markdown into a new or empty folder, or into PATH.zip.',
  options: { json: { type: 'boolean' } },
  positionals: 2,
  async run({ installation, positionals: [id = '', path = ''], options, print }) {
    const { ctx } = installation
    const space = await ctx.store.read
      .selectFrom('spaces')
      .select(['id', 'revision'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!space) throw new CommandError(`The space ${id} does not exist.`)
    const target = resolve(path)
    const zipped = target.endsWith('.zip')
    if (zipped ? existsSync(target) : existsSync(target) && readdirSync(target).length > 0)
      throw new CommandError(`${target} already exists and is not overwritten. Choose a new path.`)
    const files = await ctx.store.snapshot(async (db) => {
      const { root } = await revisionOf(db, space.id, space.revision)
      return spaceFolder(ctx, db, space.id, root)
    })
    if (zipped) {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, await packed(files), { flag: 'wx' })
    } else {
      mkdirSync(target, { recursive: true })
      for (const [name, make] of files) {
        const file = join(target, name)
        // Paths were checked when they came in, but a tampered store must not write outside of the folder.
        if (!file.startsWith(target + sep))
          throw new CommandError(`A file in the space has the unsafe name "${name}".`)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, make(), { flag: 'wx' })
      }
    }
    print(
      options['json'] === true
        ? JSON.stringify({ space: space.id, revision: space.revision, files: files.size, path: target })
        : `Wrote ${files.size} files to ${target}.`,
    )
  },
}

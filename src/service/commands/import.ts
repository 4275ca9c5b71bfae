import { basename, resolve } from 'node:path'
import { fencedBlocksInNew } from '../integrations/catalog/fenced-blocks.ts'
import { importedFolder } from '../pages/transfer/folder-to-content.ts'
import { importSpace } from '../pages/transfer/import-space.ts'
import { FolderError } from '../pages/transfer/folder-limits.ts'
import { readFolder } from '../pages/transfer/read-folder.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'

/** Turns errors of reading a folder into errors of the command. */
const reading = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof FolderError ? new CommandError(error.message) : error
  }
}

export const importCommand: Command = {
  name: 'import',
  usage: 'PATH --org ID [--title T] [--json]',
  summary: 'Imports a folder or zip archive of Markdown as a new space.',
  options: { org: { type: 'string' }, title: { type: 'string' }, json: { type: 'boolean' } },
  positionals: 1,
  async run({ installation, positionals: [path = ''], options, print }) {
    const { ctx } = installation
    const { org } = options
    if (typeof org !== 'string') throw new CommandError('Specify the organization with --org ID.')
    const admin = await ctx.store.read
      .selectFrom('members')
      .select('person')
      .where('organization', '=', org)
      .where('disabled', '=', 0)
      .orderBy('role', 'desc')
      .orderBy('joined_at')
      .limit(1)
      .executeTakeFirst()
    if (!admin) throw new CommandError(`The organization ${org} does not exist.`)
    const title = typeof options['title'] === 'string' ? options['title'] : basename(resolve(path), '.zip')
    const { imported, leftOut } = await reading(async () => {
      const folder = await readFolder(resolve(path))
      if (folder.files.size === 0) throw new FolderError(`${path} contains no files.`)
      try {
        const request = {
          organization: org,
          title: title.slice(0, 50),
          createdBy: admin.person,
          via: 'command line' as const,
          content: importedFolder(folder.files, ctx.mint, {
            fencedBlocks: await fencedBlocksInNew(ctx.store.read, org),
          }),
        }
        return { imported: await importSpace(ctx, request), leftOut: folder.warnings }
      } finally {
        folder.close()
      }
    })
    const warnings = [...leftOut, ...imported.warnings]
    const { space, revision, pages, files: fileCount, addresses } = imported
    if (options['json'] === true) {
      print(JSON.stringify({ space: space.id, revision, pages, files: fileCount, addresses, warnings }))
      return
    }
    for (const { file, line, message } of warnings)
      print(file === '' ? message : `${file}:${line}: ${message}`)
    print(`${addresses.kept} pages keep their URL, ${addresses.redirected} old URLs redirect.`)
    print(`Imported ${pages} pages and ${fileCount} files into ${ctx.addresses.space(org, space.id).app}`)
  },
}

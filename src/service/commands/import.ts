import { basename, resolve } from 'node:path'
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
  summary: 'Makes a space out of a folder or a zip archive of Markdown.',
  options: { org: { type: 'string' }, title: { type: 'string' }, json: { type: 'boolean' } },
  positionals: 1,
  async run({ installation, positionals: [path = ''], options, print }) {
    const { ctx } = installation
    const { org } = options
    if (typeof org !== 'string') throw new CommandError('Name the organization: --org ID.')
    const admin = await ctx.store.read
      .selectFrom('members')
      .select('person')
      .where('organization', '=', org)
      .where('disabled', '=', 0)
      .orderBy('role', 'desc')
      .orderBy('joined_at')
      .limit(1)
      .executeTakeFirst()
    if (!admin) throw new CommandError(`There is no organization ${org}.`)
    const title = typeof options['title'] === 'string' ? options['title'] : basename(resolve(path), '.zip')
    const { imported, leftOut } = await reading(async () => {
      const folder = await readFolder(resolve(path))
      if (folder.files.size === 0) throw new FolderError(`${path} holds no files.`)
      try {
        const request = {
          organization: org,
          title: title.slice(0, 50),
          createdBy: admin.person,
          content: importedFolder(folder.files, ctx.mint),
        }
        return { imported: await importSpace(ctx, request), leftOut: folder.warnings }
      } finally {
        folder.close()
      }
    })
    const warnings = [...leftOut, ...imported.warnings]
    const { space, revision, pages, files: fileCount } = imported
    if (options['json'] === true) {
      print(JSON.stringify({ space: space.id, revision, pages, files: fileCount, warnings }))
      return
    }
    for (const { file, line, message } of warnings) print(`${file}:${line}: ${message}`)
    print(`Imported ${pages} pages and ${fileCount} files into ${ctx.addresses.space(org, space.id).app}`)
  },
}

import { fsck } from '../installation/fsck.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'

export const fsckCommand: Command = {
  name: 'fsck',
  usage: '[--json]',
  summary: 'Checks the integrity of everything stored. Changes nothing.',
  options: { json: { type: 'boolean' } },
  positionals: 0,
  anySecret: true,
  async run({ installation, options, print }) {
    const { problems, ...counts } = await fsck(installation.ctx.store, installation.ctx.keys)
    if (options['json'] === true) print(JSON.stringify({ ...counts, problems }))
    else {
      for (const { space, message } of problems) print(space === '' ? message : `space ${space}: ${message}`)
      const { spaces, revisions, objects, blobs, auditEvents, unusedFiles } = counts
      print(
        `Checked ${spaces} spaces, ${revisions} revisions, ${objects} objects, ${blobs} files ` +
          `and ${auditEvents} audit log events.`,
      )
      if (unusedFiles > 0)
        print(
          `${unusedFiles} objects of the object storage belong to no file. They are deleted after a week.`,
        )
    }
    if (problems.length > 0)
      throw new CommandError(
        `Found ${problems.length} problems. Restore a backup, or export what is still readable.`,
      )
  },
}

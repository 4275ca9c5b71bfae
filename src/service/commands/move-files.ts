import { Failure } from '../http/failure.ts'
import type { FilePlace } from '../installation/move-files.ts'
import { moveFiles } from '../installation/move-files.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'

const isPlace = (text: unknown): text is FilePlace => text === 's3' || text === 'store'

/** Problems that are listed one by one. */
const named = 20

export const moveFilesCommand: Command = {
  name: 'move-files',
  usage: '--to s3|store',
  summary: 'Moves large files into the object storage, or back. The service can keep running.',
  options: { to: { type: 'string' } },
  positionals: 0,
  async run({ installation, options, print }) {
    const { to } = options
    if (!isPlace(to)) throw new CommandError('Say where the files should go: --to s3 or --to store.')
    const { store } = installation.ctx
    if (to === 's3' && store.files === undefined)
      throw new CommandError(
        'Set FILES_S3_ENDPOINT and the settings that go with it, as the service has them.',
      )
    let last = 0
    const { files, bytes, problems } = await moveFiles(store, to, ({ files: done, total }) => {
      last = done
      print(`Moved ${done} of ${total} files.`)
    }).catch((error: unknown) => {
      throw error instanceof Failure
        ? new CommandError(
            `${error.message} Moved at least ${last} files; run the command again to continue.`,
          )
        : error
    })
    for (const problem of problems.slice(0, named)) print(problem)
    const where = to === 's3' ? 'the object storage' : 'the database'
    print(`Moved ${files} files with ${bytes} bytes to ${where}.`)
    if (to === 'store') print('Their objects are deleted a week after the service first finds them unused.')
    if (problems.length > 0)
      throw new CommandError(`${problems.length} files are damaged or missing and were not moved. Run fsck.`)
  },
}

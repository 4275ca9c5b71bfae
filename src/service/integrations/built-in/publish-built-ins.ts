/** Publishes the integrations that come with the program when they are new or have changed. */
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import { sha256 } from '../../storage/objects/objects.ts'
import { takeLock } from '../../storage/locks.ts'
import type { Db } from '../../storage/store.ts'
import { scriptOfVersion } from '../dispatch/versions.queries.ts'
import { findIntegration } from '../model/integrations.queries.ts'
import { writeVersion } from '../publishing/publish-integration.ts'
import { packScript } from '../publishing/versions.store.ts'
import type { BuiltIn } from './built-in-integrations.ts'
import { builtIns } from './built-in-integrations.ts'

const sourceOf = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, 'scripts', `${name}.ts`), 'utf8')

/** The first line of a published script: which source it was made from. */
const markOf = (source: string): string => `// ${sha256(Buffer.from(source))}\n`

/** The source as JavaScript. Making it takes longer than everything else here, so it is made for new versions only. */
const scriptFrom = (source: string): string => markOf(source) + stripTypeScriptTypes(source)

/** Whether the newest published version has this manifest and was made from this source. */
const isCurrent = async (db: Db, { name, manifest }: BuiltIn, source: string): Promise<boolean> => {
  const row = await findIntegration(db, name)
  if (!row || row.manifest !== JSON.stringify(manifest)) return false
  const script = await scriptOfVersion(db, name, Number(row.version))
  return script.startsWith(markOf(source))
}

const publish = (ctx: Context, builtIn: BuiltIn, source: string): Promise<void> => {
  const script = packScript(scriptFrom(source))
  const { name, manifest } = builtIn
  return ctx.store.write(async (db) => {
    await takeLock(ctx.store.engine, db, 'builtInIntegrations')
    if (await isCurrent(db, builtIn, source)) return
    const owner = await findIntegration(db, name)
    if (owner && owner.built_in === 0) {
      ctx.log.warn(`The integration "${name}" of an organization hides the one that comes with the program`)
      return
    }
    const publishing = {
      name,
      organization: '',
      person: '',
      visibility: 'public',
      secrets: undefined,
      builtIn: true,
    }
    await writeVersion(ctx, db, publishing, { manifest, pictures: [], script })
  })
}

/** Does nothing for those that are current, which is the rule. Several processes may call it at once. */
export const publishBuiltIns = async (ctx: Context): Promise<void> => {
  for (const builtIn of builtIns) {
    const source = await sourceOf(builtIn.name)
    if (!(await isCurrent(ctx.store.read, builtIn, source))) await publish(ctx, builtIn, source)
  }
}

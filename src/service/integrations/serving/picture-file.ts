/** Icons and preview pictures of integrations, on the origin of sites. Their address names them by their content. */
import type { Context } from '../../context.ts'

/** The bytes of a PNG; undefined if there is no such picture. Everybody may see it: catalogs show pictures to all. */
export const readPicture = async (
  { store }: Context,
  { name, file }: { readonly name: string; readonly file: string },
): Promise<Buffer | undefined> => {
  const [, hash] = /^([0-9a-zA-Z_-]{20,100})\.png$/.exec(file) ?? []
  if (hash === undefined) return undefined
  const row = await store.read
    .selectFrom('integration_pictures')
    .select('bytes')
    .where('integration', '=', name)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row && Buffer.from(row.bytes)
}

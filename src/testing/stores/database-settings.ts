/** How the databases of tests are opened: on their server, or through a connection pooler in front of it. */

/** Not through a connection pooler (`TEST_DATABASE_PREPARE=0`). */
const preparesStatements = process.env['TEST_DATABASE_PREPARE'] !== '0'

/** How a test's database is opened. A pooler passes on no wake-ups: `TEST_DATABASE_DIRECT_URL` is the server behind it. */
export const postgresOptions = (
  databaseUrl: string,
): { readonly prepare: boolean; readonly listenUrl?: string } => {
  const server = process.env['TEST_DATABASE_DIRECT_URL']
  if (server === undefined) return { prepare: preparesStatements }
  const direct = new URL(server)
  direct.pathname = new URL(databaseUrl).pathname
  return { prepare: preparesStatements, listenUrl: direct.href }
}

/** The settings with which a program opens a test's database; none for the embedded store. */
export const databaseSettings = (databaseUrl: string | undefined): Record<string, string> => {
  if (databaseUrl === undefined) return {}
  const { prepare, listenUrl } = postgresOptions(databaseUrl)
  return {
    DATABASE_URL: databaseUrl,
    DATABASE_PREPARE: prepare ? '1' : '0',
    ...(listenUrl !== undefined && { DATABASE_LISTEN_URL: listenUrl }),
  }
}

/** Writes of every kind that content knows, for tests that end something in the middle of them. */

export type Answer = Readonly<Record<string, unknown>>

/** Calls an operation and gives its answer; throws where it was not answered with success. */
export type Client = (method: string, path: string, body?: object) => Promise<Answer>

/** What was acknowledged, as the address under which it must be found and what must stand there. */
export interface Promised {
  readonly path: string
  readonly shows: Answer
}

/** One round of a writer: each step is promised as soon as its answer has come. */
export const writeOnce = async (
  client: Client,
  organization: string,
  promise: (kept: Promised) => void,
): Promise<void> => {
  const space = (await client('POST', `/orgs/${organization}/spaces`, { title: 'Kept' }))['id'] as string
  const at = `/spaces/${space}`
  promise({ path: at, shows: { title: 'Kept' } })
  const comment = await client('POST', `${at}/comments`, { body: { markdown: 'Kept as well.' } })
  promise({ path: `${at}/comments/${comment['id'] as string}`, shows: { status: 'open' } })
  const change = await client('POST', `${at}/change-requests`, { subject: 'A page' })
  const changeAt = `${at}/change-requests/${change['id'] as string}`
  promise({ path: changeAt, shows: { subject: 'A page' } })
  await client('POST', `${changeAt}/content`, {
    changes: [{ operation: 'insert_page', title: 'Written', document: { markdown: 'Some text.' } }],
  })
  promise({ path: `${changeAt}/content/path/written`, shows: { title: 'Written' } })
  await client('POST', `${changeAt}/merge`)
  promise({ path: changeAt, shows: { status: 'merged' } })
  promise({ path: `${at}/content/path/written`, shows: { title: 'Written' } })
}

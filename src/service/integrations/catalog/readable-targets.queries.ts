/** Which of the spaces or sites of installations a caller can read. */
import type { Caller } from '../../access/caller.ts'
import { membershipOf } from '../../access/load-resource.ts'
import { rolesOnResources } from '../../access/roles-on-resources.ts'
import type { Db, Engine } from '../../storage/store.ts'

interface Target {
  readonly id: string
  readonly organization: string
}

/** For the integration itself all, as it is installed in them. A fixed number of queries for each organization. */
export const readableTargets = async <Row extends Target>(
  engine: Engine,
  db: Db,
  { caller, kind }: { readonly caller: Caller; readonly kind: 'spaces' | 'sites' },
  targets: readonly Row[],
): Promise<readonly Row[]> => {
  if (caller.integration) return targets
  const readable = new Set<string>()
  for (const [organization, own] of Map.groupBy(targets, (target) => target.organization)) {
    const membership = await membershipOf(db, organization, caller.person, caller)
    if (!membership) continue
    const people = [{ ...membership, person: caller.person }]
    const ids = own.map(({ id }) => id)
    const asked = { spaces: [], collections: [], sites: [], [kind]: ids }
    const roles = await rolesOnResources(engine, db, organization, people, asked)
    for (const id of ids) if (roles.roleOf(caller.person, id) !== null) readable.add(id)
  }
  return targets.filter(({ id }) => readable.has(id))
}

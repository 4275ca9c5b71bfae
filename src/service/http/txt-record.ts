/** Looks a TXT record up, by which the owner of a domain shows that it is theirs. */
import { resolveTxt } from 'node:dns/promises'

export interface TxtRecord {
  readonly name: string
  readonly type: 'TXT'
  readonly value: string
}

/** The TXT records of a name, each in its chunks. Throws on failure. */
export type TxtLookup = (name: string) => Promise<readonly (readonly string[])[]>

/** By the resolver of the system. */
export const lookUpTxt: TxtLookup = (name) => resolveTxt(name)

/** Undefined if the record exists, else what is wrong with it: the end of a sentence that begins with its name. */
export const txtProblem = async (
  lookUp: TxtLookup,
  { name, value }: TxtRecord,
): Promise<string | undefined> => {
  const found = await lookUp(name).then(
    (all) => all.some((pieces) => pieces.join('').trim() === value),
    () => undefined,
  )
  if (found === true) return undefined
  return found === undefined ? 'was not found' : 'has a different value'
}

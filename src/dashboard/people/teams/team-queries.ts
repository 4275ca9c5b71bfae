import { getTeamOptions } from '../../../client/@tanstack/react-query.gen.ts'

export const teamOptions = (org: string, team: string) =>
  getTeamOptions({ path: { organizationId: org, teamId: team } })

/** Search parameters of a list that can only be searched. */
export interface TextSearch {
  readonly q?: string
}

export const textSearch = ({ q }: Record<string, unknown>): TextSearch =>
  (typeof q === 'string' && q !== '') || typeof q === 'number' ? { q: String(q).slice(0, 512) } : {}

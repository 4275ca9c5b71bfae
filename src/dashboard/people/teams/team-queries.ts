import { getTeamOptions } from '../../../client/@tanstack/react-query.gen.ts'

export const teamOptions = (org: string, team: string) =>
  getTeamOptions({ path: { organizationId: org, teamId: team } })

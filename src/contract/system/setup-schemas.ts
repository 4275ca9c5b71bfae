/** The first account of an installation. */
import { z } from 'zod'
import { OrganizationTitle } from '../organizations/schemas.ts'
import { DisplayName, Email, Password } from '../people/schemas.ts'

const CommandPrefix = z.enum(['recto', 'npm run recto --'])
export type CommandPrefix = z.output<typeof CommandPrefix>

export const Setup = z
  .object({
    done: z.boolean(),
    commandPrefix: CommandPrefix.describe('What stands before the name of a command on the server.'),
    dataPath: z.string().optional().describe('The path of the data folder. Only before setup.'),
  })
  .meta({ id: 'Setup' })

export const RunSetup = z
  .strictObject({
    token: z.string().min(1).max(200).describe('The one-time token of the printed link.'),
    displayName: DisplayName,
    email: Email,
    password: Password,
    demo: z.boolean().describe('Whether to create the two demo organizations.'),
    organization: z.string().max(255).describe('The title of the first organization. Ignored with `demo`.'),
  })
  .refine(({ demo, organization }) => demo || OrganizationTitle.safeParse(organization).success, {
    path: ['organization'],
    error: 'Use at least 2 characters.',
  })
  .meta({ id: 'RunSetup' })

/** Instructions of an organization for all agents that write for it. */
import { z } from 'zod'
import { RichTextDocument } from '../documents/schemas.ts'
import { Timestamp } from '../wire/shapes.ts'

export const AgentInstructions = z
  .object({
    object: z.literal('agent-instructions'),
    instructions: RichTextDocument,
    updatedAt: Timestamp,
    updatedBy: z.string().describe('The id of a person.'),
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'AgentInstructions' })
export type AgentInstructions = z.output<typeof AgentInstructions>

export const AgentInstructionsUpdate = z
  .strictObject({ instructions: RichTextDocument })
  .meta({ id: 'AgentInstructionsUpdate' })

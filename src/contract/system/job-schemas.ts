/** Long-running work that can be monitored and cancelled. */
import { z } from 'zod'
import { JsonValue } from '../documents/schemas.ts'
import { Id, Timestamp } from '../wire/shapes.ts'

export const Job = z
  .object({
    object: z.literal('job'),
    id: Id,
    kind: z.string(),
    state: z.enum(['pending', 'running', 'done', 'failed', 'cancelled']),
    progress: z.int(),
    total: z.int().describe('The total amount of work. 0 while unknown.'),
    result: JsonValue.optional(),
    error: z.string().optional(),
    retryable: z.boolean().optional().describe('For a failed job: whether it can be retried.'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

/** The onboarding checklist of a new organization: derived from existing data, never checked manually. */
import { z } from 'zod'

export const FirstSteps = z
  .object({
    demo: z.boolean().describe('Whether this is a demo organization.'),
    dismissed: z.boolean().describe('Whether the caller dismissed the checklist.'),
    space: z.boolean().describe('Whether there is a space.'),
    invite: z.boolean().describe('Whether another person is a member or invited.'),
    changeRequest: z.boolean().describe('Whether a change request was created.'),
    review: z.boolean().describe('Whether a change request was opened for review.'),
    merge: z.boolean().describe('Whether a change request was merged.'),
    site: z.boolean().describe('Whether a site is published.'),
    secondFactor: z.boolean().describe('Whether the caller has a second factor.'),
  })
  .meta({ id: 'FirstSteps' })

/** The onboarding checklist of a new organization: derived from existing data, never checked manually. */
import { z } from 'zod'

export const FirstSteps = z
  .object({
    demo: z.boolean().describe('The organization is an example that came with the installation.'),
    dismissed: z.boolean().describe('Whether the caller has put the list aside.'),
    space: z.boolean().describe('There is a space.'),
    invite: z.boolean().describe('Somebody else is here, or was invited.'),
    changeRequest: z.boolean().describe('A change request was begun.'),
    review: z.boolean().describe('One was opened for review.'),
    merge: z.boolean().describe('One was merged.'),
    site: z.boolean().describe('A site is published.'),
    secondFactor: z.boolean().describe('The caller has a second factor.'),
  })
  .meta({ id: 'FirstSteps' })

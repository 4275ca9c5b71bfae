import type { z } from 'zod'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import type { PublicationForm, PublicationValues } from './publication-form.ts'

/** The form that publishes an integration, for its sections. */
export type Publication = ContractForm<z.input<typeof PublicationForm>, PublicationValues>

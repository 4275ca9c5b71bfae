/** The limits of the contract for tests of the content, which knows no contract and takes its limits as arguments. */
import type { DocumentLimits } from '../content/document-limits.ts'
import * as contract from '../contract/document-limits.ts'

export const pageLimits: DocumentLimits = contract.pageLimits

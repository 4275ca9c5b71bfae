import type { ChangeSize } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'

/** `3 pages: 2 added, 1 changed`. */
export const sizeText = ({ added, changed, deleted }: ChangeSize): string => {
  const all = added + changed + deleted
  if (all === 0) return 'No pages'
  const changes = [
    ...(added > 0 ? [`${added} added`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(deleted > 0 ? [`${deleted} deleted`] : []),
  ]
  return `${counted(all, 'page')}: ${changes.join(', ')}`
}

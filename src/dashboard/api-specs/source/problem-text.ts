import type { ApiSpecProblem } from '../../../client/types.gen.ts'

/** The message without the place at its beginning, which is shown apart. */
export const placelessMessage = ({ message, line }: Pick<ApiSpecProblem, 'message' | 'line'>): string =>
  line === undefined ? message : message.replace(/^Line \d+(?:, column \d+)?: /, '')

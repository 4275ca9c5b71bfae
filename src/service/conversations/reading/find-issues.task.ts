/** Finds the issues of conversations. One that cannot be read does not affect the others. */
import { featuresOf, packFeatures } from '../../../content/conversations/features.ts'
import type { FoundIssue } from '../../../content/conversations/find-issues.ts'
import { findIssues, issueText } from '../../../content/conversations/find-issues.ts'
import { loadLanguageTools } from '../../../content/conversations/language-tools.ts'
import { storedText } from '../stored-text.ts'

export interface TextToRead {
  readonly id: string
  readonly subject: string | null
  readonly content: Uint8Array
}

export interface ReadIssue extends Omit<FoundIssue, 'anchor'> {
  /** Identifies the issue in its conversation. */
  readonly anchor: string
  readonly compared: string
  readonly features: string
}

export interface ReadText {
  readonly id: string
  /** Undefined: it could not be read. */
  readonly issues: readonly ReadIssue[] | undefined
}

export const run = async (texts: readonly TextToRead[]): Promise<ReadText[]> => {
  const tools = await loadLanguageTools()
  return texts.map(({ id, subject, content }) => {
    try {
      const { parts } = storedText(content)
      const issues = findIssues({ subject: subject ?? undefined, parts }, tools).map((issue) => {
        const compared = issueText(issue)
        return { ...issue, compared, features: packFeatures(featuresOf(compared, issue.language, tools)) }
      })
      return { id, issues }
    } catch {
      return { id, issues: undefined }
    }
  })
}

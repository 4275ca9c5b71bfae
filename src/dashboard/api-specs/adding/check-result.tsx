import { CircleCheck } from 'lucide-react'
import type { ApiSpecCheckResult, ApiSpecProblem } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProblemList } from '../source/problem-list.tsx'

export interface CheckResultProps {
  readonly result: ApiSpecCheckResult
  readonly onLine: ((problem: ApiSpecProblem) => void) | undefined
}

/** What a check found: why the document is refused, or what is in it and what is wrong with it. */
export function CheckResult({ result, onLine }: CheckResultProps) {
  const { accepted, errors, problems } = result
  return (
    <output className="grid gap-2 rounded-base p-3 ring-1 ring-line ring-inset">
      {accepted ? (
        <>
          <p className="flex items-start gap-2">
            <Icon of={CircleCheck} className="mt-0.5 text-moss" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{acceptedText(result)}</span>
          </p>
          {problems.length > 0 && (
            <>
              <p>
                {counted(problems.length, 'problem')}. The document can be used; its reference may be
                incomplete where these are.
              </p>
              <ProblemList label="Problems" problems={problems} tone="warning" onLine={onLine} />
            </>
          )}
        </>
      ) : (
        <>
          <p className="font-strong">The document cannot be used. Nothing was saved.</p>
          <ProblemList label="Errors" problems={errors} tone="error" onLine={onLine} />
        </>
      )}
    </output>
  )
}

const acceptedText = ({ title, apiVersion, dialect, operations, schemas }: ApiSpecCheckResult): string =>
  [
    [title, apiVersion].filter((part) => part !== undefined && part !== '').join(' '),
    dialect === undefined ? '' : `OpenAPI ${dialect}`,
    operations === undefined ? '' : counted(operations, 'operation'),
    schemas === undefined ? '' : counted(schemas, 'schema'),
  ]
    .filter((part) => part !== '')
    .join(' · ')

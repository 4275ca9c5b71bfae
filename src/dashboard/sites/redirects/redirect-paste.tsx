import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listSiteRedirectsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { putSiteRedirects } from '../../../client/sdk.gen.ts'
import type { SiteRedirectResults } from '../../../client/types.gen.ts'
import { redirectsAtOnce, type NewSiteRedirect } from '../../../contract/sites/access/redirect-schemas.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextFileButton } from '../../ui/fields/text-file-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { readRedirectLines } from './redirect-lines.ts'

export interface RedirectPasteProps {
  readonly org: string
  readonly site: string
  readonly onClose: () => void
}

type Results = SiteRedirectResults['items']

/** Number of problems listed; more are counted. */
const mostListed = 50

/** Sets many redirects from pasted lines or a file, after reporting errors. */
export function RedirectPaste({ org, site, onClose }: RedirectPasteProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site }
  const [text, setText] = useState('')
  const lines = useMemo(() => readRedirectLines(text), [text])
  const good = lines.flatMap(({ redirect }) => redirect ?? [])
  const wrong = lines.flatMap(({ line, source, problem }) =>
    problem === undefined ? [] : [{ key: `${line}`, where: `Line ${line}, ${source}`, problem }],
  )
  const put = useMutation({
    mutationFn: async (redirects: readonly NewSiteRedirect[]) => {
      const results: Results = []
      for (let at = 0; at < redirects.length; at += redirectsAtOnce) {
        const body = { redirects: redirects.slice(at, at + redirectsAtOnce) }
        // Sequential batches: later redirects may target earlier ones.
        results.push(...(await putSiteRedirects({ path, body, throwOnError: true })).data.items)
      }
      return results
    },
    onSuccess: (results) => {
      if (results.every(({ result }) => result !== 'refused')) {
        void showToast({ text: counted(results.length, 'redirect is set', 'redirects are set') })
        onClose()
      }
      return client.invalidateQueries({ queryKey: listSiteRedirectsQueryKey({ path }).slice(0, 1) })
    },
  })
  const refused = (put.data ?? []).flatMap(({ source, result, problem }) =>
    result === 'refused' ? [{ key: source, where: source, problem: problem ?? '' }] : [],
  )
  const told = refused.length > 0 ? refused : wrong
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !put.isPending) onClose()
      }}
      wide
      title="Paste redirects"
      description="One a line: the path, a comma, where it leads. A path that ends in /* takes everything below it along; a third cell “temporary” asks browsers not to remember it."
      footer={
        <>
          <Button onClick={onClose}>{refused.length > 0 ? 'Close' : 'Cancel'}</Button>
          <Button
            variant="primary"
            busy={put.isPending}
            disabledReason={good.length === 0 ? 'No line says a path and where it leads.' : undefined}
            onClick={() => put.mutate(good)}
          >
            Set {counted(good.length, 'redirect', 'redirects')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 py-1">
        <TextArea
          label="Redirects"
          rows={8}
          spellCheck={false}
          className="font-mono"
          placeholder={'guide/old-name,guide/new-name\nhelp/*,https://help.example.org/,temporary'}
          value={text}
          onValueChange={(next) => {
            put.reset()
            setText(next)
          }}
        />
        <TextFileButton
          label="File of redirects"
          onText={(read) => {
            put.reset()
            setText(read)
          }}
        />
        <output>
          {lines.length > 0 &&
            (refused.length > 0
              ? `${counted(refused.length, 'redirect was', 'redirects were')} refused; the others are set.`
              : `${counted(good.length, 'redirect', 'redirects')} to set${wrong.length > 0 ? `, ${counted(wrong.length, 'line', 'lines')} left out` : ''}.`)}
        </output>
        {told.length > 0 && (
          <ul aria-label="What is wrong" className="grid gap-1">
            {told.slice(0, mostListed).map(({ key, where, problem }) => (
              <li key={key} className="break-words">
                <span className="font-strong">{where}</span>: {problem}
              </li>
            ))}
            {told.length > mostListed && <li>And {told.length - mostListed} more.</li>}
          </ul>
        )}
        <FormError error={put.error === null ? undefined : processError(put.error)} />
      </div>
    </Dialog>
  )
}

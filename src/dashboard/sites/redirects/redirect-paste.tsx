import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listSiteRedirectsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { putSiteRedirects } from '../../../client/sdk.gen.ts'
import type { SiteRedirectResults } from '../../../client/types.gen.ts'
import { redirectsAtOnce, type NewSiteRedirect } from '../../../contract/sites/access/redirect-schemas.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextFileButton } from '../../ui/fields/text-file-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { parseRedirectLines } from './redirect-lines.ts'

export interface RedirectPasteProps {
  readonly org: string
  readonly site: string
  readonly onClose: () => void
}

type Results = SiteRedirectResults['results']

/** Number of problems listed; more are counted. */
const maxListed = 50

/** Saves redirects in batches; `onSaved` is called if none was rejected. */
const usePutRedirects = (
  path: { readonly organizationId: string; readonly siteId: string },
  onSaved: () => void,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (redirects: readonly NewSiteRedirect[]) => {
      const results: Results = []
      for (let at = 0; at < redirects.length; at += redirectsAtOnce) {
        const body = { redirects: redirects.slice(at, at + redirectsAtOnce) }
        // Sequential batches: later redirects may target earlier ones.
        results.push(...(await putSiteRedirects({ path, body, throwOnError: true })).data.results)
      }
      return results
    },
    onSuccess: (results) => {
      if (results.every(({ status }) => status !== 'error')) {
        void showToast({ text: `${counted(results.length, 'redirect')} saved` })
        onSaved()
      }
      return client.invalidateQueries({ queryKey: listSiteRedirectsQueryKey({ path }).slice(0, 1) })
    },
  })
}

/** Sets many redirects from pasted lines or a file, after reporting errors. */
export function RedirectPaste({ org, site, onClose }: RedirectPasteProps) {
  const path = { organizationId: org, siteId: site }
  const [text, setText] = useState('')
  const lines = useMemo(() => parseRedirectLines(text), [text])
  const valid = lines.flatMap(({ redirect }) => redirect ?? [])
  const invalid = lines.flatMap(({ line, source, problem }) =>
    problem === undefined ? [] : [{ key: `${line}`, where: `Line ${line}, ${source}`, problem }],
  )
  const put = usePutRedirects(path, onClose)
  const rejected = (put.data ?? []).flatMap(({ source, status, error }) =>
    status === 'error' ? [{ key: source, where: source, problem: error ?? '' }] : [],
  )
  const problems = rejected.length > 0 ? rejected : invalid
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !put.isPending) onClose()
      }}
      wide
      title="Paste redirects"
      description="One redirect per line: path, comma, target. End a path with /* to include its subpaths. Add “temporary” as a third column to make a redirect temporary."
      footer={
        <>
          <Button onClick={onClose}>{rejected.length > 0 ? 'Close' : 'Cancel'}</Button>
          <Button
            variant="primary"
            busy={put.isPending}
            disabledReason={valid.length === 0 ? 'Enter a path and a target.' : undefined}
            onClick={() => put.mutate(valid)}
          >
            Save {counted(valid.length, 'redirect', 'redirects')}
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
          label="Redirects file"
          onText={(read) => {
            put.reset()
            setText(read)
          }}
        />
        <output>
          {lines.length > 0 &&
            (rejected.length > 0
              ? `${counted(rejected.length, 'redirect was', 'redirects were')} rejected. The others are saved.`
              : `${counted(valid.length, 'redirect', 'redirects')} to save${invalid.length > 0 ? `, ${counted(invalid.length, 'line', 'lines')} skipped` : ''}.`)}
        </output>
        {problems.length > 0 && (
          <ul aria-label="Problems" className="grid gap-1">
            {problems.slice(0, maxListed).map(({ key, where, problem }) => (
              <li key={key} className="break-words">
                <span className="font-strong">{where}</span>: {problem}
              </li>
            ))}
            {problems.length > maxListed && <li>{problems.length - maxListed} more.</li>}
          </ul>
        )}
        <FormError error={put.error} />
      </div>
    </Dialog>
  )
}

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { SiteDraft } from '../../../../client/types.gen.ts'
import { processError } from '../../../api/process-error.ts'
import { showToast } from '../../../ui/toast.ts'
import { draftOptions, structureOptions } from '../../site-queries.ts'

/** The stored draft of a structure, shared by all editors of the site. */
export interface StructureDraft {
  readonly org: string
  readonly site: string
  readonly draft: SiteDraft
  /** The draft as last received, which may be newer than the rendered one. */
  readonly latest: () => SiteDraft
  readonly store: (draft: SiteDraft) => void
  /** Fetches the draft and the structure again. */
  readonly refresh: () => Promise<unknown>
  /** Reports a failed write and fetches again. */
  readonly fail: (title: string, error: unknown) => Promise<unknown>
}

/** Access to the stored draft of a structure. */
export const useStructureDraft = (org: string, site: string): StructureDraft => {
  const client = useQueryClient()
  const { queryKey } = draftOptions(org, site)
  const { data: draft } = useSuspenseQuery(draftOptions(org, site))
  const refresh = (): Promise<unknown> =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: structureOptions(org, site).queryKey }),
    ])
  return {
    ...{ org, site, draft, refresh },
    latest: () => client.getQueryData(queryKey) ?? draft,
    store: (after) => void client.setQueryData(queryKey, after),
    fail: (title, error) => {
      const failure = processError(error)
      void showToast({ text: title, detail: `${failure.title}. ${failure.what}`, tone: 'failure' })
      return refresh()
    },
  }
}

/** Writes to a draft run one after another: each edit applies to the result of the previous ones. */
export const draftScope = (site: string) => ({ id: `site-draft ${site}` })

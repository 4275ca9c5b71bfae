import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { headingsOf } from '../../../content/document/heading-anchors.ts'
import { documentOf } from '../../documents/document-resources.ts'
import { pageAtOptions } from '../session/edit-requests.ts'
import {
  matchingSections,
  pageTarget,
  sectionTargets,
  type PickablePage,
  type ReferenceContext,
  type Target,
  type TargetKind,
} from './targets.ts'
import { useTargets } from './use-targets.ts'

export interface PickerTargetsOptions {
  readonly references: ReferenceContext
  /** The edited text, for its sections. */
  readonly document: (() => RichTextDocument) | undefined
  readonly kinds: readonly TargetKind[] | undefined
  readonly typed: string
  /** The page whose sections are listed; undefined to search everything. */
  readonly inside: PickablePage | undefined
}

/** The targets that match what was typed: everywhere, or the sections of one page. */
export const usePickerTargets = ({ references, document, kinds, typed, inside }: PickerTargetsOptions) => {
  const [sections] = useState(() =>
    document === undefined ? [] : sectionTargets(headingsOf(document()), undefined),
  )
  const found = useTargets({
    references,
    typed,
    open: inside === undefined,
    sections,
    ...(kinds === undefined ? {} : { kinds }),
  })
  const page = useQuery({
    ...pageAtOptions(references.space, references.revision, inside?.id ?? ''),
    enabled: inside !== undefined,
  })
  const withinPage = useMemo((): readonly Target[] => {
    if (inside === undefined) return []
    const text = page.data?.type === 'document' ? page.data.document : undefined
    const all = text === undefined ? [] : sectionTargets(headingsOf(documentOf(text)), inside)
    const matching = matchingSections(all, typed)
    // Sections that match come before their page.
    return typed.trim() === '' ? [pageTarget(inside), ...matching] : [...matching, pageTarget(inside)]
  }, [inside, page.data, typed])
  return inside === undefined
    ? { targets: found.targets, isSearching: found.searching }
    : { targets: withinPage, isSearching: page.isPending }
}

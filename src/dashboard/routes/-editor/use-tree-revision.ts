import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * The revision at which the tree of a change request is read. Each save creates a revision; the tree, which may be
 * large, is fetched again only for saves that changed more than text.
 */
export const useTreeRevision = (head: string) => {
  const textRevisions = useRef(new Set<string>())
  const [revision, setRevision] = useState(head)
  const follow = useEffectEvent((next: string) => {
    if (!textRevisions.current.has(next)) setRevision(next)
  })
  useEffect(() => follow(head), [head])
  return {
    revision,
    /** Call for a revision that changed only text, before the change request is known to have moved. */
    ignoreTextRevision: (next: string): void => void textRevisions.current.add(next),
  }
}

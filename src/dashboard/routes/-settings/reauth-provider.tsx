import { useEffect, useState } from 'react'
import { onReauthenticate } from '../../api/reauthentication.ts'
import { Deferred } from '../../ui/loading/deferred.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { loadUntilOnline } from '../../ui/loading/load-until-online.ts'

const ProofDialog = lazyComponent(
  async () => (await loadUntilOnline(() => import('../../system/reauth-dialog.tsx'))).ReauthDialog,
)

/** Rendered once: asks the user to reauthenticate when a request requires it. */
export function ReauthProvider() {
  const [answer, setAnswer] = useState<(proven: boolean) => void>()
  useEffect(
    () =>
      onReauthenticate(
        () =>
          new Promise((resolve) => {
            // State setters call functions, so wrap it in another one.
            setAnswer(() => (proven: boolean) => {
              setAnswer(undefined)
              resolve(proven)
            })
          }),
      ),
    [],
  )
  if (answer === undefined) return null
  return (
    <Deferred>
      <ProofDialog onAnswer={answer} />
    </Deferred>
  )
}

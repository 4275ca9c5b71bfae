import { useEffect, useState } from 'react'
import { onReauthenticate } from '../../api/reauthentication.ts'
import { Deferred } from '../../ui/loading/deferred.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

const loadDialog = () => import('../../system/reauth-dialog.tsx')
const ProofDialog = lazyComponent(async () => (await loadDialog()).ReauthDialog)

/** Rendered once: asks the user to reauthenticate when a request requires it. */
export function ReauthProvider() {
  const [answer, setAnswer] = useState<(proven: boolean) => void>()
  useEffect(
    () =>
      onReauthenticate(async () => {
        try {
          await loadDialog()
        } catch {
          // The request is refused, with what to do, instead of waiting for a dialog that cannot come.
          return false
        }
        return new Promise((resolve) => {
          // State setters call functions, so wrap it in another one.
          setAnswer(() => (proven: boolean) => {
            setAnswer(undefined)
            resolve(proven)
          })
        })
      }),
    [],
  )
  if (answer === undefined) return null
  return (
    <Deferred>
      <ProofDialog onAnswer={answer} />
    </Deferred>
  )
}

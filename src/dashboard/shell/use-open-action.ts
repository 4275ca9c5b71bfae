import { useNavigate } from '@tanstack/react-router'
import type { ToastAction } from '../ui/toast.ts'

/** The toast action after something was added to a change request: opens it. */
export const useOpenAction = (org: string, space: string): ((number: number) => ToastAction) => {
  const navigate = useNavigate()
  return (number) => ({
    label: 'Open',
    run: () =>
      void navigate({
        to: '/o/$org/s/$space/changes/$number',
        params: { org, space, number: String(number) },
      }),
  })
}
